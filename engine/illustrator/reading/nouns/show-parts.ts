// Words for what is drawn with its owner: the chimney of a house, the strap of a watch, the ribbons of an apsara.

import { ERUPTING_WORD } from '../../scenery/eruption.ts';
import { hasChimney } from '../../things/chimneys.ts';
import { LAND_WORDS } from '../../things/houses-of-lands.ts';
import { CREW, RACE } from '../people/name-crews.ts';
import { PULLING } from '../animals/harness-team.ts';
import { tracesOf } from '../../things/teams.ts';
import type { Cast } from './make-subjects.ts';
import { rowWords } from './stand-in-row.ts';
import { WHITE_TOWN_PARTS } from '../places/name-settings.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Show } from '../places/read-circumstances.ts';
import { meaningOf, type Word } from '../words/word.ts';

/** Drawn with their owner: "smoke out of the chimney" of a house that has one, the ribbons of an apsara. */
const OWNED: readonly (readonly [words: RegExp, isOwner: (subject: Subject) => boolean])[] = [
  [/^(?:chimneys?|烟囱)$/i, hasChimney],
  [/^(?:锣鼓|锣鼓喧天|鼓声|击鼓|敲锣打鼓)$/, ({ key }) => key.startsWith('dragon-boat')],
  [CREW, ({ key }) => key.startsWith('dragon-boat')],
  [RACE, ({ key }) => key === 'dragon-boat'],
  [/^表演$/, ({ key }) => key === 'lion-dance' || key === 'dragon-dance'],
  [
    /^(?:(?:leather |watch )?straps?|watch ?band|wrist ?band|bracelet|表带|皮表带|皮质表带|表盘|dial|watch face)$/i,
    ({ key }) => key === 'watch',
  ],
  [
    /^(?:ice|ice cubes?|冰|冰块)$/i,
    ({ key }) => key === 'lemonade' || key === 'iced-tea' || key === 'iced-coffee',
  ],
  // Of a volcano alone: it throws it out where these words are said.
  [ERUPTING_WORD, ({ key }) => key === 'volcano'],
  [
    /^(?:钓鱼|垂钓|fishing|angling)$/i,
    ({ drawing }) => /^own\/(?:fisherman-boat|bamboo-raft)$/.test(drawing),
  ],
  [
    PULLING,
    ({ key, drawing }) =>
      drawing.startsWith('own/sleigh') || (key !== 'sled' && tracesOf({ key }) !== undefined),
  ],
  [
    /^(?:(?:stick |twig )?arms|twigs|sticks|coal(?: eyes| buttons)?|buttons|(?:carrot )?nose|鼻子|纽扣|煤球)$/i,
    ({ key }) => key === 'snowman',
  ],
  [
    /^(?:foam|soap|suds|soap suds|bathing|bathes|soaking|tak(?:es|ing) a bath|hav(?:ing|es) a bath|泡沫|肥皂泡|洗澡|泡澡|沐浴)$/i,
    ({ key }) => key === 'bathtub',
  ],
  [
    /^(?:(?:wind.)?fire wheels|flaming wheels|(?:cosmic|universe) ring|red sash|风火轮|乾坤圈|混天绫)$/i,
    ({ key }) => key === 'nezha',
  ],
  [
    /^(?:车流|车流中|车水马龙|川流不息|车辆|traffic|light trails|car lights|headlights|车灯|光轨|车灯流光)$/i,
    ({ key }) => key === 'overpass',
  ],
  [
    /^(?:(?:shipping |cargo |colou?rful |stacked )?containers?|集装箱|货柜)$/i,
    ({ key }) => key === 'container-ship',
  ],
  [/^(?:flames?|火焰|烈焰|烈火|火光)$/i, ({ isBurning }) => isBurning === true],
  // On its flame, over its smoke.
  [
    /^(?:with )?(?:flames?|fire|exhaust|plumes?|(?:thick |billowing )?smoke|thrusters?)$|^(?:喷?[着出]?火焰|烈焰|尾焰|[浓白]?烟雾?|火光)$/i,
    ({ key }) => key === 'rocket-launch' || key === 'rocket-landing',
  ],
  // With trees on both sides.
  [/^lined$/i, ({ key }) => key === 'road'],
  [LAND_WORDS, ({ key }) => key === 'village' || key === 'house' || key === 'cabin'],
  // Its houses and domes are not built once more.
  [WHITE_TOWN_PARTS, ({ key }) => key === 'santorini'],
  [/^(?:(?:nine )?tails|九条尾巴|九尾|尾巴)$/i, ({ key }) => key === 'nine-tailed-fox'],
  [/^(?:(?:tiny |little |round )?(?:doors?|windows?)|门|窗户?)$/i, ({ key }) => key === 'mushroom-house'],
  // It comes out of it.
  [
    /^(?:(?:\S+ )*(?:lamp|bottle)|(?:\S+ )?smoke|coming out|emerg\w*|rising|[油神]?灯|烟雾?|冒出|飘出)$/i,
    ({ key }) => key === 'genie',
  ],
  [/^(?:(?:silk |long )?ribbons?|丝带|飘带|彩带|绸带)$/i, ({ key }) => key === 'apsara'],
];

/** Where beams of light are seen. */
const BEAMED = ['underwater', 'forest', 'meadow', 'mountains', 'sea', 'lake'] as const;
const SUNBEAMS =
  /^(?:sun ?beams?|sun ?rays?|light beams|beams|rays|shafts|sunlight|sunshine|阳光|光束|光柱|阳光光束|光芒)$/i;

/** Notes for words of parts, and of beams of light, whose drawing or place shows them. */
export function showParts(words: readonly Word[], { subjects }: Cast, show: Show): void {
  for (const word of words)
    if (SUNBEAMS.test(word.text)) for (const scene of BEAMED) show(word, { is: 'scene', scene });
  for (const { word, by } of rowWords(words, subjects)) show(word, { is: 'thing', thing: by });
  const isPortrait = words.some((word) => meaningOf(word, 'frame')?.value === 'portrait');
  for (const [pattern, isOwner] of OWNED) {
    const owner = subjects.find(isOwner);
    // What is around the body is not in a portrait.
    if (isPortrait && owner?.kind === 'figure') continue;
    for (const word of words) if (owner && pattern.test(word.text)) show(word, { is: 'thing', thing: owner });
  }
}
