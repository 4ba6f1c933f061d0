// What a scene sounds like: its place, its hour, its weather, and whoever makes a noise in it.
import type { Stage, StageScene } from '#engine/illustrator/staging/stage.ts';
import type { Ambience } from '#engine/sound/make-ambience.ts';

const PLACES: Readonly<Partial<Record<StageScene, readonly Ambience[]>>> = {
  sea: ['sea'],
  lake: ['wind', 'birds'],
  'water-town': ['birds', 'wind'],
  mountains: ['wind', 'birds'],
  forest: ['birds', 'wind'],
  meadow: ['wind', 'birds'],
  snowfield: ['wind'],
  desert: ['wind'],
  sky: ['wind'],
  city: ['city'],
  street: ['city'],
  wall: ['city'],
  station: ['city'],
  palace: ['wind', 'birds'],
  metro: ['city'],
  leaf: ['birds', 'wind'],
  underwater: ['sea'],
  room: ['wind'],
  table: ['wind'],
};

/** At most three at once; a scene of nowhere (space, a stand, an emblem) gets a soft wind, for silence sounds broken. */
export function chooseAmbience(stage: Stage): Ambience[] {
  const { weather, time, scene, reading } = stage;
  const has = (...keys: string[]) => reading.subjects.some(({ key }) => keys.includes(key));
  const isLoud = weather.has('rain') || weather.has('storm');
  const kinds = new Set<Ambience>(PLACES[scene] ?? ['wind']);
  if (isLoud) kinds.add('rain');
  if (weather.has('storm') || weather.has('wind')) kinds.add('wind');
  if (time === 'night' && kinds.has('birds') && !stage.isSnowy && !isLoud) kinds.add('crickets');
  // Birds sleep at night and keep silent in rain and snow.
  if (time === 'night' || isLoud || stage.isSnowy) kinds.delete('birds');
  if (has('campfire', 'fireplace', 'candle')) kinds.add('fire');
  if (has('waterfall', 'ship')) kinds.add('sea');
  if (has('car', 'bus', 'truck', 'train', 'race-car')) kinds.add('city');
  return [...kinds].toSorted((a, b) => IMPORTANCE.indexOf(a) - IMPORTANCE.indexOf(b)).slice(0, 3);
}

const IMPORTANCE: readonly Ambience[] = ['rain', 'fire', 'sea', 'city', 'crickets', 'birds', 'wind'];
