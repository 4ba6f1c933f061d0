// "A ruined city overgrown with plants", 末日后的城市废墟: a town that people have left is walked through, along its broken houses.

import { means, meaningOf, type Word } from '../words/word.ts';

const LEFT =
  /^(?:ruined|abandoned|destroyed|deserted|derelict|decaying|crumbling|broken|bombed|war-torn|wartorn|devastated|collapsed|burnt|post-apocalyptic|postapocalyptic|apocalyptic|apocalypse|dystopian|废弃|废弃的|荒废|荒废的|遗弃|遗弃的|被毁|毁灭|残破|残破的|破败|破败的|末日|末世|丧尸末日|末日废土|废土|战后)$/i;
/** Such a town by one word; those of old are ruins in a field. */
const RUINS = /^(?:ruined city|city ruins|ruins of a city|城市废墟)$/i;
const PLACE_RUINS = /^(?:ruins|废墟)$/i;
const TOWN =
  /^(?:cit(?:y|ies)|towns?|streets?|city streets?|downtown|metropolis|megacity|urban|skyscrapers?|城市|都市|城镇|街道|街头|大街|街|高楼大厦|高楼|摩天大楼)$/i;
const GROWN = /^(?:overgrown|covered|reclaimed|长满|长满了|布满|爬满|爬满了|覆盖|吞没)$/i;
const GREEN =
  /^(?:plants?|vines?|vegetation|greenery|nature|ivy|moss|creepers?|weeds?|grass|trees?|植物|绿植|藤蔓|绿色植物|杂草|野草|青苔|藤)$/i;
const ANCIENT = /^(?:ancient|lost|roman|greek|mayan?|inca|aztec|medieval|古代|古城|古|古老的?|玛雅|罗马)$/i;
/** Words between what is said of a town and its name. */
const WINDOW = 4;

/** The words with such a town as the street it is seen from. */
export function nameRuinedTowns(words: readonly Word[]): Word[] {
  if (words.some(({ text }) => ANCIENT.test(text))) return [...words];
  const at = words.findIndex((_, index) => isRuinedTown(words, index));
  if (at < 0) return [...words];
  const hasGrown = words.some(({ text }) => GROWN.test(text));
  return words.map((word, index): Word => {
    const isNear = Math.abs(index - at) <= WINDOW * 2;
    const isPart =
      index === at ||
      (isNear && (TOWN.test(word.text) || LEFT.test(word.text) || PLACE_RUINS.test(word.text))) ||
      (hasGrown && (GROWN.test(word.text) || GREEN.test(word.text)));
    return isPart ? { ...word, meanings: [{ is: 'scene', value: 'street' }] } : word;
  });
}

function isRuinedTown(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  if (RUINS.test(word.text) || (PLACE_RUINS.test(word.text) && hasMachine(words))) return true;
  const isTown =
    TOWN.test(word.text) && (means(word, 'scene') || meaningOf(word, 'subject')?.value.key === 'village');
  if (!isTown) return false;
  const near = words.slice(Math.max(0, at - WINDOW), at + WINDOW + 1);
  return near.some((one) => LEFT.test(one.text) || PLACE_RUINS.test(one.text));
}

/** Where there are robots, what lies in ruins is a town of our time. */
function hasMachine(words: readonly Word[]): boolean {
  return words.some((word) => ['robot', 'mech'].includes(meaningOf(word, 'subject')?.value.key ?? ''));
}
