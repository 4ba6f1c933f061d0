// A wedding image: two portraits side by side in soft light, in a wreath of flowers.
import { type Colour, css } from '#engine/raster/colour.ts';
import { loadDrawing } from '#engine/illustrator/drawings.ts';
import { type Brush, makeSurface, type Surface } from '#engine/raster/surface.ts';
import type { Effect, EffectWork } from '../effect.ts';
import { drawImage, toImage, toSurface } from '../parts/canvas-image.ts';
import { drawPlaced, framePerson } from '../parts/frame-person.ts';
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
  const people = pair.map((person, n) => {
    const isFirst = n === 0;
    const placed = framePerson(
      // The bouquet covers where a photo ends: nobody need be larger for it.
      { ...person, isCutByFrame: false },
      {
        width,
        height,
        faceHeight: width < height ? 0.215 : 0.32,
        faceY: isFirst ? 0.42 : 0.45,
        faceX: isFirst ? 0.345 : 0.655,
      },
    );
    return makeSurface(width, height, (brush) => {
      drawPlaced(brush, person, placed);
      fadeFoot(brush, width, placed.top + person.image.height * placed.scale, short * 0.16);
    });
  });
  const scene = makeSurface(width, height, (brush) => {
    paintCloth(brush, width, height, garden.cloth, work.seed);
    scatterLights(brush, work);
    for (const sheet of people) {
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

/** The foot of a figure dissolves, where its photo ends. */
function fadeFoot(brush: Brush, width: number, foot: number, reach: number): void {
  const fade = brush.createLinearGradient(0, foot - reach, 0, foot);
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(1, 'rgba(0,0,0,1)');
  brush.globalCompositeOperation = 'destination-out';
  brush.fillStyle = fade;
  brush.fillRect(0, foot - reach, width, reach + 2);
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
