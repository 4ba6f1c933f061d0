// The hub of a family of tools: what each one makes and costs, what one has made with them, effects, and a few tips.
import { prices } from '#contract/prices.ts';
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { TOOL_WORKS } from '#web/landing/tool-works.ts';
import { publicVideoOf, titleOf } from '#web/model/tasks/task-shape.ts';
import { useTasks } from '#web/model/tasks/use-tasks.ts';
import { VideoImage } from '#web/ui/video/video-image.tsx';
import { PageTitle } from '#web/ui/base/page-title.tsx';
import { Section } from '#web/ui/base/section.tsx';
import type { TextKey } from '#web/i18n/text-key.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { AppLink } from '../shell/app-link.tsx';
import { EffectsRail } from './effects-rail.tsx';
import { RecentRow } from '../home/recent-row.tsx';
import { TOOLS } from './tool-list.ts';
import type { ToolPlace } from './tool-list.ts';
import { useToolWords } from './tool-words.ts';
import { usePublicWorks } from './use-public-works.ts';
import { useViewer } from '../guards/viewer.ts';
import style from './hub-page.module.css';

type KeyUnder<Title> = Title extends `${infer Key}_title` ? Key : never;
type TipKey = KeyUnder<Extract<TextKey, `app.hub.${'image' | 'video'}_tips.${string}_title`>>;

type Hub = {
  name: 'image' | 'video';
  tools: readonly ToolName[];
  effects: 5 | 6;
  tips: readonly TipKey[];
};

function listTools(makes: Hub['name']): ToolName[] {
  return TOOLS.filter((tool) => tool.makes === makes).map(({ name }) => name);
}

const IMAGE: Hub = {
  name: 'image',
  tools: listTools('image'),
  effects: 5,
  tips: [
    'app.hub.image_tips.words',
    'app.hub.image_tips.style',
    'app.hub.image_tips.seed',
    'app.hub.image_tips.next',
  ],
};
const VIDEO: Hub = {
  name: 'video',
  tools: listTools('video'),
  effects: 6,
  tips: [
    'app.hub.video_tips.draft',
    'app.hub.video_tips.camera',
    'app.hub.video_tips.frame',
    'app.hub.video_tips.next',
  ],
};

/** Enough that most tools find a work of theirs among them. */
const WORKS = 24;
const RAIL = 6;

export function ImageHub() {
  return <HubPage hub={IMAGE} />;
}

export function VideoHub() {
  return <HubPage hub={VIDEO} />;
}

function HubPage({ hub }: { hub: Hub }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const words = useTaskText();
  const types = hub.tools.map((tool) => TOOL_TYPES[tool]);
  const recent = useTasks({ type: types });
  const works = usePublicWorks(WORKS, types);
  return (
    <div className={style.page}>
      <header className={style.head}>
        <PageTitle aside={t(`app.hub.${hub.name}_about`)}>{t(`app.title.ai_${hub.name}`)}</PageTitle>
      </header>
      <ul className={style.tools}>
        {TOOLS.filter(({ name }) => hub.tools.includes(name)).map((tool) => (
          <li key={tool.name}>
            <ToolCard tool={tool} work={works.data?.find(({ type }) => type === TOOL_TYPES[tool.name])} />
          </li>
        ))}
      </ul>
      {viewer && <RecentRow list={recent} />}
      <EffectsRail type={hub.effects} count={RAIL} />
      <Section title={t('app.hub.tips')}>
        <ol className={style.tips}>
          {hub.tips.map((tip) => (
            <li key={tip}>
              <b>{t(`${tip}_title`)}</b>
              <span>{t(tip, { points: words.points(prices().points.text_to_image.draft) })}</span>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

/** Shown by what somebody made with it, or else by a tile of our own. */
function ToolCard({ tool, work }: { tool: ToolPlace; work: PublicTask | undefined }) {
  const { t } = useTranslation();
  const { makes, price, wait } = useToolWords()(tool.name);
  const { tile } = TOOL_WORKS[tool.name];
  const shown = work
    ? { src: work.thumb, alt: titleOf(work), video: publicVideoOf(work), ...sizeOf(work) }
    : { src: tile.src, alt: tile.words[readLanguage()], ...sizeOf(tile) };
  return (
    <AppLink href={tool.path} className={style.tool}>
      <span className={style.work} style={{ '--ratio': shown.width / shown.height }}>
        <VideoImage {...shown} className={style.image} isEager />
      </span>
      <span className={style.name}>{t(`app.tool.${tool.name}.name`)}</span>
      <span className={style.makes}>{makes}</span>
      <span className={style.data}>
        {price} · {wait}
      </span>
    </AppLink>
  );
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}
