// /effects/generate: the working screen of the tool that `type` names; without an effect, its gallery.
import { createElement } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { toolScreens } from '#tools/screens.ts';
import { EFFECT_TOOLS, galleryAddress, readEffectType, WORK_PATH } from '#web/effects/effect-places.ts';
import { lazyScreen } from './lazy-screen.ts';

const FORMS = { 5: formOf(5), 6: formOf(6) } as const;

export function EffectWorkScreen() {
  const [params] = useSearchParams();
  const type = readEffectType(params.get('type'));
  if (!params.get('effect')) return <Navigate to={galleryAddress(type)} replace />;
  return createElement(FORMS[type]);
}

function formOf(type: 5 | 6) {
  const load = toolScreens[EFFECT_TOOLS[type]]?.[WORK_PATH];
  return lazyScreen(load ?? (async () => (await import('./not-found-page.tsx')).NotFoundPage));
}
