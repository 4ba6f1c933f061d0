// A sleigh with its team: animals in harness before it, whoever drives in it, the reins between them.

import { movedAs } from '../animals/heads.ts';
import { findOwn } from '../animals/own-beasts.ts';
import { drawDriver } from './drive.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { drawSubject } from '../painting/draw-subject.ts';
import type { Stage } from '../staging/stage.ts';
import { cabinOf } from '../things/cabins.ts';
import { metresOf } from '../things/metres.ts';
import { tracesOf } from '../things/teams.ts';
import { makeSurface, trimSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

/** More would be a row of nothing but legs. */
const MOST = 4;

/** Whether somebody in it is an animal that pulls it. */
function isAnimal({ kind }: Subject): boolean {
  return ANIMAL_KINDS.has(kind);
}

export function hasTeam(sleigh: Subject, company: readonly Subject[]): boolean {
  return tracesOf(sleigh) !== undefined && company.some(isAnimal);
}

export async function drawTeam(stage: Stage, sleigh: Subject, company: readonly Subject[]): Promise<Surface> {
  const drivers = company.filter((one) => !isAnimal(one));
  const cabin = cabinOf(sleigh);
  const behind =
    cabin && drivers.length > 0
      ? await drawDriver(stage, sleigh, drivers, cabin)
      : await drawSubject(stage, sleigh);
  const bare = await drawSubject(stage, sleigh);
  const animals = await drawAnimals(stage, company.filter(isAnimal), {
    tall: bare.height,
    metres: metresOf(sleigh),
    // A sleigh has a pair at least.
    least: sleigh.key === 'sled' ? 2 : 1,
  });
  const step = Math.max(...animals.map(({ width }) => width)) * 0.7;
  const ahead = step * (animals.length - 1) + Math.max(...animals.map(({ width }) => width)) * 0.94;
  const traces = tracesOf(sleigh) ?? { x: 0, y: 1 };
  const tall = Math.max(behind.height, ...animals.map(({ height }) => height));
  return trimSurface(
    makeSurface(ahead + behind.width, tall, (brush) => {
      brush.imageSmoothingQuality = 'high';
      const [fromX, fromY] = [ahead + bare.width * traces.x, tall - bare.height * (1 - traces.y)];
      // The farther of a pair is a little higher.
      const spots = animals.map((sheet, at) => ({
        sheet,
        x: ahead - sheet.width * 0.98 - step * (animals.length - 1 - at),
        y: tall - sheet.height - (at % 2) * sheet.height * 0.04,
      }));
      for (const { sheet, x, y } of spots) brush.drawImage(sheet, x, y);
      brush.drawImage(behind, ahead, tall - behind.height);
      for (const { sheet, x, y } of spots) harness(brush, sheet, x, y, fromX, fromY);
    }),
  );
}

async function drawAnimals(
  stage: Stage,
  team: readonly Subject[],
  sleigh: { tall: number; metres: number; least: number },
): Promise<Surface[]> {
  const each = team.flatMap((one) =>
    Array.from(
      { length: Math.min(MOST, one.isCounted === true ? one.count : Math.max(one.count, sleigh.least)) },
      () => one,
    ),
  );
  return Promise.all(
    each.slice(0, MOST).map(async (one) => {
      const drawn =
        (one.colour === undefined ? findOwn(movedAs(one, 'run') ?? one.drawing, 640) : undefined) ??
        (await drawSubject(stage, { ...one, rests: { how: 'run', words: '' } }, `${one.key} team`));
      const tall = sleigh.tall * Math.min(1.5, Math.max(0.55, metresOf(one) / sleigh.metres));
      const wide = (drawn.width * tall) / drawn.height;
      return makeSurface(wide, tall, (brush) => {
        brush.imageSmoothingQuality = 'high';
        brush.drawImage(drawn, 0, 0, wide, tall);
      });
    }),
  );
}

/** A collar and a girth, and the trace back to the sleigh. */
function harness(brush: Brush, sheet: Surface, x: number, y: number, toX: number, toY: number): void {
  const { width: w, height: h } = sheet;
  const line = h * 0.022;
  const [collarX, collarY] = [x + w * 0.34, y + h * 0.6];
  brush.lineCap = 'round';
  brush.strokeStyle = '#5a1f1c';
  brush.lineWidth = line * 0.6;
  brush.beginPath();
  brush.moveTo(collarX, collarY);
  brush.quadraticCurveTo((collarX + toX) / 2, Math.max(collarY, toY) + h * 0.03, toX, toY);
  brush.stroke();
}
