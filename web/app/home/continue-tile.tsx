// Beside the composer: the way back to what was interrupted, the last work, the first steps, or the welcome.
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pointsFrom } from '#contract/points-from.ts';
import { prices } from '#contract/prices.ts';
import type { Task } from '#contract/task.ts';
import { toolOfType } from '#contract/tool-names.ts';
import { reuseAddress } from '#web/model/tasks/task-addresses.ts';
import { videoOf, titleOf } from '#web/model/tasks/task-shape.ts';
import { flag, stored } from '#web/model/stored.ts';
import { openLogin } from '#web/model/me/user-store.ts';
import { TOOL_WORKS } from '#web/landing/tool-works.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { Button } from '#web/ui/base/button.tsx';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { VideoImage } from '#web/ui/video/video-image.tsx';
import { Image } from '#web/ui/base/image.tsx';
import { AppLink } from '../shell/app-link.tsx';
import { formatPointsFrom } from '../shell/format-points.ts';
import { useInterruptedPlace } from '../guards/interrupted-place.ts';
import { placeAt } from '../routes/site-map.ts';
import { toolAt } from '../routes/tool-list.ts';
import { useViewer } from '../guards/viewer.ts';
import { FirstSteps, STEPS_WORKS } from './first-steps.tsx';
import style from './continue-tile.module.css';

export type ContinueTileProps = { tasks: readonly Task[]; isLoading: boolean; hasFailed: boolean };

export function ContinueTile({ tasks, isLoading, hasFailed }: ContinueTileProps) {
  const viewer = useViewer();
  const interrupted = useInterruptedPlace((state) => state.place);
  const last = tasks.find((task) => task.results.length > 0);
  if (!viewer) return <Welcome />;
  if (interrupted !== null) return <Interrupted place={interrupted} />;
  if (isLoading)
    return hadWorks.read() ? (
      <div className={style.waiting} aria-hidden="true" />
    ) : (
      <div className={style.begin} />
    );
  // Not knowing the works is not the same as having none.
  if (hasFailed && tasks.length === 0) return null;
  if (tasks.length < STEPS_WORKS) return <FirstSteps tasks={tasks} />;
  return last ? <LastWork task={last} /> : null;
}

/** Whether a last work or the first steps will stand here: on a phone they have different places. */
const hadWorks = stored('home-had-works', flag);

function Interrupted({ place }: { place: string }) {
  const { t } = useTranslation();
  const path = place.split(/[?#]/)[0] ?? place;
  const tool = toolAt(path);
  const tile = tool && TOOL_WORKS[tool.name].tile;
  const name = t(placeAt(path)?.title ?? 'app.title.home');
  return (
    <AppLink href={place} className={style.tile}>
      {tile?.src ? (
        <Image src={tile.src} alt="" width={tile.width} height={tile.height} isEager />
      ) : (
        <EmptyFrame ratio={4 / 3} />
      )}
      <ContinueLine name={name} />
      {tool && <span className={style.words}>{t(`app.tool.${tool.name}.makes`)}</span>}
    </AppLink>
  );
}

function LastWork({ task }: { task: Task }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const [result] = task.results;
  const tool = toolOfType(task.type);
  useEffect(() => {
    hadWorks.write(true);
  }, []);
  if (!result) return null;
  return (
    <AppLink href={reuseAddress(task)} className={style.tile}>
      <span className={style.image} style={{ '--ratio': result.width / result.height }}>
        <VideoImage
          video={videoOf(result)}
          src={result.thumb}
          alt={titleOf(task)}
          width={result.width}
          height={result.height}
          thumbhash={result.thumbhash}
          isEager
        />
      </span>
      <ContinueLine name={t(`app.tool.${tool}.name`)} />
      {/* Without a prompt it is called as its tool, which stands above. */}
      {titleOf(task) !== words.tool(task.type) && <span className={style.words}>{titleOf(task)}</span>}
    </AppLink>
  );
}

function ContinueLine({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <span className={style.line}>
      <b>{t('home.continue', { tool: name })}</b>
      <ArrowRight aria-hidden="true" />
    </span>
  );
}

function Welcome() {
  const { t } = useTranslation();
  const words = useTaskText();
  const { welcome } = prices().gifts;
  return (
    <div className={style.welcome}>
      <h2 className={style.title}>
        {welcome > 0 ? t('home.guest.title', { points: words.points(welcome) }) : t('home.guest.title_plain')}
      </h2>
      <p>{t('home.guest.about', { from: formatPointsFrom(t, pointsFrom('text-to-image')) })}</p>
      <Button onClick={openLogin}>{t('app.sign_in')}</Button>
    </div>
  );
}
