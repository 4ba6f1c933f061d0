// Halls and cabins by what they are the inside of.

import type { Inside } from '../lexicon/insides.ts';
import type { Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { ballroomLayers } from './ballroom.ts';
import { atticLayers, barnLayers } from './barn-hall.ts';
import { cinemaLayers } from './cinema-hall.ts';
import { aquariumLayers, liftLayers, nightclubLayers } from './dark-halls.ts';
import { dungeonLayers, tombLayers } from './vaults.ts';
import { cellarLayers, courtLayers } from './plain-halls.ts';
import { churchLayers, mosqueLayers } from './sacred-halls.ts';
import { throneHallLayers } from './throne-hall.ts';
import { iglooLayers, tentLayers, yurtLayers } from './tents.ts';
import { airlinerLayers, busLayers, subwayCarLayers } from './vehicle-cabins.ts';

const LAYERS: Readonly<Record<Inside, (stage: Stage) => Layer[]>> = {
  church: churchLayers,
  mosque: mosqueLayers,
  castle: throneHallLayers,
  barn: barnLayers,
  attic: atticLayers,
  dungeon: dungeonLayers,
  nightclub: nightclubLayers,
  aquarium: aquariumLayers,
  lift: liftLayers,
  cinema: cinemaLayers,
  tomb: tombLayers,
  court: courtLayers,
  cellar: cellarLayers,
  'subway-car': subwayCarLayers,
  bus: busLayers,
  airliner: airlinerLayers,
  ballroom: ballroomLayers,
  tent: tentLayers,
  yurt: yurtLayers,
  igloo: iglooLayers,
};

/** All of it but who and what is in it. */
export function insideLayers(stage: Stage, inside: Inside): Layer[] {
  return LAYERS[inside](stage);
}
