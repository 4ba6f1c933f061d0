// A work that somebody chose to show, to be looked at only.
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import { toolOfType } from '#contract/tool-names.ts';
import { TOOL_PATHS } from '#web/model/tasks/task-addresses.ts';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { Sheet } from '#web/ui/layer/sheet.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { PublicLook } from './public-look.tsx';
import style from './details-panel.module.css';

export type PublicPanelProps = { work: PublicTask | null; onClose: () => void; label: string };

export function PublicPanel({ work, onClose, label }: PublicPanelProps) {
  const { t } = useTranslation();
  return (
    <Sheet isOpen={work !== null} onClose={onClose} title={label} isTitleSmall>
      {work && (
        <PublicLook work={work}>
          <p className={style.private}>
            <UiLink href={TOOL_PATHS[toolOfType(work.type)]} className={buttonClass('filled')}>
              {t('gallery.make_yours')}
            </UiLink>
          </p>
        </PublicLook>
      )}
    </Sheet>
  );
}
