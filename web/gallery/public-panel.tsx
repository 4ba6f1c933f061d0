// A work that somebody chose to show, to be looked at only.
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Leaders } from '#web/ui/leaders.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { UiLink } from '#web/ui/ui-link.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import style from './details-panel.module.css';

export type PublicPanelProps = { work: PublicTask | null; onClose: () => void; label: string };

export function PublicPanel({ work, onClose, label }: PublicPanelProps) {
  const { t } = useTranslation();
  const words = useTaskWords();
  return (
    <Sheet isOpen={work !== null} onClose={onClose} title={label} isTitleSmall>
      {work && (
        <>
          <div className={style.picture}>
            <div className={style.frame} style={{ '--ratio': work.width / work.height }}>
              <Picture
                src={work.thumb}
                alt={work.prompt ?? work.title}
                width={work.width}
                height={work.height}
                thumbhash={work.thumbhash}
              />
            </div>
          </div>
          <div className={style.text}>
            {work.prompt && <p className={style.words}>{work.prompt}</p>}
            <Leaders
              facts={[
                { name: t('gallery.fact.author'), value: work.author.name },
                { name: t('gallery.fact.tool'), value: words.tool(work.type) },
                ...(work.params ? [{ name: t('gallery.fact.style'), value: words.style(work.params) }] : []),
                { name: t('gallery.fact.size'), value: `${work.width} × ${work.height}` },
                {
                  name: t('gallery.fact.by'),
                  value: work.engine.is_ai
                    ? work.engine.name
                    : t('gallery.fact.not_ai', { name: work.engine.name }),
                },
              ]}
            />
            <p className={style.private}>
              <UiLink href="/ai-image/text-to-image" className={buttonClass('filled')}>
                {t('gallery.make_yours')}
              </UiLink>
            </p>
          </div>
        </>
      )}
    </Sheet>
  );
}
