// Clothes of which hardly more than the colour is said: 白衣侠客, 一袭红衣, "a woman in red", a school uniform.

import type { Garment, GarmentName, PersonLook } from './person-look.ts';
import { isTop } from '../../people/outfit.ts';
import { readRole } from '../../people/roles.ts';

/** Says that something is worn, and not what. */
const CLOTHES = /^(?:衣|衣服|衣裳|衣衫)$/;
const OF_OLD = /^(?:衣|衣裳|衣衫)$/;
const OF_SCHOOL = /^(?:school uniform|校服|学生制服|jk制服|jk|水手服|sailor uniform)$/i;
const SCHOOL = { white: '#f1efea', navy: '#2c3858', red: '#b03340' } as const;

/** What the words name of the clothes that somebody has by their role, or else of what is usual for them. */
export function clothesNamed(person: PersonLook, text: string): GarmentName | undefined {
  // "Astronauts in white suits".
  if (person.role === 'astronaut' && /^(?:suits?|西装|服)$/i.test(text)) return 'spacesuit';
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

/** What is worn together where one word says it: a school uniform, pyjamas, the dress of a bride; undefined of other words. */
export function clothesTogether(
  { sex }: PersonLook,
  text: string,
  colour?: string,
): readonly Garment[] | undefined {
  const worn = (...garments: readonly [GarmentName, string?, string?][]): Garment[] =>
    garments.map(([garment, own, words = text]) => ({
      garment,
      words,
      ...(own === undefined ? {} : { colour: own }),
    }));
  if (OF_SCHOOL.test(text)) {
    const legs = sex === 'woman' ? 'skirt' : 'trousers';
    return worn(['shirt', SCHOOL.white], [legs, colour ?? SCHOOL.navy], ['tie', SCHOOL.red]);
  }
  if (OF_NIGHT.test(text)) return worn(['shirt', colour ?? NIGHT], ['trousers', colour ?? NIGHT]);
  if (OF_SURGERY.test(text)) return worn(['shirt', colour ?? SCRUBS], ['trousers', colour ?? SCRUBS]);
  if (OF_SPORT.test(text)) return worn(['jacket', colour ?? SPORT], ['trousers', colour ?? SPORT]);
  if (OF_BRIDE.test(text)) return worn(['hanfu', colour ?? RED], ['hat', undefined, '凤冠']);
  if (/^dirndl$/i.test(text)) return worn(['dress', colour ?? GREEN], ['apron', SCHOOL.white]);
  return undefined;
}
const OF_NIGHT = /^(?:p[ya]jamas?|睡衣|睡衣裤)$/i;
const NIGHT = '#8fb0d8';
const OF_SURGERY = /scrubs$|^(?:手术服|洗手衣|刷手服)$/i;
const SCRUBS = '#4f9a94';
const OF_SPORT = /^(?:track ?suit|sportswear|运动服|运动装)$/i;
const SPORT = '#2f5f9a';
const OF_BRIDE = /^凤冠霞帔$/;
const RED = '#b8202c';
const GREEN = '#3f7a56';

function ownTop({ wears, role }: PersonLook, usual: GarmentName): GarmentName {
  return (wears.findLast(isTop) ?? readRole(role).wears.findLast(isTop))?.garment ?? usual;
}
