// The ground of a logo: plain paper, one field, rings and rays in two or three inks.

import { css, mix } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { paintEmblemLand, type EmblemInks } from './emblem-land.ts';
import type { Brush } from '#engine/raster/surface.ts';

export function emblemInks(stage: Stage): EmblemInks {
  const random = stage.random('inks');
  const [asked] = stage.reading.colours;
  const inks = random.pick<EmblemInks>([
    { paper: '#f6f1e6', field: '#1f4a5c', line: '#12303e', accent: '#f0a040' },
    { paper: '#f4efe8', field: '#b5402f', line: '#5a1a18', accent: '#f4c65a' },
    { paper: '#eef2ee', field: '#2f6a52', line: '#173a30', accent: '#f2b04a' },
    { paper: '#f3f0f6', field: '#4a3f8a', line: '#231c50', accent: '#ff9a7a' },
    { paper: '#f7f3ea', field: '#e8a33a', line: '#5c3416', accent: '#d8503a' },
  ]);
  return asked === undefined ? inks : { ...inks, field: asked, line: mix(asked, '#14101c', 0.6) };
}

/** Where the middle of the emblem is, pixels from the top: higher when a name stands below it. */
export function emblemMiddle({ reading, height, short }: Stage): number {
  return height / 2 - (reading.writing.length > 0 ? short * 0.085 : 0);
}

/** How large the emblem is, 1 when it stands alone. */
export function emblemSize({ reading }: Stage): number {
  return reading.writing.length > 0 ? 0.84 : 1;
}

export function emblemLayers(stage: Stage): Layer[] {
  return [painted('emblem', 0.05, (brush) => paintEmblem(stage, brush), { isSolid: false })];
}

function paintEmblem(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const inks = emblemInks(stage);
  const random = stage.random('emblem');
  brush.fillStyle = css(inks.paper);
  brush.fillRect(0, 0, width, height);
  const x = width / 2;
  const y = emblemMiddle(stage);
  const radius = short * 0.36 * emblemSize(stage);
  const shape = random.whole(3);
  const outline = (reach: number): void => {
    brush.beginPath();
    if (shape === 0) brush.arc(x, y, reach, 0, 7);
    else if (shape === 1)
      brush.roundRect(x - reach * 0.94, y - reach * 0.94, reach * 1.88, reach * 1.88, reach * 0.42);
    else {
      for (let corner = 0; corner < 6; corner++) {
        const angle = (corner / 6) * 6.283 - Math.PI / 2;
        const px = x + Math.cos(angle) * reach * 1.06;
        const py = y + Math.sin(angle) * reach * 1.06;
        if (corner === 0) brush.moveTo(px, py);
        else brush.lineTo(px, py);
      }
      brush.closePath();
    }
  };
  brush.fillStyle = css(inks.line);
  outline(radius * 1.1);
  brush.fill();
  brush.fillStyle = css(inks.paper);
  outline(radius * 1.06);
  brush.fill();
  brush.fillStyle = css(inks.field);
  outline(radius);
  brush.fill();
  brush.save();
  outline(radius);
  brush.clip();
  const light = mix(inks.field, '#ffffff', 0.14);
  brush.fillStyle = css(light);
  const rays = 12;
  for (let ray = 0; ray < rays; ray++) {
    const from = (ray / rays) * 6.283 + 0.13;
    brush.beginPath();
    brush.moveTo(x, y + radius * 0.3);
    brush.arc(x, y + radius * 0.3, radius * 2, from, from + 0.26);
    brush.fill();
  }
  paintEmblemLand(stage, brush, { x, y, radius, inks });
  brush.restore();
}
