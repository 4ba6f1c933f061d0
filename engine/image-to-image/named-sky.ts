// The sky of a photo where its words name one: also all that is plain around what flies, which may be a wall where nobody has.
import type { Sky } from '#engine/photo/find-sky.ts';
import { fitSkyAround } from '#engine/photo/fit-sky.ts';
import type { Work } from './work.ts';

/** Null where there is none to be sure of. */
export function namedSky(work: Work): Sky | null {
  const sky = work.sky();
  const flying = sky || work.people().faces.length > 0 ? null : work.subject();
  return flying ? fitSkyAround(work.before, flying) : sky;
}
