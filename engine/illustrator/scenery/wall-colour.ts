// The colour of the walls of a room, where none is asked for.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { Stage } from '../staging/stage.ts';
import { styledLook } from './room-style.ts';

export function wallColour(stage: Stage): Colour {
  const styled = styledLook(stage)?.wall;
  if (styled !== undefined) return stage.isDark ? mix(styled, '#20182e', 0.68) : styled;
  const random = stage.random('wall');
  if (stage.isDark) return random.pick(['#2f2a4a', '#2a3048', '#3a2a3c']);
  return random.pick(['#c98d5a', '#7f9a8a', '#b87a5c', '#8a93a8', '#d0a878']);
}
