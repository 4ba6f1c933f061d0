// What the words say of a face, in the colours it is drawn with.

import { mix, toRgb, type Rgb } from '#engine/raster/colour.ts';
import type { PersonLook } from '../reading/people/person-look.ts';
import type { FaceTrait, Traits } from './face-kinds.ts';

const RED = '#b8202c';
const SMOKE = '#4a3a44';
/** Of which colour the other eye is where nothing is said of it. */
const AMBER = '#c8842a';
const BLUE = '#3f8ad0';
/** Of eyes that shine where nothing is said of it. */
const SHINE = '#ffe27a';

/** Returns the traits of a face, and the colours of its make-up and of an eye that differs. */
export function traitsOf({ traits = [], otherEye, eyes }: PersonLook): Traits {
  const has = new Set(traits.map(({ trait }) => trait));
  const colourOf = (trait: FaceTrait, usual: string): Rgb | undefined => {
    const given = traits.find((one) => one.trait === trait);
    return given && mix(given.colour ?? usual, '#3a1820', 0.12);
  };
  const [lips, lids] = [colourOf('lipstick', RED), colourOf('eye-shadow', SMOKE)];
  const lit = traits.find(({ trait }) => trait === 'lit-eyes');
  const other = otherEye?.colour ?? (has.has('odd-eyes') ? (eyes ? AMBER : BLUE) : undefined);
  return {
    has,
    ...(lips ? { lips } : {}),
    ...(lids ? { lids } : {}),
    ...(lit ? { litEyes: toRgb(lit.colour ?? SHINE) } : {}),
    ...(other === undefined ? {} : { otherEye: mix(other, '#2a2a2a', 0.3) }),
  };
}
