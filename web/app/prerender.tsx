// The landing page and the outlines of screens as text, for the build: the same components, drawn without a browser.
import type { ReactNode } from 'react';
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
import { placeAt, SITE_MAP } from './routes/site-map.ts';
import { ScreenOutline } from './screen-outline.tsx';

/** `table`: the prices of the build, or those where nothing is sold; without one the prices are as they are. */
export async function drawLanding(language: Language, table?: 'shipped' | 'unsold') {
  await startI18n(language);
  if (table) installPrices(table === 'shipped' ? SHIPPED_PRICES : openToAll(SHIPPED_PRICES));
  const html = await draw(
    '/',
    <Routes>
      <Route element={<LandingLayout />}>
        <Route path="/" element={<LandingPage />} />
      </Route>
    </Routes>,
  );
  return {
    html,
    title: `${t('app.name')} — ${t('app.title.landing')}`,
    description: t('landing.lead', { n: spellNumber(TOOL_NAMES.length, language, true) }),
    lang: htmlLang(language),
  };
}

/** The addresses that have an outline: whoever comes there signed in sees it until the application is there. */
export const OUTLINED = SITE_MAP.filter(
  ({ layout, access }) => (layout === 'default' || layout === 'header-only') && access !== 'admin',
).map(({ path }) => path);

/** `path` is one of them. */
export async function drawOutline(language: Language, path: string) {
  await startI18n(language);
  const place = placeAt(path);
  if (!place) throw new Error(`${path} is no page`);
  return {
    html: await draw(path, <ScreenOutline place={place} />),
    title: `${t(place.title)} — ${t('app.name')}`,
    lang: htmlLang(language),
  };
}

async function draw(path: string, page: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <Providers>{page}</Providers>
    </StaticRouter>,
  );
  let html = '';
  for await (const part of prelude) html += String(part);
  return html;
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
