// A fence of rails or of pickets across the ground, near the viewer where somebody sits on it.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import { paintSoftEllipse } from '#engine/raster/paint-blurred.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { hasFence, isFenceBefore, LEAP, leapsOverFence, whoIsBehindFence } from '../staging/barriers.ts';
import type { Climber } from '../lexicon/climbers.ts';
import { paintTuft } from '../painting/overgrow.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { PERCH_DEPTH, perchAt, perchFoot, perchOf } from '../placing/perches.ts';
import type { Spot } from '../placing/spot.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';

/** Where a post stands, and how high it is over its foot. Pixels. */
type Post = { x: number; y: number; tall: number };
type Build = { kind: 'rails' | 'pickets' | 'bamboo'; colour: Colour };

const METRES = 1.15;
const RAILS = [0.3, 0.62, 0.94] as const;
const PICKETS_A_BAY = 6;

export function fenceLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  if (!hasFence(stage)) return [];
  const build = buildOf(stage);
  const leaping = spots.find(({ subject }) => leapsOverFence(stage.reading, subject));
  if (perchOf(stage) === 'fence')
    return [layer(stage, build, nearPosts(stage, build, perchFoot(stage, spots)), PERCH_DEPTH)];
  if (leaping) return [leapLayer(stage, build, leaping)];
  return [acrossLayer(stage, build, spots)];
}

function layer(stage: Stage, build: Build, posts: readonly Post[], depth: number): Layer {
  return painted('fence', depth, (brush) => {
    paintFence(stage, brush, build, posts);
    const fence = stage.reading.subjects.find(({ key }) => key === 'fence');
    if (fence?.overgrown) paintClimber(stage, brush, [fence.overgrown, fence.overgrownIn], posts);
  });
}

/** Along all of it, from the ground to over its top. */
function paintClimber(
  stage: Stage,
  brush: Brush,
  [climber, asked]: readonly [Climber, string | undefined],
  posts: readonly Post[],
): void {
  const random = stage.random(`${climber} on the fence`);
  const tint = (colour: Colour): Rgb => lit(stage, colour);
  for (const [at, post] of posts.entries()) {
    const next = posts[at + 1];
    if (!next) continue;
    for (let tuft = 0; tuft < 34; tuft++) {
      const [part, up] = [random.next(), random.between(0, 1.04)];
      if (Math.sin((at + part) * 2.6) + Math.sin(up * 5 + at) < random.between(-1.8, 0.5)) continue;
      const tall = post.tall + (next.tall - post.tall) * part;
      const place = [
        post.x + (next.x - post.x) * part,
        post.y + (next.y - post.y) * part - tall * up,
      ] as const;
      paintTuft(brush, climber, place, tall * 0.06, random, tint, asked);
    }
  }
}

function buildOf({ words, reading }: Stage): Build {
  const colour = reading.subjects.find(({ key }) => key === 'fence')?.colour;
  if (/bamboo fence|竹篱笆/i.test(words)) return { kind: 'bamboo', colour: colour ?? '#b9a45e' };
  if (/picket|garden fence|篱笆/i.test(words))
    return { kind: 'pickets', colour: colour ?? (/picket/i.test(words) ? '#f1efe8' : '#a98258') };
  return { kind: 'rails', colour: colour ?? '#94704e' };
}

/** Somebody sits on it: it is near. */
function nearPosts(stage: Stage, { kind }: Build, foot: number): Post[] {
  const { width, short } = stage;
  const tall = foot - perchAt(stage, 'fence', 0.5).y;
  const step = kind === 'rails' ? width * 0.78 : short * 0.72;
  const first = width / 2 - step / 2;
  return Array.from({ length: 4 }, (_, at) => ({
    x: first + (at - 1) * step,
    y: foot,
    tall: kind === 'rails' ? tall / RAILS[2] : tall,
  }));
}

/** Straight across, behind those who stand there or before them. */
function acrossLayer(stage: Stage, build: Build, spots: readonly Spot[]): Layer {
  const { height, short, horizon } = stage;
  const isBefore = isFenceBefore(stage.reading);
  const all = spots.filter(
    ({ subject, isFloating, isOnWater }) => !isFloating && !isOnWater && subject.kind !== 'building',
  );
  // Zebras that graze far behind a fence are on no side of it.
  const nearest = Math.max(...all.map(({ depth }) => depth));
  // Of several it is before those alone who are behind it.
  const behind = all.filter(({ subject }) => whoIsBehindFence(stage.reading).has(subject));
  const standing = behind.length > 0 ? behind : all.filter(({ depth }) => depth > nearest - FAR_BEHIND);
  const house = spots.find(({ subject }) => subject.kind === 'building');
  const [tallest] = standing.toSorted((a, b) => b.tall - a.tall);
  if (!tallest && house) {
    const y = Math.min(height * 0.95, house.y + short * 0.07);
    return layer(stage, build, acrossPosts(stage, y, short * 0.13), house.depth + 0.01);
  }
  if (!tallest) return layer(stage, build, acrossPosts(stage, height * 0.88, short * 0.26), 0.7);
  const row = standing.reduce((lowest, { y }) => (isBefore ? Math.max : Math.min)(lowest, y), tallest.y);
  const y = isBefore ? Math.min(height * 0.985, row + short * 0.03) : row - short * 0.06;
  const nearness = (y - horizon) / Math.max(1, row - horizon);
  const wanted = (tallest.tall / metresOf(tallest.subject)) * METRES * nearness;
  const tall = Math.min(wanted, isBefore ? tallest.tall * 0.56 : short * 0.42);
  const depths = standing.map(({ depth }) => depth);
  const depth = isBefore ? Math.max(...depths) + 0.004 : Math.min(...depths) - 0.03;
  return layer(stage, build, acrossPosts(stage, y, tall), depth);
}

/** In depth. */
const FAR_BEHIND = 0.12;

function acrossPosts(stage: Stage, y: number, tall: number): Post[] {
  const step = tall * 1.55;
  const first = -step * stage.random('fence').between(0.2, 0.8);
  const count = Math.ceil((stage.width - first) / step) + 1;
  return Array.from({ length: count }, (_, at) => ({ x: first + at * step, y, tall }));
}

/** It runs away from the viewer under who leaps, whose shadow lies beside it. */
function leapLayer(stage: Stage, build: Build, spot: Spot): Layer {
  const { width, short, horizon } = stage;
  const ground = spot.y + spot.tall * LEAP - short * 0.05;
  const away = -stage.light.side * 0.62;
  const here = short / (ground - horizon);
  const aside = (spot.x - width / 2) / short - away;
  const tall = Math.min(spot.tall * LEAP * 0.92, short * 0.34);
  const posts = Array.from({ length: 9 }, (_, at): Post => {
    const distance = here * (0.56 + at * 0.34);
    return {
      x: width / 2 + ((aside * here) / distance + away) * short,
      y: horizon + short / distance,
      tall: (tall * here) / distance,
    };
  });
  return painted('fence', spot.depth - 0.02, (brush) => {
    shadowOn(stage, brush, { x: spot.x, y: ground + short * 0.03, wide: spot.tall * 0.55 });
    paintFence(stage, brush, build, posts.toReversed());
  });
}

function shadowOn(stage: Stage, brush: Brush, at: { x: number; y: number; wide: number }): void {
  brush.fillStyle = css(stage.palette.shade, 0.4);
  paintSoftEllipse(brush, stage.short * 0.012, { x: at.x, y: at.y, rx: at.wide, ry: at.wide * 0.14 });
}

/** From far to near. */
function paintFence(stage: Stage, brush: Brush, { kind, colour }: Build, posts: readonly Post[]): void {
  const tone = lit(stage, colour);
  for (const [at, post] of posts.entries()) {
    const next = posts[at + 1];
    if (next && kind === 'rails') paintRails(stage, brush, tone, post, next);
    if (next && kind !== 'rails') paintPickets(stage, brush, tone, kind, post, next);
    if (kind === 'rails') paintPost(stage, brush, tone, post);
    paintTufts(stage, brush, post, next);
  }
}

/** A beam between two posts with its upper edge in the light. */
function paintBeam(
  stage: Stage,
  brush: Brush,
  tone: Rgb,
  [from, to]: readonly [Post, Post],
  { at, thick }: { at: number; thick: number },
): void {
  const edge = (post: Post, part: number): [number, number] => [post.x, post.y - post.tall * part];
  const strip = (high: number, low: number, colour: Rgb, alpha = 1): void => {
    brush.fillStyle = css(colour, alpha);
    brush.beginPath();
    brush.moveTo(...edge(from, high));
    brush.lineTo(...edge(to, high));
    brush.lineTo(...edge(to, low));
    brush.lineTo(...edge(from, low));
    brush.fill();
  };
  strip(at, at - thick, tone);
  strip(at - thick * 0.62, at - thick, mix(tone, '#20141c', 0.3));
  strip(
    at,
    at - thick * 0.16,
    mix(tone, stage.isSnowy ? '#ffffff' : stage.palette.sun, stage.isSnowy ? 0.9 : 0.4),
  );
  // The grain of the wood.
  for (const line of [0.34, 0.5, 0.78])
    strip(at - thick * line, at - thick * (line + 0.035), mix(tone, '#20141c', 0.42), 0.6);
}

function paintRails(stage: Stage, brush: Brush, tone: Rgb, from: Post, to: Post): void {
  const random = stage.random(`rails ${Math.round(from.x)}`);
  for (const at of RAILS) {
    const slack = at === RAILS[2] ? 0 : random.between(-0.015, 0.015);
    paintBeam(stage, brush, mix(tone, '#fff0d8', random.between(0, 0.12)), [from, to], {
      at: at + slack,
      thick: 0.12,
    });
  }
}

function paintPost(stage: Stage, brush: Brush, tone: Rgb, { x, y, tall }: Post): void {
  const wide = tall * 0.13;
  const top = y - tall * 1.04;
  const shade = brush.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  const isLitRight = stage.light.side === 1;
  shade.addColorStop(isLitRight ? 1 : 0, css(mix(tone, stage.palette.sun, 0.34)));
  shade.addColorStop(0.5, css(tone));
  shade.addColorStop(isLitRight ? 0 : 1, css(mix(tone, '#20141c', 0.45)));
  brush.fillStyle = shade;
  brush.beginPath();
  brush.roundRect(x - wide / 2, top, wide, y - top, [wide * 0.22, wide * 0.22, 0, 0]);
  brush.fill();
  if (!stage.isSnowy) return;
  brush.fillStyle = css('#f6f9ff', 0.95);
  brush.beginPath();
  brush.ellipse(x, top + wide * 0.1, wide * 0.6, wide * 0.3, 0, 0, 7);
  brush.fill();
}

/** Boards before two beams, pointed; canes of bamboo close to each other, cut straight. */
function paintPickets(
  stage: Stage,
  brush: Brush,
  tone: Rgb,
  kind: Build['kind'],
  from: Post,
  to: Post,
): void {
  const random = stage.random(`pickets ${Math.round(from.x)}`);
  const isBamboo = kind === 'bamboo';
  const many = PICKETS_A_BAY * (isBamboo ? 2 : 1);
  for (const at of [0.32, 0.78])
    paintBeam(stage, brush, mix(tone, '#20141c', 0.28), [from, to], { at, thick: 0.09 });
  for (let index = 0; index < many; index++) {
    const part = index / many;
    const tall = (from.tall + (to.tall - from.tall) * part) * (isBamboo ? random.between(0.93, 1) : 1);
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part;
    const wide = (Math.abs(to.x - from.x) / many) * (isBamboo ? 0.86 : 0.6);
    paintPicket(stage, brush, mix(tone, '#20141c', random.between(0, 0.08)), { x, y, tall }, wide, isBamboo);
  }
}

function paintPicket(
  stage: Stage,
  brush: Brush,
  tone: Rgb,
  { x, y, tall }: Post,
  wide: number,
  isBamboo: boolean,
): void {
  const side = stage.light.side * wide;
  const top = y - tall;
  const shoulder = isBamboo ? top : top + Math.min(wide * 0.6, tall * 0.1);
  const shade = brush.createLinearGradient(x - side / 2, 0, x + side / 2, 0);
  shade.addColorStop(0, css(mix(tone, '#2a2030', isBamboo ? 0.42 : 0.26)));
  shade.addColorStop(0.55, css(tone));
  shade.addColorStop(1, css(mix(tone, stage.palette.sun, 0.4)));
  brush.fillStyle = shade;
  brush.beginPath();
  brush.moveTo(x - wide / 2, y);
  brush.lineTo(x - wide / 2, shoulder);
  brush.lineTo(x, top);
  brush.lineTo(x + wide / 2, shoulder);
  brush.lineTo(x + wide / 2, y);
  brush.fill();
  if (isBamboo) {
    brush.fillStyle = css(mix(tone, '#3a2c14', 0.5));
    for (const knot of [0.2, 0.5, 0.8])
      brush.fillRect(x - wide / 2, y - tall * knot, wide, Math.max(1, tall * 0.012));
  }
  if (!stage.isSnowy) return;
  brush.strokeStyle = css('#f6f9ff', 0.95);
  brush.lineWidth = wide * 0.2;
  brush.beginPath();
  brush.moveTo(x - wide / 2, shoulder);
  brush.lineTo(x, top);
  brush.lineTo(x + wide / 2, shoulder);
  brush.stroke();
}

/** Grass stands before the feet of it. */
function paintTufts(stage: Stage, brush: Brush, post: Post, next: Post | undefined): void {
  if (stage.isSnowy || stage.scene === 'desert' || post.y > stage.height) return;
  const random = stage.random(`tufts ${Math.round(post.x)}`);
  const reach = (next?.x ?? post.x) - post.x;
  brush.strokeStyle = css(mix(lit(stage, stage.isAutumn ? '#8a6a2c' : '#4d8038'), stage.palette.shade, 0.15));
  brush.lineWidth = Math.max(0.8, post.tall * 0.014);
  brush.beginPath();
  for (let blade = 0; blade < 34; blade++) {
    const part = blade < 14 ? random.between(-0.06, 0.06) : random.next();
    const x = post.x + reach * part;
    const y = post.y + ((next?.y ?? post.y) - post.y) * Math.max(0, part) + post.tall * 0.03;
    const rise = post.tall * random.between(0.06, 0.2);
    brush.moveTo(x, y);
    brush.quadraticCurveTo(x, y - rise * 0.6, x + random.between(-0.5, 0.5) * rise, y - rise);
  }
  brush.stroke();
}
