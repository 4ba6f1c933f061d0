// Clothes of which hardly more than the colour is said: 白衣侠客, 一袭红衣, "a woman in red", a school uniform.

import type { Garment, GarmentName, PersonLook } from './person-look.ts';
import { isTop } from '../people/outfit.ts';
import { readRole } from '../people/roles.ts';

/** Says that something is worn, and not what. */
const CLOTHES = /^(?:衣|衣服|衣裳|衣衫)$/;
const OF_OLD = /^(?:衣|衣裳|衣衫)$/;
const OF_SCHOOL = /^(?:school uniform|校服|学生制服|jk制服|jk|水手服|sailor uniform)$/i;
const SCHOOL = { white: '#f1efea', navy: '#2c3858', red: '#b03340' } as const;

/** What the words name of the clothes that somebody has by their role, or else of what is usual for them. */
export function clothesNamed(person: PersonLook, text: string): GarmentName | undefined {
  if (!CLOTHES.test(text)) return undefined;
  // 白衣女子, 一袭红衣 are said of old China only; 红衣服 is said of anybody.
  const usual = person.sex === 'woman' ? 'dress' : 'shirt';
  return ownTop(person, OF_OLD.test(text) && person.age !== 'child' ? 'hanfu' : usual);
}

/** "A woman in red", "a swordsman in white": who has clothes by a role has these in that colour. */
export function clotheIn(person: PersonLook, colour: string, words: string): void {
  const garment = ownTop(person, person.sex === 'man' ? 'suit' : 'dress');
  const worn = person.wears.find((one) => one.garment === garment);
  if (worn) worn.colour ??= colour;
  else person.wears.push({ garment, colour, words });
}

/** What is worn with a school uniform besides the shirt that stands for it; undefined of other words. */
export function schoolClothes(
  { sex }: PersonLook,
  text: string,
  colour?: string,
): readonly Garment[] | undefined {
  if (!OF_SCHOOL.test(text)) return undefined;
  const legs = colour ?? SCHOOL.navy;
  return [
    { garment: 'shirt', colour: SCHOOL.white, words: text },
    { garment: sex === 'woman' ? 'skirt' : 'trousers', colour: legs, words: text },
    { garment: 'tie', colour: SCHOOL.red, words: text },
  ];
}

function ownTop({ wears, role }: PersonLook, usual: GarmentName): GarmentName {
  return (wears.findLast(isTop) ?? readRole(role).wears.findLast(isTop))?.garment ?? usual;
}
