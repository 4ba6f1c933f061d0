// What else can be done with an open work: begin from the image itself, look at its author, report it.
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { sharedWorkAddress } from '#web/model/works/public-places.ts';
import { inputAddress } from '#web/model/tasks/task-addresses.ts';
import { isGuest } from '#web/model/me/me.ts';
import { useUserId } from '#web/model/me/use-me.ts';
import { openLogin } from '#web/model/me/user-store.ts';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { Menu } from '#web/ui/layer/menu.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useShare } from './use-share.ts';

/** The tools that take an image, and those that take a video. */
const TAKE: Readonly<Record<PublicTask['kind'], readonly ToolName[]>> = {
  image: ['image-to-image', 'image-to-video', 'image-effect', 'video-effect', 'lip-sync'],
  video: ['upscale-video', 'lip-sync'],
};

/** `index`: of the image that is looked at. */
export function WorkMenu({ work, index }: { work: PublicTask; index: number }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const { copy } = useShare();
  const userId = useUserId();
  const [isReporting, setReporting] = useState(false);
  const report = () => (isGuest() ? openLogin() : setReporting(true));
  return (
    <>
      <Menu
        trigger={<IconButton label={t('ui.more')} icon={<Ellipsis />} />}
        head={t(work.kind === 'image' ? 'community.use_as_image' : 'community.use_as_video')}
        items={[
          ...TAKE[work.kind].map((tool) => ({
            label: words.tool(TOOL_TYPES[tool]),
            href: inputAddress(tool, work, index),
          })),
          'line',
          {
            label: t('community.copy_link'),
            onSelect: () => void copy(sharedWorkAddress(work.id), t('community.link_copied')),
          },
          ...(userId === work.author.id ? [] : [{ label: t('community.report.title'), onSelect: report }]),
        ]}
      />
      {isReporting && <ReportDialog work={work} onClose={() => setReporting(false)} />}
    </>
  );
}
