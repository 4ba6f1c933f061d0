// The landing page as text, for the build: the same components, drawn without a browser.
import { prerenderToNodeStream } from 'react-dom/static';
import i18next, { changeLanguage, t, use as extend } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { Route, Routes, StaticRouter } from 'react-router';
import { installPrices, openToAll, SHIPPED_PRICES } from '#contract/prices.ts';
import type { Language } from '#texts/words.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { bundledZh } from '#web/i18n/bundled-zh.ts';
import { TOOL_NAMES } from '#contract/tool-names.ts';
import { spellNumber } from '#web/i18n/spell-number.ts';
import { htmlLang } from '#web/i18n/locale.ts';
import { LandingLayout } from './shell/landing-layout.tsx';
import { LandingPage } from './routes/landing-page.tsx';
import { Providers } from './providers.tsx';

/** `table`: the prices of the build, or those where nothing is sold; without one the prices are as they are. */
export async function drawLanding(language: Language, table?: 'shipped' | 'unsold') {
  await startI18n(language);
  if (table) installPrices(table === 'shipped' ? SHIPPED_PRICES : openToAll(SHIPPED_PRICES));
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location="/">
      <Providers>
        <Routes>
          <Route element={<LandingLayout />}>
            <Route path="/" element={<LandingPage />} />
          </Route>
        </Routes>
      </Providers>
    </StaticRouter>,
  );
  let html = '';
  for await (const part of prelude) html += String(part);
  return {
    html,
    title: `${t('app.name')} — ${t('app.title.landing')}`,
    description: t('landing.lead', { n: spellNumber(TOOL_NAMES.length, language, true) }),
    lang: htmlLang(language),
  };
}

async function startI18n(language: Language) {
  if (i18next.isInitialized) {
    await changeLanguage(language);
    return;
  }
  await extend(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { en: { translation: bundledEn }, zh: { translation: bundledZh } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    returnEmptyString: false,
  });
}
