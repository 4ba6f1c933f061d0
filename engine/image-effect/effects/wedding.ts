// A wedding image: two portraits side by side in soft light, in a wreath of flowers.
import { type Colour, css } from '#engine/raster/colour.ts';
import { loadDrawing } from '#engine/illustrator/drawings.ts';
import { type Brush, makeSurface, type Surface } from '#engine/raster/surface.ts';
import type { Effect, EffectWork } from '../effect.ts';
import { drawImage, toImage, toSurface } from '../parts/canvas-image.ts';
import type { CutOut } from '../parts/cut-out.ts';
import { drawPlaced, framePerson, isTopCut, touchesSides } from '../parts/frame-person.ts';
import { gradeColours } from '#engine/photo/grade-colours.ts';
import { paintCloth, type Paper } from '../parts/paint-backdrop.ts';
import { throwShadow } from '../parts/throw-shadow.ts';
import { readPair } from './portraits.ts';

type Garden = { cloth: Paper; flowers: readonly string[]; mat: string };

const GARDENS: readonly [Garden, ...Garden[]] = [
  {
    cloth: { light: '#fdeee6', dark: '#d9a99c' },
    flowers: ['rose', 'cherry-blossom', 'herb', 'blossom'],
    mat: '#fffaf4',
  },
  {
    cloth: { light: '#eef4ea', dark: '#9db894' },
    flowers: ['white-flower', 'blossom', 'herb', 'leafy-green'],
    mat: '#fbfdf8',
  },
  {
    cloth: { light: '#eaf0f8', dark: '#94a8c9' },
    flowers: ['hibiscus', 'cherry-blossom', 'herb', 'hyacinth'],
    mat: '#f9fbff',
  },
  {
    cloth: { light: '#f9efd9', dark: '#cfa870' },
    flowers: ['sunflower', 'blossom', 'herb', 'maple-leaf'],
    mat: '#fffcf3',
  },
];

export const wedding: Effect = async (work) => {
  const { width, height, short } = work;
  const pair = await readPair(work, { saturation: 1.02, lights: [1.04, 1, 0.94] });
  const garden = work.vary(GARDENS);
  const faces = facesIn(pair, width < height);
  const people = pair.map((person, n) => {
    const placed = framePerson(
      // The bouquet covers where a photo ends: nobody need be larger for it.
      { ...person, isCutByFrame: false },
      {
        width,
        height,
        faceHeight: faces.tall,
        faceY: faces.y[n] as number,
        faceX: n === 0 ? 0.345 : 0.655,
      },
    );
    const sheet = makeSurface(width, height, (brush) => {
      drawPlaced(brush, person, placed);
      const [right, foot] = [
        placed.left + person.image.width * placed.scale,
        placed.top + person.image.height * placed.scale,
      ];
      fade(brush, { from: [0, foot - short * 0.16], to: [0, foot] });
      const sides = touchesSides(person);
      if (sides.includes('left'))
        fade(brush, { from: [placed.left + short * SIDE, 0], to: [placed.left, 0] });
      if (sides.includes('right')) fade(brush, { from: [right - short * SIDE, 0], to: [right, 0] });
    });
    return { sheet, isCutInside: touchesSides(person).includes(n === 0 ? 'right' : 'left') };
  });
  // Whose shoulder the photo cut off stands behind the other.
  const fromBehind = people.toSorted((one, other) => Number(other.isCutInside) - Number(one.isCutInside));
  const scene = makeSurface(width, height, (brush) => {
    paintCloth(brush, width, height, garden.cloth, work.seed);
    scatterLights(brush, work);
    for (const { sheet } of fromBehind) {
      throwShadow(brush, sheet, 0, 0, { blur: short * 0.03, x: 0, y: short * 0.01, alpha: 0.25 });
      brush.drawImage(sheet, 0, 0);
    }
    raiseMist(brush, width, height, garden.cloth.light);
  });
  const lit = toSurface(
    gradeColours(toImage(scene), { exposure: 0.1, contrast: -0.06, fade: 0.03, lights: [1.03, 1, 0.95] }),
  );
  const wreath = await bindWreath(work, garden);
  const image = drawImage(width, height, (brush) => {
    brush.drawImage(lit, 0, 0);
    brush.globalCompositeOperation = 'screen';
    brush.globalAlpha = 0.26;
    brush.filter = `blur(${(short * 0.018).toFixed(1)}px)`;
    brush.drawImage(lit, 0, 0);
    brush.filter = 'none';
    brush.globalAlpha = 1;
    brush.globalCompositeOperation = 'source-over';
    layMat(brush, width, height, garden.mat);
    throwShadow(brush, wreath, 0, 0, { blur: short * 0.01, x: 0, y: short * 0.006, alpha: 0.3 });
    brush.drawImage(wreath, 0, 0);
  });
  return { image };
};

/** Below, everything goes over into the light of the backdrop. */
function raiseMist(brush: Brush, width: number, height: number, colour: Colour): void {
  const mist = brush.createLinearGradient(0, height * 0.56, 0, height * 0.9);
  mist.addColorStop(0, css(colour, 0));
  mist.addColorStop(1, css(colour, 0.92));
  brush.fillStyle = mist;
  brush.fillRect(0, height * 0.56, width, height * 0.44);
}

/** How tall both faces are and where, in parts of the height: whose hair the photo cut off hangs from the oval, and the other beside them. */
function facesIn(pair: readonly CutOut[], isUpright: boolean): { tall: number; y: readonly number[] } {
  const tall = isUpright ? 0.215 : 0.32;
  if (!pair.some(isTopCut)) return { tall, y: [0.42, 0.45] };
  const large = tall * LARGER;
  const y = Math.min(0.42, 0.5 - OVAL.y + large * BROW_TO_MIDDLE);
  return { tall: large, y: pair.map((person) => (isTopCut(person) ? y : y + LOWER)) };
}

/** Of the shorter side: so far in a figure dissolves from where its photo ends. */
const SIDE = 0.07;
/** Of the faces' usual height, and of that from a cut forehead to the middle of the face. */
const [LARGER, BROW_TO_MIDDLE] = [1.1, 0.62] as const;

/** Of the height: who is whole stands lower, where the oval is wider. */
const LOWER = 0.08;

type Fade = { from: readonly [number, number]; to: readonly [number, number] };

/** A figure dissolves where its photo ends: up to one line all of it is there, beyond the other nothing. */
function fade(brush: Brush, { from, to }: Fade): void {
  const { width, height } = brush.canvas;
  const edge = brush.createLinearGradient(...from, ...to);
  edge.addColorStop(0, 'rgba(0,0,0,0)');
  edge.addColorStop(1, 'rgba(0,0,0,1)');
  brush.globalCompositeOperation = 'destination-out';
  brush.fillStyle = edge;
  brush.fillRect(0, 0, width, height);
}

/** Out of focus lights in the background. */
function scatterLights(brush: Brush, { width, height, short, random }: EffectWork): void {
  const chance = random('lights');
  for (let n = 0; n < 34; n++) {
    const radius = short * chance.between(0.012, 0.05);
    brush.fillStyle = `rgba(255,250,235,${chance.between(0.06, 0.22).toFixed(2)})`;
    brush.beginPath();
    brush.arc(chance.between(0, width), chance.between(0, height * 0.75), radius, 0, Math.PI * 2);
    brush.fill();
  }
}

/** An oval window in white board. */
const OVAL = { x: 0.43, y: 0.445 };

function layMat(brush: Brush, width: number, height: number, colour: string): void {
  const mat = makeSurface(width, height, (inner) => {
    inner.fillStyle = colour;
    inner.fillRect(0, 0, width, height);
    inner.globalCompositeOperation = 'destination-out';
    inner.beginPath();
    inner.ellipse(width / 2, height / 2, width * OVAL.x, height * OVAL.y, 0, 0, Math.PI * 2);
    inner.fill();
  });
  throwShadow(brush, mat, 0, 0, { blur: width * 0.012, x: width * 0.004, y: width * 0.008, alpha: 0.35 });
  brush.drawImage(mat, 0, 0);
  brush.strokeStyle = 'rgba(150,120,80,0.4)';
  brush.lineWidth = width * 0.002;
  brush.beginPath();
  brush.ellipse(
    width / 2,
    height / 2,
    width * (OVAL.x + 0.008),
    height * (OVAL.y + 0.006),
    0,
    0,
    Math.PI * 2,
  );
  brush.stroke();
}

/** Flowers along the oval: thick at the foot and at one shoulder, thin between. */
async function bindWreath(
  { width, height, short, random }: EffectWork,
  { flowers }: Garden,
): Promise<Surface> {
  const chance = random('wreath');
  const drawings = await Promise.all(flowers.map((name) => loadDrawing(name, 200)));
  return makeSurface(width, height, (brush) => {
    const blooms = Array.from({ length: 74 }, () => {
      const angle = chance.next() * Math.PI * 2;
      const foot = Math.max(0, Math.sin(angle));
      const shoulder = Math.max(0, Math.cos(angle + 2.3)) ** 6;
      const weight = 0.16 + foot ** 3 * 0.9 + shoulder * 0.6;
      return {
        angle,
        weight,
        out: chance.between(-0.03, 0.06),
        size: chance.between(0.6, 1.2),
        turn: chance.between(-0.7, 0.7),
        kind: chance.next(),
      };
    }).filter(({ weight, kind }) => kind < weight + 0.22);
    // Leaves lie under blossoms.
    for (const layer of [2, 0]) {
      for (const { angle, weight, out, size, turn, kind } of blooms) {
        const drawing =
          drawings[
            layer === 2 ? 2 : Math.floor(kind * 97) % 2 === 0 ? 0 : (Math.floor(kind * 31) % 2) * 2 + 1
          ];
        if (!drawing) continue;
        const wide = short * (0.045 + weight * 0.06) * size * (layer === 2 ? 1.25 : 1);
        const tall = (wide * drawing.height) / drawing.width;
        brush.save();
        brush.translate(
          width / 2 + Math.cos(angle) * width * (OVAL.x + out),
          height / 2 + Math.sin(angle) * height * (OVAL.y + out),
        );
        brush.rotate(turn + (layer === 2 ? angle : 0));
        brush.drawImage(drawing, -wide / 2, -tall / 2, wide, tall);
        brush.restore();
      }
    }
  });
}
