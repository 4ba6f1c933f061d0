// All animals of our own drawing whose heads are known, and those that move.

import type { Head } from '../animals/measures.ts';
import { BIRD_HEADS, BIRDS } from './bird-kinds.ts';
import { CAMEL_HEADS, CAMELS } from './camels.ts';
import { CRAB_AND_OCTOPUS, CRAB_AND_OCTOPUS_HEADS } from './crab-and-octopus.ts';
import { CROCODILE_HEADS, CROCODILES } from './crocodile.ts';
import { DINOSAUR_HEADS, DINOSAURS } from './dinosaurs.ts';
import { DUCK_AND_FROG, DUCK_AND_FROG_HEADS } from './duck-and-frog.ts';
import { ELEPHANT_HEADS, ELEPHANTS } from './elephants.ts';
import { FISH_KIND_HEADS, FISH_KINDS } from './fish-kinds.ts';
import { LIZARD_HEADS, LIZARDS } from './lizards.ts';
import { FLOATING_OTTER_HEADS, FLOATING_OTTERS } from './floating-otter.ts';
import { FLAMINGO_HEADS, FLAMINGOS } from './flamingo.ts';
import { FOWL, FOWL_HEADS } from './fowl.ts';
import { STRIDES } from './strides.ts';
import { FOUR_LEGGED, FOUR_LEGGED_HEADS } from './four-legged-builds.ts';
import { FRONT_FACES, FRONT_HEADS } from './front-faces.ts';
import { JACKAL_HEAD_DRAWINGS, JACKAL_HEADS } from './jackal-head.ts';
import { BULL_HEAD_DRAWINGS, BULL_HEADS } from './bull-head.ts';
import { MEERKAT_HEADS, MEERKATS } from './meerkats.ts';
import { MONKEY_KING_HEADS, MONKEY_KINGS } from './monkey-king.ts';
import { PEACOCK_HEADS, PEACOCKS } from './peacocks.ts';
import { PTEROSAUR_HEADS, PTEROSAURS } from './pterosaur.ts';
import type { OwnDrawing } from './pen.ts';
import { RABBIT_HEADS, RABBITS } from './rabbits.ts';
import { RATITE_HEADS, RATITES } from './ratites.ts';
import { RAY_AND_EEL_HEADS, RAYS_AND_EELS } from './rays-and-eels.ts';
import { REEF_FISH, REEF_FISH_HEADS } from './reef-fish.ts';
import { SEA_ANIMAL_HEADS, SEA_ANIMALS } from './sea-animals.ts';
import { SEA_MAMMAL_HEADS, SEA_MAMMALS } from './sea-mammals.ts';
import { SHORE_AND_POND, SHORE_AND_POND_HEADS } from './shore-and-pond.ts';
import { OWL_HEADS, SITTING_OWLS } from './sitting-owls.ts';
import { WATER_BIRDS_ON_FOOT, WATER_BIRDS_ON_FOOT_HEADS } from './water-birds-on-foot.ts';
import { WHALE_HEADS, WHALES } from './whales.ts';

export const BEASTS: Record<string, OwnDrawing> = {
  ...FOUR_LEGGED,
  ...CRAB_AND_OCTOPUS,
  ...DUCK_AND_FROG,
  ...MONKEY_KINGS,
  ...BULL_HEAD_DRAWINGS,
  ...JACKAL_HEAD_DRAWINGS,
  ...FLAMINGOS,
  ...FOWL,
  ...FRONT_FACES,
  ...BIRDS,
  ...CAMELS,
  ...CROCODILES,
  ...DINOSAURS,
  ...ELEPHANTS,
  ...PEACOCKS,
  ...RABBITS,
  ...RATITES,
  ...FLOATING_OTTERS,
  ...LIZARDS,
  ...SHORE_AND_POND,
  ...MEERKATS,
  ...PTEROSAURS,
  ...RAYS_AND_EELS,
  ...SEA_MAMMALS,
  ...FISH_KINDS,
  ...REEF_FISH,
  ...SEA_ANIMALS,
  ...SITTING_OWLS,
  ...WATER_BIRDS_ON_FOOT,
  ...WHALES,
};

export const BEAST_HEADS: Record<string, Head> = {
  ...FOUR_LEGGED_HEADS,
  ...CRAB_AND_OCTOPUS_HEADS,
  ...DUCK_AND_FROG_HEADS,
  ...MONKEY_KING_HEADS,
  ...BULL_HEADS,
  ...JACKAL_HEADS,
  ...FLAMINGO_HEADS,
  ...FOWL_HEADS,
  ...FRONT_HEADS,
  ...BIRD_HEADS,
  ...CAMEL_HEADS,
  ...CROCODILE_HEADS,
  ...DINOSAUR_HEADS,
  ...ELEPHANT_HEADS,
  ...PEACOCK_HEADS,
  ...RABBIT_HEADS,
  ...RATITE_HEADS,
  ...FLOATING_OTTER_HEADS,
  ...LIZARD_HEADS,
  ...SHORE_AND_POND_HEADS,
  ...MEERKAT_HEADS,
  ...PTEROSAUR_HEADS,
  ...RAY_AND_EEL_HEADS,
  ...SEA_MAMMAL_HEADS,
  ...FISH_KIND_HEADS,
  ...REEF_FISH_HEADS,
  ...SEA_ANIMAL_HEADS,
  ...OWL_HEADS,
  ...WATER_BIRDS_ON_FOOT_HEADS,
  ...WHALE_HEADS,
};

/**
 * The same animal that howls, walks, runs or has its head in the grass, where it is drawn so. `stride`: which of the drawings of a
 * stride, 0–1.
 */
export function inMotion(
  drawing: string,
  how: 'howling' | 'galloping' | 'walking' | 'grazing',
  stride?: number,
): string | undefined {
  const still = `${drawing}-${how}`;
  const name = stride === undefined ? still : `${still}-${Math.floor(stride * STRIDES) % STRIDES}`;
  return name in BEASTS ? name : still in BEASTS ? still : undefined;
}
