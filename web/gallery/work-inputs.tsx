// What a work was made from, and until when those files are kept. What is a work itself leads to it.
import { AudioLines } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { usePublicPlaces } from '#web/model/works/public-places.ts';
import { VideoStrip } from '#web/ui/video/video-strip.tsx';
import { Image } from '#web/ui/base/image.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { formatDate, formatLocaleOf } from '#web/i18n/format.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './work-inputs.module.css';

type Input = Task['inputs'][number];

export function WorkInputs({ task }: { task: Task }) {
  const { t } = useTranslation();
  const { language } = useTaskText();
  if (task.inputs.length === 0) return null;
  const ends = task.inputs.flatMap(({ expires_at }) => (expires_at ? [expires_at] : [])).toSorted();
  const [first] = ends;
  const date =
    first && formatDate(first, formatLocaleOf(language), { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <section aria-label={t('gallery.inputs')}>
      <h3 className={style.title}>{t('gallery.inputs')}</h3>
      <ul className={style.inputs}>
        {task.inputs.map((input) => (
          <li key={input.url}>
            <InputLink input={input}>
              <InputImage input={input} />
              <span className={style.role}>{t(`gallery.role.${input.role}`)}</span>
            </InputLink>
          </li>
        ))}
      </ul>
      {date && <p className={style.note}>{t('gallery.kept_until', { date })}</p>}
    </section>
  );
}

function InputLink({ input, children }: { input: Input; children: ReactNode }) {
  const places = usePublicPlaces();
  const { url, work } = input;
  if (work) {
    const address = work.own ? studioAddress(work, work.index) : places.work(work.id);
    return (
      <UiLink href={address} className={style.input}>
        {children}
      </UiLink>
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer" className={style.input}>
      {children}
    </a>
  );
}

/** Its name stands below it. */
function InputImage({ input }: { input: Input }) {
  if (input.kind === 'audio') {
    return (
      <span className={style.sound}>
        <AudioLines aria-hidden="true" />
      </span>
    );
  }
  return (
    <span className={style.frame}>
      <Image
        src={input.thumb || input.url}
        alt=""
        width={input.width || 1}
        height={input.height || 1}
        thumbhash={input.thumbhash}
      />
      {input.kind === 'video' && <VideoStrip size="wall" seconds={input.duration} />}
    </span>
  );
}
