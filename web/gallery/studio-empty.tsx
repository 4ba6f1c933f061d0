// The studio without a work: nothing made yet, or the work is no more.
import { useTranslation } from 'react-i18next';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { TOOL_PATHS } from '#web/model/tasks/task-addresses.ts';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './studio.module.css';

/** `tools` fill this studio. */
export function NoWorkYet({ tools }: { tools: readonly ToolName[] }) {
  const { t } = useTranslation();
  const words = useTaskText();
  return (
    <div className={style.alone}>
      <EmptyFrame ratio={4 / 3} />
      <EmptyState
        title={t('gallery.studio_empty')}
        about={t('gallery.studio_empty_about')}
        actions={
          <>
            {tools.map((tool, place) => (
              <UiLink
                key={tool}
                href={TOOL_PATHS[tool]}
                className={buttonClass(place === 0 ? 'filled' : undefined)}
              >
                {words.tool(TOOL_TYPES[tool])}
              </UiLink>
            ))}
          </>
        }
      />
    </div>
  );
}

export function WorkGone() {
  const { t } = useTranslation();
  return (
    <div className={style.alone}>
      <EmptyFrame ratio={4 / 3} />
      <EmptyState
        title={t('gallery.gone')}
        about={t('gallery.gone_about')}
        actions={
          <UiLink href="/creations" className={buttonClass('filled')}>
            {t('gallery.title')}
          </UiLink>
        }
      />
    </div>
  );
}
