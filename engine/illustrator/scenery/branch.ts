// A branch across the frame, near the viewer, for whoever sits on it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { branchAt, isBranchAlone, PERCH_DEPTH, perchOf } from '../placing/perches.ts';
import { lit, type Stage } from '../staging/stage.ts';

const BLOSSOMING = /blossom|sakura|樱花|桃花|梅|杏花|梨花/i;
const RED = /red (?:plum|blossom)|红梅|红色的?梅/i;
const WHITE = /white (?:plum|blossom|cherry)|pear blossom|白梅|梨花|白色的?梅/i;
const STEPS = 40;
/** Where twigs grow of one that nobody sits on. */
const ALONE = [0.1, 0.2, 0.29, 0.38, 0.47, 0.56, 0.65, 0.74, 0.83, 0.92];
const BLOSSOMS: readonly [Colour, ...Colour[]] = ['#f6b6cc', '#fbd6e2', '#f09ab8'];
const OF_RED: readonly [Colour, ...Colour[]] = ['#d2303c', '#e8505a', '#b01e2c'];
const OF_WHITE: readonly [Colour, ...Colour[]] = ['#fbf6f2', '#f4e8e4', '#fdfbf8'];
const AUTUMN: readonly [Colour, ...Colour[]] = ['#d9822b', '#c8502c', '#e0b040'];
const SUMMER: readonly [Colour, ...Colour[]] = ['#5f9a48', '#7ab45a', '#4a8040'];

/** Nothing grows on it. */
const BARE = /\b(?:dead|bare|dry|withered|leafless) (?:tree )?(?:branch|twig|bough)|枯/i;

export function branchLayers(stage: Stage): Layer[] {
  return perchOf(stage) === 'branch'
    ? [painted('branch', PERCH_DEPTH, (brush) => paintBranch(stage, brush))]
    : [];
}

function paintBranch(stage: Stage, brush: Brush): void {
  const { short, light, isSnowy } = stage;
  const random = stage.random('branch');
  const bark = lit(stage, '#6a4a36');
  /** Half its thickness: it ends before the other side of the frame. */
  const halfAt = (along: number): number => short * (0.026 * (1 - along) + 0.006);
  const partOf = (along: number): number => (light.side === 1 ? along : 1 - along);
  const place = (along: number): { x: number; y: number; half: number } => {
    const half = halfAt(along);
    const { x, y } = branchAt(stage, partOf(along));
    return { x, y: y + half, half };
  };
  const isAlone = isBranchAlone(stage.reading);
  for (const along of isAlone ? ALONE : [0.18, 0.3, 0.45, 0.58, 0.72, 0.86]) {
    const { x, y } = place(along);
    // What the picture is of rises into it.
    const size = isAlone ? random.between(1.8, 3.4) : 1;
    paintTwig(stage, brush, { x, y, size, down: random.chance(isAlone ? 0.15 : 0.6) ? 1 : -1 });
  }
  const reach = Array.from({ length: STEPS + 1 }, (_, step) => place((step / STEPS) * 1.06 - 0.06));
  brush.beginPath();
  for (const { x, y, half } of reach) brush.lineTo(x, y - half);
  for (const { x, y, half } of reach.toReversed()) brush.lineTo(x, y + half);
  brush.closePath();
  const { y } = place(0);
  const shade = brush.createLinearGradient(0, y - short * 0.09, 0, y + short * 0.05);
  shade.addColorStop(0, css(mix(bark, stage.palette.sun, 0.3)));
  shade.addColorStop(1, css(mix(bark, '#20141c', 0.5)));
  brush.fillStyle = shade;
  brush.fill();
  if (!isSnowy) return;
  brush.strokeStyle = css('#f6f9ff', 0.95);
  brush.lineWidth = short * 0.012;
  brush.lineCap = 'round';
  brush.beginPath();
  for (const step of reach) brush.lineTo(step.x, step.y - step.half);
  brush.stroke();
}

/** A side twig with what the season puts on it. */
function paintTwig(
  stage: Stage,
  brush: Brush,
  { x, y, size, down }: { x: number; y: number; size: number; down: number },
): void {
  const { short, light, isSnowy, isAutumn, weather, words } = stage;
  const random = stage.random(`twig ${Math.round(x)}`);
  const [reachX, reachY] = [
    light.side * short * random.between(0.07, 0.14) * size ** 0.6,
    down * short * random.between(0.05, 0.1) * size,
  ];
  brush.strokeStyle = css(lit(stage, '#5a3f2e'));
  brush.lineWidth = short * 0.008;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(x, y);
  brush.quadraticCurveTo(x + reachX * 0.5, y + reachY * 0.2, x + reachX, y + reachY);
  brush.stroke();
  if (isOfPine(stage)) return paintNeedles(stage, brush, { x, y, reachX, reachY });
  const isBlossom = weather.has('petals') || BLOSSOMING.test(words);
  // Plums blossom in the snow.
  if ((isSnowy && !isBlossom) || BARE.test(words)) return;
  const blossoms = RED.test(words) ? OF_RED : WHITE.test(words) ? OF_WHITE : BLOSSOMS;
  const colours = isBlossom ? blossoms : isAutumn ? AUTUMN : SUMMER;
  const count = Math.round(9 + 3 * (size - 1));
  const aside = short * 0.014 * (size - 1);
  for (let leaf = 0; leaf < count; leaf++) {
    const along = 0.25 + (leaf * 0.855) / count;
    const atX = x + reachX * along + (aside > 0 ? random.between(-aside, aside) : 0);
    const atY = y + reachY * along * along;
    const colour = lit(stage, random.pick(colours));
    brush.save();
    brush.translate(atX, atY);
    brush.rotate(
      random.between(-1.2, 1.2) + (leaf % 2 === 0 ? 0.9 : -0.9) + (light.side === 1 ? 0 : Math.PI),
    );
    const long = short * random.between(0.022, 0.036) * (isBlossom ? 0.5 : 1) * size ** 0.25;
    brush.fillStyle = css(mix(colour, stage.palette.sun, random.between(0, 0.2)));
    brush.beginPath();
    if (isBlossom)
      for (let petal = 0; petal < 5; petal++) {
        const [dx, dy] = [Math.cos(petal * 1.257) * long * 0.5, Math.sin(petal * 1.257) * long * 0.5];
        brush.moveTo(long + dx, dy);
        brush.ellipse(long + dx, dy, long * 0.5, long * 0.42, petal * 1.257, 0, 7);
      }
    else brush.ellipse(long, 0, long, long * 0.42, 0, 0, 7);
    brush.fill();
    brush.restore();
  }
}

function isOfPine({ reading }: Stage): boolean {
  return reading.subjects.some(({ key }) => key === 'pine' || key === 'guest-pine');
}

/** Tufts along the twig, each a fan of needles that is dark below and bright where the light comes from. */
function paintNeedles(
  stage: Stage,
  brush: Brush,
  { x, y, reachX, reachY }: { x: number; y: number; reachX: number; reachY: number },
): void {
  const { short, isSnowy, palette } = stage;
  const random = stage.random(`needles ${Math.round(x)}`);
  const green = lit(stage, '#2f6b4a');
  for (let tuft = 0; tuft < 6; tuft++) {
    const along = 0.2 + tuft * 0.17;
    const [atX, atY] = [x + reachX * along, y + reachY * along * along];
    for (let needle = 0; needle < 26; needle++) {
      const angle = -Math.PI / 2 + random.between(-1.5, 1.5);
      const long = short * random.between(0.028, 0.05);
      const up = Math.max(0, -Math.sin(angle));
      brush.strokeStyle = css(
        mix(mix(green, '#0c241c', 0.4 - up * 0.4), palette.sun, up * random.between(0, 0.36)),
      );
      brush.lineWidth = short * 0.0034;
      brush.beginPath();
      brush.moveTo(atX, atY);
      brush.lineTo(atX + Math.cos(angle) * long, atY + Math.sin(angle) * long);
      brush.stroke();
    }
    if (!isSnowy) continue;
    brush.fillStyle = css('#f6f9ff', 0.9);
    brush.beginPath();
    brush.ellipse(atX, atY - short * 0.026, short * 0.026, short * 0.01, 0, 0, 7);
    brush.fill();
  }
}
