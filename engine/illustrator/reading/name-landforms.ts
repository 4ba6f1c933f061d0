// "A desert canyon" is one land, with walls of red rock; the hills of a vineyard are its slope; cranes lift on a site.

import { means, meaningOf, type Word } from './word.ts';

const CANYON =
  /^(?:canyons?|grand canyon|desert canyon|gorges?|badlands|mesas?|buttes?|monument valley|slot canyon|峡谷|大峡谷|雅丹|雅丹地貌|丹霞|丹霞地貌|恶地)$/i;
const SLOPES = /^(?:hills?|hillsides?|slopes?|rolling hills|山坡|丘陵|山丘|山间|山上)$/i;
const STEPPED =
  /^(?:vineyards?|tusca(?:ny|n hills|n countryside|n landscape)|tea (?:plantations?|fields?|gardens?|hills|terraces|farm)|rice (?:terraces?|padd(?:y|ies)|fields?)|terraced (?:rice )?fields?|葡萄园|茶园|茶山|茶田|梯田)$/i;
const SITE = /^(?:construction sites?|building sites?|building under construction|工地|建筑工地|施工现场)$/i;

export function nameLandforms(words: readonly Word[]): Word[] {
  const hasCanyon = words.some(({ text }) => CANYON.test(text));
  const hasSteps = words.some(({ text }) => STEPPED.test(text));
  const hasSite = words.some(({ text }) => SITE.test(text));
  return words.map((word) => {
    if (hasCanyon && meaningOf(word, 'scene')?.value === 'desert')
      return { ...word, meanings: [{ is: 'scene', value: 'mountains' }] };
    if (hasSteps && SLOPES.test(word.text) && means(word, 'scene'))
      return { ...word, meanings: [{ is: 'scene', value: 'meadow' }] };
    if (hasSite && /^(?:cranes?|scaffolding|scaffolds?|吊车|起重机|塔吊|脚手架)$/i.test(word.text))
      return { ...word, meanings: [{ is: 'structure' }] };
    return word;
  });
}
