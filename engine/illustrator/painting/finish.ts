// Paints a drawing as being made of something: in the colour of the material, with its grain, its veins or its gloss.

import { css, luminance, mix } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import { FINISHES, type Finish, type MaterialName } from '../lexicon/materials.ts';
import { recolour } from './recolour.ts';

type Sheet = { brush: Brush; width: number; height: number; base: string; random: Random };

/** That of the material; none where it has no paint. */
export function colourOf(material: MaterialName | undefined): string | undefined {
  return material && FINISHES[material]?.colour;
}

/** `colour`: where one was asked for, as of black marble. */
export function finish(
  drawing: Surface,
  material: MaterialName,
  { colour, random }: { colour: string | undefined; random: Random },
): Surface {
  const made = FINISHES[material];
  if (!made) return drawing;
  const { width, height } = drawing;
  const base = colour ?? made.colour;
  const painted = base === undefined ? drawing : recolour(drawing, base);
  return makeSurface(width, height, (brush) => {
    // What is clear lets through what stands behind it.
    if (made.grain === 'clear') brush.globalAlpha = SEEN_THROUGH;
    brush.drawImage(painted, 0, 0);
    brush.globalAlpha = 1;
    if (made.grain === 'clear') brush.drawImage(rimOf(drawing), 0, 0);
    brush.globalCompositeOperation = 'source-atop';
    // Under one coat: what was light and dark is still, what was of several colours is of one.
    if (base !== undefined) {
      brush.fillStyle = css(base, COAT[made.grain]);
      brush.fillRect(0, 0, width, height);
    }
    GRAINS[made.grain]({ brush, width, height, base: base ?? '#808080', random });
  });
}

const SEEN_THROUGH = 0.72;

/** Its edge catches the light. */
function rimOf(drawing: Surface): Surface {
  const { width, height } = drawing;
  const thick = Math.max(1.5, Math.min(width, height) * 0.014);
  return makeSurface(width, height, (brush) => {
    brush.drawImage(drawing, 0, 0);
    brush.globalCompositeOperation = 'source-in';
    brush.fillStyle = css('#ffffff', 0.9);
    brush.fillRect(0, 0, width, height);
    brush.globalCompositeOperation = 'destination-out';
    for (const [x, y] of [
      [thick, thick],
      [thick * 0.4, thick * 1.6],
    ] as const)
      brush.drawImage(drawing, x, y);
  });
}

const COAT: Readonly<Record<Finish['grain'], number>> = {
  wood: 0.22,
  veins: 0.4,
  gloss: 0.1,
  matte: 0.42,
  flowers: 0.55,
  wax: 0.36,
  clear: 0.24,
  knit: 0,
  folds: 0,
  plates: 0.3,
};

const GRAINS: Readonly<Record<Finish['grain'], (sheet: Sheet) => void>> = {
  wood: paintRings,
  veins: paintVeins,
  gloss: paintGloss,
  matte: paintSpecks,
  flowers: paintFlowers,
  wax: paintWax,
  clear: paintClear,
  knit: paintStitches,
  folds: paintFolds,
  plates: paintPlates,
};

function paintRings({ brush, width, height, base, random }: Sheet): void {
  const gap = Math.max(3, height / 26);
  brush.lineCap = 'round';
  for (let y = -gap; y < height + gap; y += gap * random.between(0.5, 1.3)) {
    const isDeep = random.chance(0.3);
    brush.strokeStyle = css(mix(base, '#2a1408', isDeep ? 0.75 : 0.5), isDeep ? 0.5 : 0.3);
    brush.lineWidth = gap * random.between(0.08, isDeep ? 0.34 : 0.18);
    const [rise, wave] = [random.between(-0.6, 0.6) * gap, random.between(0.3, 1) * gap];
    brush.beginPath();
    brush.moveTo(0, y);
    brush.bezierCurveTo(width * 0.3, y + wave, width * 0.62, y - wave, width, y + rise);
    brush.stroke();
  }
}

function paintVeins({ brush, width, height, base, random }: Sheet): void {
  const size = Math.min(width, height);
  for (let vein = 0; vein < 11; vein++) {
    let [x, y] = [random.between(0, 1) * width, random.between(-0.1, 0.5) * height];
    const lean = random.between(-0.5, 0.9);
    const isBroad = vein < 4;
    brush.strokeStyle = css(
      mix(base, luminance(base) < 0.4 ? '#ffffff' : '#50525c', 0.62),
      isBroad ? 0.5 : 0.34,
    );
    brush.lineWidth = size * (isBroad ? random.between(0.008, 0.016) : 0.004);
    brush.beginPath();
    brush.moveTo(x, y);
    for (let step = 0; step < 9; step++) {
      x += (lean + random.between(-0.5, 0.5)) * size * 0.09;
      y += random.between(0.03, 0.12) * size;
      brush.lineTo(x, y);
    }
    brush.stroke();
  }
}

function paintGloss({ brush, width, height, base }: Sheet): void {
  const across = brush.createLinearGradient(0, 0, width, height * 0.18);
  for (const [stop, tone, alpha] of [
    [0, '#1a0c08', 0.34],
    [0.2, '#1a0c08', 0.05],
    [0.3, '#fff6e4', 0.62],
    [0.4, '#fff6e4', 0.06],
    [0.66, '#1a0c08', 0.06],
    [0.8, '#fff6e4', 0.26],
    [1, '#1a0c08', 0.42],
  ] as const)
    across.addColorStop(stop, css(mix(tone, base, 0.22), alpha));
  brush.fillStyle = across;
  brush.fillRect(0, 0, width, height);
}

function paintSpecks({ brush, width, height, base, random }: Sheet): void {
  const size = Math.min(width, height) * 0.008;
  for (let speck = 0; speck < 260; speck++) {
    brush.fillStyle = css(mix(base, random.chance(0.5) ? '#3a1a0c' : '#ffe2c4', 0.5), 0.24);
    brush.beginPath();
    brush.arc(random.between(0, width), random.between(0, height), size * random.between(0.4, 1), 0, 7);
    brush.fill();
  }
  // The turns of the wheel it was thrown on.
  brush.strokeStyle = css(mix(base, '#2a120a', 0.6), 0.2);
  brush.lineWidth = size;
  for (let row = 0.16; row < 1; row += 0.13) {
    brush.beginPath();
    brush.moveTo(0, height * row);
    brush.quadraticCurveTo(width / 2, height * (row + 0.045), width, height * row);
    brush.stroke();
  }
}

const COBALT = '#2746a0';

function paintFlowers({ brush, width, height, random }: Sheet): void {
  const size = Math.min(width, height);
  brush.strokeStyle = css(COBALT, 0.8);
  for (const [row, thick] of [
    [0.06, 0.02],
    [0.94, 0.02],
  ] as const) {
    brush.lineWidth = size * thick;
    brush.beginPath();
    brush.moveTo(0, height * row);
    brush.quadraticCurveTo(width / 2, height * (row + 0.06), width, height * row);
    brush.stroke();
  }
  const many = Math.max(3, Math.round((width / height) * 3));
  for (let row = 0; row < 2; row++)
    for (let at = 0; at < many; at++) {
      const x = (width * (at + (row === 0 ? 0.5 : 1))) / many;
      const y = height * (row === 0 ? 0.36 : 0.7) + random.between(-0.02, 0.02) * size;
      paintBlossom(brush, x, y, size * (row === 0 ? 0.085 : 0.06));
    }
}

/** Five petals between two curled stems. */
function paintBlossom(brush: Brush, x: number, y: number, size: number): void {
  brush.strokeStyle = css(COBALT, 0.75);
  brush.lineWidth = size * 0.22;
  for (const way of [-1, 1]) {
    brush.beginPath();
    brush.moveTo(x + way * size, y);
    brush.bezierCurveTo(
      x + way * size * 2,
      y - size * 1.6,
      x + way * size * 2.6,
      y + size,
      x + way * size * 1.7,
      y + size * 0.5,
    );
    brush.stroke();
  }
  brush.fillStyle = css(COBALT, 0.85);
  for (let petal = 0; petal < 5; petal++) {
    const turn = (petal / 5) * Math.PI * 2 - Math.PI / 2;
    brush.beginPath();
    brush.ellipse(
      x + Math.cos(turn) * size * 0.62,
      y + Math.sin(turn) * size * 0.62,
      size * 0.5,
      size * 0.36,
      turn,
      0,
      7,
    );
    brush.fill();
  }
  brush.fillStyle = '#f6f7fa';
  brush.beginPath();
  brush.arc(x, y, size * 0.26, 0, 7);
  brush.fill();
}

/** A soft light from above, and its own shade below. */
function paintWax({ brush, width, height, base }: Sheet): void {
  const down = brush.createLinearGradient(width * 0.2, 0, width * 0.5, height);
  down.addColorStop(0, css(mix(base, '#ffffff', 0.7), 0.5));
  down.addColorStop(0.34, css(mix(base, '#ffffff', 0.4), 0.12));
  down.addColorStop(1, css(mix(base, '#14080a', 0.6), 0.36));
  brush.fillStyle = down;
  brush.fillRect(0, 0, width, height);
}

/** Facets that catch the light. */
function paintClear({ brush, width, height, random }: Sheet): void {
  const size = Math.min(width, height);
  for (let facet = 0; facet < 16; facet++) {
    const [x, y] = [random.between(0, 1) * width, random.between(0, 1) * height];
    const long = size * random.between(0.14, 0.4);
    const lean = random.between(-0.9, 0.5);
    brush.fillStyle = css(facet % 3 === 0 ? '#2f6f98' : '#ffffff', random.between(0.12, 0.34));
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + long * 0.3, y + long * 0.1);
    brush.lineTo(x + long * lean + long * 0.24, y + long);
    brush.lineTo(x + long * lean, y + long * 0.86);
    brush.closePath();
    brush.fill();
  }
}

/** Rows of stitches, each like a V. */
function paintStitches({ brush, width, height }: Sheet): void {
  const wide = Math.max(5, Math.min(width, height) / 26);
  const high = wide * 0.8;
  brush.lineCap = 'round';
  for (const [tone, alpha, shift, thick] of [
    ['#1a1014', 0.34, 0.16, 0.3],
    ['#ffffff', 0.3, 0, 0.22],
  ] as const) {
    brush.strokeStyle = css(tone, alpha);
    brush.lineWidth = wide * thick;
    brush.beginPath();
    for (let y = -high; y < height + high; y += high)
      for (let x = 0; x < width + wide; x += wide) {
        const top = y + shift * high;
        brush.moveTo(x - wide * 0.42, top);
        brush.lineTo(x, top + high * 0.8);
        brush.lineTo(x + wide * 0.42, top);
      }
    brush.stroke();
  }
}

/** Flat facets between creases that run through it, each in a light of its own. */
function paintFolds({ brush, width, height, random }: Sheet): void {
  const size = Math.max(width, height);
  for (let fold = 0; fold < 9; fold++) {
    const [x, y] = [random.between(0, 1) * width, random.between(0, 1) * height];
    const turn = random.between(0, Math.PI);
    const [dx, dy] = [Math.cos(turn) * size, Math.sin(turn) * size];
    brush.fillStyle = css(fold % 2 === 0 ? '#ffffff' : '#1c1428', 0.15);
    brush.beginPath();
    brush.moveTo(x - dx, y - dy);
    brush.lineTo(x + dx, y + dy);
    brush.lineTo(x + dx - dy * 0.5, y + dy + dx * 0.5);
    brush.lineTo(x - dx - dy * 0.5, y - dy + dx * 0.5);
    brush.closePath();
    brush.fill();
    brush.strokeStyle = css('#ffffff', 0.42);
    brush.lineWidth = Math.max(1, size * 0.006);
    brush.beginPath();
    brush.moveTo(x - dx, y - dy);
    brush.lineTo(x + dx, y + dy);
    brush.stroke();
  }
}

/** A few large plates that lap over each other, each with its light and its rim of rivets. */
function paintPlates(sheet: Sheet): void {
  const { brush, width, height, random } = sheet;
  const size = Math.min(width, height);
  paintGloss(sheet);
  for (let plate = 0; plate < 7; plate++) {
    const [x, y] = [width * (0.08 + plate * 0.15), height * random.between(0.1, 0.9)];
    const radius = size * random.between(0.26, 0.4);
    brush.strokeStyle = css('#1c2430', 0.66);
    brush.lineWidth = Math.max(1, size * 0.012);
    brush.beginPath();
    brush.arc(x, y, radius, 0, 7);
    brush.fillStyle = css(plate % 2 === 0 ? '#ffffff' : '#26303e', 0.13);
    brush.fill();
    brush.stroke();
    brush.fillStyle = css('#1c2430', 0.6);
    for (let turn = 0; turn < 6.2; turn += 0.52) {
      brush.beginPath();
      brush.arc(x + Math.cos(turn) * radius * 0.88, y + Math.sin(turn) * radius * 0.88, size * 0.011, 0, 7);
      brush.fill();
    }
  }
}
