// Rooms of old China: a tea house, an eating house, a school of scholars; how they are furnished, the bars of their windows.

import { css } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Stage } from '../staging/stage.ts';
import { roomKindOf, type RoomKind } from './room-kind.ts';
import type { Piece } from './room-piece.ts';

export type ChineseRoom = Extract<RoomKind, 'teahouse' | 'eatery' | 'academy'>;

export const CHINESE_PLANS: Record<ChineseRoom, readonly Piece[]> = {
  teahouse: [
    { name: 'own/lattice-screen', across: -1.15 },
    { name: 'own/pot-shelf', across: -2.75, before: 0.05 },
    { name: 'own/palace-lamp', across: -1.85, up: 1.62, before: 0.5 },
    { name: 'own/palace-lamp', across: -0.4, up: 1.62, before: 0.5 },
    { name: 'own/square-table', across: 1.6, before: 0.45 },
  ],
  eatery: [
    { name: 'own/lattice-screen', across: -1.15 },
    { name: 'own/hanging-scroll', across: -2.65, up: 0.75 },
    { name: 'own/palace-lamp', across: -1.9, up: 1.62, before: 0.5 },
    { name: 'own/palace-lamp', across: -0.3, up: 1.62, before: 0.5 },
    { name: 'own/hanging-scroll', across: 2.35, up: 0.75 },
  ],
  academy: [
    { name: 'own/hanging-scroll', across: -0.25, up: 0.95 },
    { name: 'own/hanging-scroll', across: -0.95, up: 0.95 },
    { name: 'own/lattice-screen', across: -2.5 },
    { name: 'own/palace-lamp', across: -1.4, up: 1.7, before: 0.5 },
    { name: 'own/scholar-table', across: -0.55, before: 0.35 },
    { name: 'own/pot-shelf', across: 2.3, before: 0.1 },
  ],
};

function isChinese(kind: RoomKind): kind is ChineseRoom {
  return kind in CHINESE_PLANS;
}

export function chinesePlan(kind: RoomKind): readonly Piece[] | undefined {
  return isChinese(kind) ? CHINESE_PLANS[kind] : undefined;
}

export function isChineseRoom({ words, scene }: Pick<Stage, 'words' | 'scene'>): boolean {
  return scene === 'room' && isChinese(roomKindOf({ words }));
}

type Box = { left: number; top: number; wide: number; tall: number };

/** Bars of dark wood before the panes: a frame within the frame, steps between the two. */
export function paintWindowLattice(stage: Stage, brush: Brush, { left, top, wide, tall }: Box): void {
  const { short } = stage;
  brush.strokeStyle = css(stage.isDark ? '#2c1a1a' : '#5a2e20');
  brush.lineWidth = short * 0.007;
  brush.beginPath();
  const step = wide / 8;
  for (let x = left + step; x < left + wide - 1; x += step) {
    brush.moveTo(x, top);
    brush.lineTo(x, top + tall * 0.2);
    brush.moveTo(x, top + tall * 0.8);
    brush.lineTo(x, top + tall);
  }
  for (let y = top + step; y < top + tall - 1; y += step) {
    brush.moveTo(left, y);
    brush.lineTo(left + wide * 0.16, y);
    brush.moveTo(left + wide * 0.84, y);
    brush.lineTo(left + wide, y);
  }
  brush.rect(left + wide * 0.16, top + tall * 0.2, wide * 0.68, tall * 0.6);
  brush.stroke();
}
