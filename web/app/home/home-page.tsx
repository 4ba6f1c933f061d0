// Home: a line to write on, the way back to what was begun, what was made, what can be made.
import { useTranslation } from 'react-i18next';
import { TOOL_NAMES } from '#contract/tool-names.ts';
import { spellNumber } from '#web/i18n/spell-number.ts';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { useTasks } from '#web/model/tasks/use-tasks.ts';
import { Section } from '#web/ui/base/section.tsx';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import { EightTools } from '../routes/eight-tools.tsx';
import { EffectsRail } from '../routes/effects-rail.tsx';
import { useViewer } from '../guards/viewer.ts';
import { Composer } from './composer.tsx';
import { ContinueTile } from './continue-tile.tsx';
import { InspiredWall } from './inspired-wall.tsx';
import { PaletteHint } from './palette-hint.tsx';
import { RecentRow } from './recent-row.tsx';
import { WhatYouCan } from './what-you-can.tsx';
import style from './home-page.module.css';

const EVERYTHING = {};

export function HomePage() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const recent = useTasks(EVERYTHING);
  return (
    <div className={style.page}>
      <h1>
        <VisuallyHidden>{t('home.heading')}</VisuallyHidden>
      </h1>
      <div className={style.first}>
        <Composer />
        <div className={style.beside}>
          <ContinueTile tasks={recent.tasks} isLoading={recent.isLoading} hasFailed={recent.error !== null} />
        </div>
      </div>
      <PaletteHint tasks={recent.tasks} />
      {viewer ? <RecentRow list={recent} /> : <WhatYouCan />}
      <Section
        id="tools"
        title={t('home.tools', { n: spellNumber(TOOL_NAMES.length, readLanguage(), true) })}
      >
        <EightTools />
      </Section>
      <div className={style.rails}>
        <EffectsRail type={6} count={3} />
        <EffectsRail type={5} count={4} />
      </div>
      <InspiredWall />
    </div>
  );
}
