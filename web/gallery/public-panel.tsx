// A work that somebody chose to show, to be looked at only.
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import { toolOfType } from '#contract/tool-names.ts';
import { TOOL_PATHS } from '#web/api/task-addresses.ts';
import { publicFilmOf } from '#web/api/task-shape.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Leaders } from '#web/ui/leaders.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Player } from '#web/ui/player.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { UiLink } from '#web/ui/ui-link.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import style from './details-panel.module.css';

export type PublicPanelProps = { work: PublicTask | null; onClose: () => void; label: string };

export function PublicPanel({ work, onClose, label }: PublicPanelProps) {
  const { t } = useTranslation();
  const words = useTaskWords();
  const made = work?.params
    ? words.params({ type: work.type, params: work.params, effect: work.effect })
    : '';
  const film = work ? publicFilmOf(work) : undefined;
  return (
    <Sheet isOpen={work !== null} onClose={onClose} title={label} isTitleSmall>
      {work && (
        <>
          <div className={style.picture}>
            <div className={style.frame} style={{ '--ratio': work.width / work.height }}>
              {film ? (
                <Player
                  src={film.url}
                  poster={work.thumb}
                  label={work.prompt ?? work.title}
                  width={work.width}
                  height={work.height}
                  duration={film.seconds}
                  fps={film.fps}
                  hasSound={film.hasSound}
                  size="small"
                />
              ) : (
                <Picture
                  src={work.thumb}
                  alt={work.prompt ?? work.title}
                  width={work.width}
                  height={work.height}
                  thumbhash={work.thumbhash}
                />
              )}
            </div>
          </div>
          <div className={style.text}>
            {work.prompt && <p className={style.words}>{work.prompt}</p>}
            <Leaders
              facts={[
                { name: t('gallery.fact.author'), value: work.author.name },
                { name: t('gallery.fact.tool'), value: words.tool(work.type) },
                ...(made ? [{ name: t('gallery.parameters'), value: made }] : []),
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
              <UiLink href={TOOL_PATHS[toolOfType(work.type)]} className={buttonClass('filled')}>
                {t('gallery.make_yours')}
              </UiLink>
            </p>
          </div>
        </>
      )}
    </Sheet>
  );
}
