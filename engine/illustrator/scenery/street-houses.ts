// The houses along a street: walls in perspective, shops, windows and awnings, or what a lane or a quarter has instead.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { frontsOf } from '../staging/city-sight.ts';
import { lit, scaleAt, type Stage } from '../staging/stage.ts';
import { NEON } from './boards.ts';
import { paintSign } from './city.ts';
import { paintClayFront, paintFrontOf } from './city-fronts.ts';
import { laneOf, paintCourtyardWall } from './hutong.ts';
import { paintOldHouse, quarterOf, type Quarter } from './old-street.ts';
import { across, fogged, halfWidth, rowAt } from './street-view.ts';
import { isRuinedStreet, paintRuinedWall } from './ruined-street.ts';
import type { WallQuad } from './street-wall.ts';

/** At the left (-1) or the right of the street. `label`: of its own random numbers. */
export type Wall = { side: -1 | 1; near: number; far: number; tall: number; colour: Rgb; label: string };

/** The words may say two: a lane of walls has none of the houses of wood. */
export function quarterIn(stage: Stage): Quarter | undefined {
  return laneOf(stage) || stage.isNeon ? undefined : quarterOf(stage);
}

/** The long face of one house, its windows in perspective, its end turned to the viewer. */
export function paintWall(stage: Stage, brush: Brush, wall: Wall): void {
  const { palette } = stage;
  const random = stage.random(`wall ${wall.label}`);
  const edge = wall.side * halfWidth(stage);
  const isLit = wall.side !== stage.light.side;
  const tone = isLit ? mix(wall.colour, palette.sun, 0.14) : mix(wall.colour, palette.shade, 0.3);
  const point = (along: number, height: number): [number, number] => {
    const distance = wall.near + (wall.far - wall.near) * along;
    return [across(stage, edge, distance), rowAt(stage, height, distance)];
  };
  const quad: WallQuad = (from, to, low, high) => {
    const corners = [point(from, low), point(to, low), point(to, high), point(from, high)];
    corners.forEach(([x, y], index) => (index === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)));
    brush.closePath();
  };
  if (isRuinedStreet(stage)) {
    paintRuinedWall(stage, brush, { ...wall, tone, quad, random });
    return;
  }
  const [nearX] = point(0, 0);
  const [farX] = point(1, 0);
  const gradient = brush.createLinearGradient(nearX, 0, farX, 0);
  gradient.addColorStop(0, css(mix(mix(tone, palette.shade, 0.12), palette.fog, fogged(wall.near))));
  gradient.addColorStop(1, css(mix(tone, palette.fog, fogged(wall.far))));
  brush.fillStyle = gradient;
  brush.beginPath();
  quad(0, 1, 0, wall.tall);
  brush.fill();
  const outer = nearX + wall.side * stage.short * 0.9;
  brush.fillStyle = css(mix(mix(tone, palette.shade, 0.45), palette.fog, fogged(wall.near)));
  brush.fillRect(
    Math.min(nearX, outer),
    rowAt(stage, wall.tall, wall.near),
    Math.abs(outer - nearX),
    scaleAt(stage, wall.near) * wall.tall,
  );
  const lane = laneOf(stage);
  const quarter = quarterIn(stage);
  if (lane) paintCourtyardWall(stage, brush, { ...wall, lane, random, haze: fogged(wall.far), quad, tone });
  else if (quarter)
    paintOldHouse(stage, brush, { ...wall, quarter, random, haze: fogged(wall.far), quad, tone });
  else {
    const shown = { ...wall, haze: fogged((wall.near + wall.far) / 2), quad };
    if (frontsOf(stage) === 'clay') paintClayFront(stage, brush, shown);
    else paintFacade(stage, brush, random, wall, quad);
    paintFrontOf(stage, brush, shown);
  }
}

function paintFacade(stage: Stage, brush: Brush, random: Random, wall: Wall, quad: WallQuad): void {
  const { palette } = stage;
  const bays = Math.max(2, Math.round((wall.far - wall.near) / 1.1));
  const storeys = Math.max(1, Math.floor((wall.tall - 3) / 1.7));
  const haze = fogged((wall.near + wall.far) / 2);
  const litColours: readonly Colour[] = stage.isNeon
    ? ['#ffd98a', '#8ae8ff', '#ff8ad0']
    : ['#ffd48a', '#ffe6b0'];
  for (let storey = 0; storey < storeys; storey++) {
    for (let bay = 0; bay < bays; bay++) {
      const isOn = random.chance(stage.isDark ? 0.5 : 0.06);
      const low = 3.1 + storey * 1.7;
      brush.fillStyle = css(
        mix(
          isOn
            ? (litColours[bay % litColours.length] ?? '#ffd48a')
            : mix('#3a4658', palette.skyMiddle, stage.isDark ? 0.1 : 0.4),
          palette.fog,
          haze * (isOn ? 0.45 : 0.8),
        ),
        0.92,
      );
      brush.beginPath();
      quad((bay + 0.22) / bays, (bay + 0.78) / bays, low, low + 1.05);
      brush.fill();
    }
  }
  const shop = random.pick(
    stage.isDark ? ['#ffc46a', '#ffb04c', '#ffdca0'] : ['#5a4438', '#4a4a52', '#6a5444'],
  );
  brush.fillStyle = css(
    mix(stage.isNeon ? mix(shop, random.pick(NEON), 0.55) : shop, palette.fog, haze * 0.7),
  );
  brush.beginPath();
  quad(0.08, 0.92, 0.1, 2.1);
  brush.fill();
  brush.strokeStyle = css(mix('#1a1420', palette.fog, haze));
  brush.lineWidth = Math.max(1, scaleAt(stage, wall.near) * 0.05);
  for (let pane = 1; pane < bays; pane++) {
    brush.beginPath();
    quad(pane / bays, pane / bays, 0.1, 2.1);
    brush.stroke();
  }
  const awning = lit(
    stage,
    stage.isNeon ? '#2a1850' : random.pick(['#c8483c', '#3f7a6a', '#d8a23c', '#48608a']),
  );
  brush.fillStyle = css(mix(awning, palette.fog, haze * 0.8));
  brush.beginPath();
  const reach = -wall.side * 0.75;
  const at = (distance: number, height: number, out: number): [number, number] => [
    across(stage, wall.side * halfWidth(stage) + out, distance),
    rowAt(stage, height, distance),
  ];
  const inset = (wall.far - wall.near) * 0.06;
  [
    at(wall.near + inset, 2.75, 0),
    at(wall.far - inset, 2.75, 0),
    at(wall.far - inset, 2.25, reach),
    at(wall.near + inset, 2.25, reach),
  ].forEach(([x, y], index) => (index === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)));
  brush.fill();
  if (stage.isDark && random.chance(stage.isNeon ? 0.9 : 0.4)) {
    const distance = wall.near + (wall.far - wall.near) * 0.4;
    const scale = scaleAt(stage, distance);
    const tall = scale * random.between(1.4, 3);
    const wide = scale * 0.62;
    const x = across(stage, wall.side * (halfWidth(stage) - 0.5), distance) - wide / 2;
    paintSign(stage, brush, random, x, rowAt(stage, random.between(5, 7.5), distance), wide, tall);
  }
  if (stage.isSnowy) {
    brush.fillStyle = css(mix(lit(stage, '#f4f8ff'), palette.fog, haze * 0.6));
    brush.beginPath();
    quad(0, 1, wall.tall - 0.15, wall.tall + 0.18);
    brush.fill();
  }
}
