// The stage of a Chinese opera: red columns under painted beams and upturned eaves, lanterns, a screen with peonies.

import { audienceLayers } from './audience.ts';
import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { paintBoards } from './indoors.ts';
import { glow } from './glow.ts';

const NAMED =
  /戏台|戏楼|戏曲|京剧|越剧|昆曲|川剧|豫剧|黄梅戏|花旦|青衣|(?:peking|beijing|chinese|kunqu) opera/;

export function isOperaStage({ words }: Pick<Stage, 'words'>): boolean {
  return NAMED.test(words);
}

export function operaStageLayers(stage: Stage): Layer[] {
  return [
    painted('wall', 0.05, (brush) => paintScreen(stage, brush), { isSolid: false }),
    painted('opera columns', 0.3, (brush) => paintFront(stage, brush)),
    painted('ground', 0.5, (brush) => paintBoards(stage, brush, stage.horizon)),
    painted('carpet', 0.51, (brush) => paintCarpet(stage, brush)),
    ...audienceLayers(stage),
  ];
}

/** A wall of panels, in the middle a round field with flowers, to both sides a curtained door. */
function paintScreen(stage: Stage, brush: Brush): void {
  const { width, height, short, horizon } = stage;
  const wall = brush.createLinearGradient(0, 0, 0, horizon);
  wall.addColorStop(0, '#5a1a1c');
  wall.addColorStop(1, '#8e2a26');
  brush.fillStyle = wall;
  brush.fillRect(0, 0, width, height);
  const [middle, reach] = [width / 2, Math.min(width * 0.46, short * 0.5)];
  const top = horizon - short * 0.42;
  brush.fillStyle = '#e9d3a0';
  brush.fillRect(middle - reach * 0.5, top, reach, horizon - top);
  brush.fillStyle = css('#c8923c');
  for (const [x, y, w, h] of [
    [-0.5, 0, 1, 0.03],
    [-0.5, 0.97, 1, 0.03],
    [-0.5, 0, 0.03, 1],
    [0.47, 0, 0.03, 1],
  ] as const)
    brush.fillRect(middle + x * reach, top + y * (horizon - top), w * reach, h * (horizon - top));
  const round = top + (horizon - top) * 0.46;
  brush.fillStyle = '#f6ead0';
  brush.beginPath();
  brush.arc(middle, round, short * 0.15, 0, 7);
  brush.fill();
  for (const [x, y, size] of [
    [-0.05, 0.02, 0.062],
    [0.06, -0.04, 0.05],
    [0.045, 0.065, 0.04],
  ] as const)
    paintPeony(stage, brush, middle + x * short, round + y * short, size * short);
  for (const side of [-1, 1]) {
    const left = middle + side * reach * 0.78 - reach * 0.17;
    for (let fold = 0; fold < 6; fold++) {
      brush.fillStyle = css(mix('#2f6f6a', '#0c2a2c', fold % 2 === 0 ? 0.15 : 0.45));
      brush.fillRect(
        left + (reach * 0.34 * fold) / 6,
        top + short * 0.04,
        (reach * 0.34) / 6 + 1,
        horizon - top,
      );
    }
    brush.fillStyle = '#c8923c';
    brush.fillRect(left - short * 0.008, top + short * 0.025, reach * 0.34 + short * 0.016, short * 0.02);
  }
  glow(brush, middle, horizon * 0.6, short * 0.6, css('#ffdf9c', 0.4), css('#ffdf9c', 0));
}

function paintPeony(stage: Stage, brush: Brush, x: number, y: number, size: number): void {
  const random = stage.random(`peony ${Math.round(x)}`);
  brush.fillStyle = '#4f7f4a';
  for (const turn of [0.6, 2.4, 4.2]) {
    brush.beginPath();
    brush.ellipse(x + Math.cos(turn) * size, y + Math.sin(turn) * size, size * 0.5, size * 0.24, turn, 0, 7);
    brush.fill();
  }
  for (let ring = 3; ring > 0; ring--)
    for (let petal = 0; petal < 7; petal++) {
      const turn = (petal / 7) * Math.PI * 2 + ring;
      const out = (size * ring) / 4;
      brush.fillStyle = css(mix('#d84a6c', '#ffe0e6', random.between(0, 0.3) + (3 - ring) * 0.14));
      brush.beginPath();
      brush.ellipse(x + Math.cos(turn) * out, y + Math.sin(turn) * out, size * 0.34, size * 0.27, turn, 0, 7);
      brush.fill();
    }
  brush.fillStyle = '#f2c84c';
  brush.beginPath();
  brush.arc(x, y, size * 0.16, 0, 7);
  brush.fill();
}

/** Two columns, the painted beam that they bear, the eaves over it, a lantern beside each. */
function paintFront(stage: Stage, brush: Brush): void {
  const { width, short, horizon, light } = stage;
  const aside = Math.min(width * 0.43, short * 0.6);
  const thick = short * 0.05;
  for (const side of [-1, 1]) {
    const x = width / 2 + side * aside;
    const red = brush.createLinearGradient(x - thick / 2, 0, x + thick / 2, 0);
    red.addColorStop(light.side > 0 ? 1 : 0, '#e0583c');
    red.addColorStop(0.5, '#b02c22');
    red.addColorStop(light.side > 0 ? 0 : 1, '#641410');
    brush.fillStyle = red;
    brush.fillRect(x - thick / 2, short * 0.12, thick, horizon + short * 0.05 - short * 0.12);
    brush.fillStyle = '#8c857c';
    brush.fillRect(x - thick * 0.85, horizon + short * 0.02, thick * 1.7, short * 0.04);
    paintLantern(stage, brush, x - side * thick * 2.1, short * 0.26, short * 0.055);
  }
  const band = (y: number, tall: number, colours: readonly Colour[], step: number): void => {
    for (let x = 0, at = 0; x < width; x += step, at++) {
      brush.fillStyle = css(colours[at % colours.length] ?? '#2f6f9c');
      brush.fillRect(x, y, step + 1, tall);
    }
  };
  band(short * 0.145, short * 0.055, ['#2a5f8c', '#2f7f5c', '#b8342a', '#2f7f5c'], short * 0.1);
  brush.fillStyle = '#d8a848';
  for (const y of [0.14, 0.198]) brush.fillRect(0, short * y, width, short * 0.007);
  brush.fillStyle = '#3c4a48';
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.lineTo(width, 0);
  brush.lineTo(width, short * 0.06);
  brush.quadraticCurveTo(width - aside * 0.3, short * 0.13, width / 2, short * 0.135);
  brush.quadraticCurveTo(aside * 0.3, short * 0.13, 0, short * 0.06);
  brush.fill();
  brush.fillStyle = '#66756e';
  for (let tile = 0; tile <= 44; tile++) {
    const x = (width * tile) / 44;
    const part = Math.abs(x / width - 0.5) * 2;
    brush.beginPath();
    brush.arc(x, short * (0.126 - 0.062 * part ** 2.2), short * 0.013, 0, 7);
    brush.fill();
  }
}

function paintLantern(stage: Stage, brush: Brush, x: number, y: number, size: number): void {
  glow(brush, x, y, size * 2.4, css('#ff9a4c', 0.5), css('#ff9a4c', 0));
  brush.strokeStyle = '#d8a848';
  brush.lineWidth = Math.max(1, size * 0.05);
  brush.beginPath();
  brush.moveTo(x, stage.short * 0.19);
  brush.lineTo(x, y + size * 1.7);
  brush.stroke();
  const silk = brush.createRadialGradient(x, y, 0, x, y, size);
  silk.addColorStop(0, '#ffb060');
  silk.addColorStop(0.6, '#e0402c');
  silk.addColorStop(1, '#9c1c1c');
  brush.fillStyle = silk;
  brush.beginPath();
  brush.ellipse(x, y, size, size * 0.82, 0, 0, 7);
  brush.fill();
  brush.fillStyle = '#d8a848';
  for (const down of [-0.86, 0.7]) brush.fillRect(x - size * 0.42, y + size * down, size * 0.84, size * 0.16);
  brush.fillStyle = '#d83a2c';
  brush.fillRect(x - size * 0.1, y + size * 0.95, size * 0.2, size * 0.8);
}

/** Red, with a border of gold, where one sings. */
function paintCarpet(stage: Stage, brush: Brush): void {
  const { width, height, short, horizon } = stage;
  const [top, foot] = [horizon + (height - horizon) * 0.2, horizon + (height - horizon) * 0.96];
  const half = Math.min(width * 0.36, short * 0.42);
  for (const [grow, colour] of [
    [1, '#c8923c'],
    [0.95, '#9c2426'],
  ] as const) {
    const inset = (1 - grow) * (foot - top) * 0.6;
    brush.fillStyle = css(colour, 0.92);
    brush.beginPath();
    brush.moveTo(width / 2 - half * 0.8 * grow, top + inset);
    brush.lineTo(width / 2 + half * 0.8 * grow, top + inset);
    brush.lineTo(width / 2 + half * 1.3 * grow, foot - inset);
    brush.lineTo(width / 2 - half * 1.3 * grow, foot - inset);
    brush.fill();
  }
}
