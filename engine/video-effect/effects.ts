// The effects of this engine, by the names of the templates.
import type { Effect } from './effect.ts';
import { animeTurn } from './effects/anime-turn.ts';
import { bubblePop } from './effects/bubble-pop.ts';
import { cakeCut } from './effects/cake-cut.ts';
import { dance } from './effects/dance.ts';
import { dissolve } from './effects/dissolve.ts';
import { earthZoom } from './effects/earth-zoom.ts';
import { figureTurn } from './effects/figure-turn.ts';
import { fireball } from './effects/fireball.ts';
import { flower } from './effects/flower.ts';
import { fly } from './effects/fly.ts';
import { freeze } from './effects/freeze.ts';
import { fuzzy } from './effects/fuzzy.ts';
import { heartHands } from './effects/heart-hands.ts';
import { hero } from './effects/hero.ts';
import { hug } from './effects/hug.ts';
import { inflate } from './effects/inflate.ts';
import { jelly } from './effects/jelly.ts';
import { kiss } from './effects/kiss.ts';
import { lightning } from './effects/lightning.ts';
import { liquidMetal } from './effects/liquid-metal.ts';
import { melt } from './effects/melt.ts';
import { memory } from './effects/memory.ts';
import { moneyRain } from './effects/money-rain.ts';
import { newYear } from './effects/new-year.ts';
import { orbit360 } from './effects/orbit360.ts';
import { petDance } from './effects/pet-dance.ts';
import { propose } from './effects/propose.ts';
import { reunion } from './effects/reunion.ts';
import { squish } from './effects/squish.ts';
import { wings } from './effects/wings.ts';

export const EFFECTS: Readonly<Record<string, Effect>> = {
  hug,
  kiss,
  heart_hands: heartHands,
  reunion,
  propose,
  memory,
  squish,
  inflate,
  fuzzy,
  jelly,
  melt,
  cake_cut: cakeCut,
  bubble_pop: bubblePop,
  flower,
  wings,
  fireball,
  lightning,
  dissolve,
  freeze,
  liquid_metal: liquidMetal,
  hero,
  figure_turn: figureTurn,
  anime_turn: animeTurn,
  dance,
  pet_dance: petDance,
  fly,
  orbit360,
  earth_zoom: earthZoom,
  money_rain: moneyRain,
  new_year: newYear,
};
