// Which halls that are no rooms of a house a prompt names: an airport, a station's hall, a parking garage.

import type { Stage } from '../staging/stage.ts';

export type Hall = 'airport' | 'concourse' | 'garage';

const NAMED: readonly (readonly [Hall, RegExp])[] = [
  ['airport', /\bairports?\b|departure (?:hall|lounge|gate)|boarding gate|机场|航站楼|候机|登机口/],
  [
    'garage',
    /parking (?:garage|structure|deck)|underground (?:parking|garage|car park)|\bcar park\b|multi-?storey car park|地下停车场|地下车库|停车楼|停车库/,
  ],
  [
    'concourse',
    /(?:station|terminal|railway) (?:hall|concourse|lobby)|grand central|waiting hall|车站大厅|火车站大厅|候车厅|候车大厅|候车室/,
  ],
];

/** Which one the words say that a room is. */
export function hallOf({ scene, words }: Pick<Stage, 'scene' | 'words'>): Hall | undefined {
  return scene === 'room' ? NAMED.find(([, pattern]) => pattern.test(words))?.[0] : undefined;
}

/** No daylight comes in there. */
export function isUnderGround(stage: Pick<Stage, 'scene' | 'words'>): boolean {
  return hallOf(stage) === 'garage';
}
