// What land, sky and rooms have of themselves, and a prompt forbids: it is taken away where the rest stands without it.

import type { Layer } from '../painting/layer.ts';
import type { Absence, PromptReading } from '../reading/prompt-reading.ts';

type Kind = {
  named: RegExp;
  /** Layers that may be missing. */
  taken?: RegExp;
  /** Others that show it, too. */
  shown?: RegExp;
};

const KINDS: readonly Kind[] = [
  {
    named: /^(?:(?:palm |pine )?trees?|palms?|pines?|woods?|forests?|树|树木|大树|树林|森林|椰子树|棕榈树)$/,
    taken: /^(?:far trees|edge trees|far shore|willow|court tree|street trees|avenue)$/,
    shown: /^(?:forest \d|near trunks|overhang|park|orchard|cypresses|tree )/,
  },
  { named: /^(?:clouds?|云|云朵|云彩|白云|乌云)$/, taken: /^(?:cloud veil|clouds)$/, shown: /^cloud sea$/ },
  { named: /^(?:stars?|星|星星|星光|繁星)$/, taken: /^stars$/ },
  {
    named: /^(?:flowers?|blossoms?|wild ?flowers?|花|花朵|野花|鲜花)$/,
    taken: /^foreground$/,
    shown: /^(?:field|close) /,
  },
  {
    named: /^(?:mountains?|hills?|peaks?|山|山峰|高山|群山|远山)$/,
    taken: /^(?:far mountains|near mountains|far mist|mist)$/,
    shown: /mountain|ridge|^peak/,
  },
  {
    named: /^(?:windows?|窗|窗户|窗子)$/,
    taken: /^(?:window|rain on the glass|sun on the floor|lights)$/,
    shown: /window|houses|towers|village|^town/,
  },
  { named: /^(?:curtains?|窗帘)$/, shown: /^window$/ },
  { named: /^(?:rugs?|carpets?|地毯)$/, taken: /^rug$/ },
  { named: /^(?:furniture|家具)$/, taken: /^(?:furniture \d+|rug)$/ },
  { named: /^(?:street ?lamps?|street ?lights?|lamp ?posts?|路灯|街灯)$/, taken: /^street lamps$/ },
  { named: /^(?:lanterns?|灯笼)$/, taken: /lanterns$/ },
  { named: /^(?:fireflies|萤火虫)$/, taken: /^fireflies$/ },
  { named: /^(?:fog|mist|haze|雾|雾气|薄雾)$/, taken: /mist|haze/ },
  { named: /^(?:reeds?|芦苇)$/, taken: /^reeds$/ },
  { named: /^(?:sun|sun ?rays?|sun ?beams?|太阳|阳光|光束)$/, taken: /^shafts$/, shown: /light$/ },
  { named: /^(?:plates?|盘子|碟子)$/, taken: /^plate/ },
  { named: /^(?:reflections?|倒影)$/, shown: /^water$/ },
  { named: /^(?:shadows?|阴影|影子)$/, shown: /^subject / },
];

/** Whether the prompt forbids small flowers in the grass. */
export function forbidsFlowers({ absences }: Pick<PromptReading, 'absences'>): boolean {
  return absences.some((one) => kindsOf(one).some(({ taken }) => taken?.test('foreground')));
}

/** Whether scenery has such things of itself. */
export function isOfScenery(noun: string): boolean {
  return KINDS.some(({ named }) => named.test(noun));
}

function kindsOf({ nouns }: Pick<Absence, 'nouns'>): Kind[] {
  return KINDS.filter(({ named }) => nouns.some((noun) => named.test(noun)));
}

/** Returns the scenery without what was forbidden. */
export function withoutForbidden({ absences }: PromptReading, layers: readonly Layer[]): Layer[] {
  const kinds = absences.flatMap(kindsOf);
  return layers.filter(({ name }) => !kinds.some(({ taken }) => taken?.test(name)));
}

/** Whether what was forbidden is part of the scenery by its name; `undefined` where that has nothing of the kind. */
export function isInScenery(absence: Absence, layers: readonly Layer[]): boolean | undefined {
  const kinds = kindsOf(absence);
  if (kinds.length === 0) return undefined;
  return layers.some(({ name }) =>
    kinds.some(({ taken, shown }) => taken?.test(name) === true || shown?.test(name) === true),
  );
}
