// Sun and moon in the sky: where they are, how large, and in which colours.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { isBlizzard } from '../staging/blizzard.ts';
import { isCloudedOver } from '../staging/cloudy.ts';
import type { Stage } from '../staging/stage.ts';
import type { Random } from '#engine/raster/random.ts';
import { paintBlurred } from '#engine/raster/paint-blurred.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { glow } from './glow.ts';

export function hasDisc(stage: Stage): boolean {
  return (
    !isCloudedOver(stage) &&
    !isBlizzard(stage) &&
    !stage.reading.subjects.some(({ key }) => key === 'eclipse' || key === 'moon-seat') &&
    !isGalaxyNight(stage) &&
    !(stage.isNeon && stage.time !== 'night') &&
    !stage.reading.unwanted.keys.has(stage.time === 'night' ? 'moon' : 'sun')
  );
}

/** Neither shows through rain, nor the sun by night. Air and stars are painted with no disc of ours in space. */
export function isDiscSeen(stage: Stage, key: string): boolean {
  return hasDisc(stage) && (key !== 'sun' || stage.time !== 'night');
}

/** Whether the galaxy is what the night is looked at for: neither moon nor clouds are before it. */
export function isGalaxyNight(stage: Stage): boolean {
  return (
    stage.time === 'night' &&
    stage.reading.subjects.some(({ key }) => key === 'milky-way') &&
    !askedMoon(stage)
  );
}

/** By night; of the moon's own ground the sun is seen, in a black sky, but where moons are asked for it is no moon of ours. */
function isMoonUp(stage: Stage): boolean {
  const { time, scene } = stage;
  return time === 'night' && (scene !== 'moon' || askedMoon(stage) !== undefined);
}

export function askedMoon({ reading: { subjects } }: Stage): Subject | undefined {
  return subjects.find(({ key }) => key === 'moon' || key === 'crescent');
}

/** While the sun is up it stands on the other side of the sky, and high. */
export function paintDayMoon(stage: Stage, brush: Brush): void {
  const { width, horizon, short, light, look, palette } = stage;
  const moon = askedMoon(stage);
  if (!moon) return;
  const isLarge = moon.size === 'big' || moon.size === 'huge';
  const radius = short * (moon.key === 'crescent' ? 0.062 : 0.056) * (isLarge ? 1.7 : 1);
  const [x, y] = [
    width / 2 - light.side * Math.min(width * 0.26, short * 0.42),
    Math.min(horizon, stage.height) * 0.24,
  ];
  const pale = moon.colour ?? mix('#fffdf2', palette.skyTop, look === 'ink' ? 0 : 0.04);
  if (look === 'ink') glow(brush, x, y, radius * INK_CLOUD, css('#20242c', 0.6), css('#20242c', 0));
  else glow(brush, x, y, radius * 2.6, css('#fffbe8', 0.34), css('#fffbe8', 0));
  paintMoonDisc(
    brush,
    { x, y, radius },
    { fill: css(pale), isCrescent: moon.key === 'crescent' },
    stage.random('craters'),
  );
}

/** Somebody howls at it, or flies past it in a sleigh. */
function isBeforeMoon({ reading: { subjects } }: Stage): boolean {
  return (
    subjects.some(({ key }) => key === 'moon') &&
    subjects.some(({ rests, key }) => rests?.how === 'howl' || key === 'sled')
  );
}

/** That somebody asked for. */
export function askedDisc({ time, reading: { subjects } }: Stage): Subject | undefined {
  return subjects.find(({ key }) =>
    time === 'night' ? key === 'moon' || key === 'crescent' : key === 'sun',
  );
}

/** Not one that is said to be behind clouds or land. */
export function isAskedSun(
  { reading: { placeLinks = [], links, subjects } }: Stage,
  asked: Subject,
): boolean {
  return (
    asked.key === 'sun' &&
    !placeLinks.some(({ relation, who }) => relation === 'behind' && who === asked) &&
    !links.some(({ relation, from }) => relation === 'behind' && subjects[from] === asked)
  );
}

/** Few inks and flat forms need a large disc, or it is lost among the clouds. */
export const FLAT_LOOKS: ReadonlySet<Stage['look']> = new Set(['poster', 'papercut']);

/** A sunrise or sunset that was asked for, in few inks; an hour of dawn alone asks ink for no sun. */
export function isPrintedSun({
  look,
  words,
  reading: { time },
}: {
  look: Stage['look'];
  words: string;
  reading: Pick<Stage['reading'], 'time'>;
}): boolean {
  if (time !== 'dawn' && time !== 'sunset') return false;
  return look === 'poster' || (look === 'ink' && SUN_WORDS.test(words));
}

const SUN_WORDS = /sun ?rise|sun ?set|(?:rising|setting) sun|日出|旭日|朝阳|红日|落日|夕阳|斜阳|残阳/i;
/** The one red of a sheet of ink. */

function discRadius(stage: Stage): number {
  const { short, time } = stage;
  const asked = askedDisc(stage);
  const isMoon = time === 'night';
  const usual = short * (isMoon ? 0.05 : time === 'day' ? 0.03 : 0.062);
  if (isPrintedSun(stage)) return short * (stage.look === 'ink' ? 0.09 : 0.12);
  if (!asked) return usual;
  if (FLAT_LOOKS.has(stage.look)) return short * (asked.key === 'sun' ? 0.15 : 0.11);
  const isColoured = colourOf(stage, asked) !== undefined && !isMoon;
  const large = asked.size === 'big' || asked.size === 'huge' ? 1.6 : 1;
  const before = isMoon && isBeforeMoon(stage) ? 1.9 : 1;
  return Math.max(usual * 1.7, isColoured ? short * 0.085 : 0) * large * before;
}

/** On bare paper a pale disc is nothing: painters give the sun the one colour that they have. */
const INK_SUN = '#d2382a';

export function colourOf(stage: Stage, asked: Subject | undefined): Colour | undefined {
  const isInk = stage.look === 'ink' && (asked?.key === 'sun' || isPrintedSun(stage));
  return asked?.colour ?? (isInk ? INK_SUN : undefined);
}

/** From its lit side to its rim. */
function discColours(stage: Stage, asked: Subject | undefined): [string, string] {
  const { palette, time } = stage;
  const colour = colourOf(stage, asked);
  if (colour !== undefined) return [css(mix(colour, '#fff2c8', 0.22)), css(mix(colour, '#ffffff', 0.02))];
  if (time === 'night') return ['#fffdf2', '#e6e3d2'];
  // White ones would be lost before a cloud.
  if (asked && (asked.count > 1 || (time !== 'sunset' && isAskedSun(stage, asked))))
    return ['#fff0b8', '#ffcf4e'];
  return ['#fffef4', css(mix(palette.sun, '#ffffff', time === 'day' ? 0.85 : 0.4))];
}

/** A moon of bare paper shows by the cloud that is washed around it; so many of its radii. */
const INK_CLOUD = 3.2;

/** Beside the first, which gives the light: how far away from it, in parts of the width and of the short side, and how large. */
const OTHERS = [
  [0.25, 0.07, 0.66],
  [0.47, -0.03, 0.8],
] as const;
/** So many suns stand in a row over the sky. */
const MOST_DISCS = 12;
const USUAL_DISCS = 5;

/** The discs of the sky, the one of the light first: of two moons that were asked for there are two. */
export function discsOf(stage: Stage): Disc[] {
  const { light, width, short, horizon } = stage;
  const radius = discRadius(stage);
  const count = askedDisc(stage)?.count ?? 1;
  const first = { x: light.x, y: light.y, radius };
  if (count <= OTHERS.length + 1)
    return [
      first,
      ...OTHERS.slice(0, count - 1).map(([across, down, size]) => ({
        x: light.x - light.side * width * across,
        y: Math.max(radius, Math.min(light.y, horizon * 0.6) + short * down),
        radius: radius * size,
      })),
    ];
  const many = count > MOST_DISCS ? USUAL_DISCS : count;
  const size = Math.min(radius, (width / many) * 0.4);
  return Array.from({ length: many }, (_, at) => ({
    x: (width * (at + 0.5)) / many,
    y: horizon * (0.2 + (at % 2) * 0.22),
    radius: size,
  }));
}

/** Moons and suns of which the sky of this scene has one, whatever was asked for. */
export function loneDiscs(stage: Stage): Subject[] {
  const asked = hasDisc(stage) ? askedDisc(stage) : undefined;
  const isAirless = stage.scene === 'space' || (stage.scene === 'moon' && asked?.key === 'sun');
  return stage.reading.subjects.filter(
    (one) => DISCS.has(one.key) && one.count > 1 && (one !== asked || isAirless),
  );
}
const DISCS: ReadonlySet<string> = new Set(['moon', 'crescent', 'sun']);

export function paintDisc(stage: Stage, brush: Brush): void {
  const asked = askedDisc(stage);
  const isMoon = isMoonUp(stage);
  const [inner, outer] = discColours(stage, asked);
  const isCrescent = isMoon && stage.reading.subjects.some((subject) => subject.key === 'crescent');
  for (const [at, disc] of discsOf(stage).entries()) {
    const { x, y, radius } = disc;
    const fill = brush.createRadialGradient(x - radius * 0.3, y - radius * 0.3, radius * 0.1, x, y, radius);
    fill.addColorStop(0, inner);
    fill.addColorStop(1, outer);
    if (stage.look === 'ink' && isMoon)
      glow(brush, x, y, radius * INK_CLOUD, css('#20242c', 0.85), css('#20242c', 0));
    else if (at > 0) glow(brush, x, y, radius * 2.6, css(inner, 0.3), css(inner, 0));
    // The sun has no edge that an eye could hold; the moon has, and a sun that is red.
    if (isMoon)
      paintMoonDisc(brush, disc, { fill, isCrescent }, stage.random(at === 0 ? 'craters' : `craters ${at}`));
    else if (colourOf(stage, asked) !== undefined) fillDisc(brush, disc, fill);
    else {
      const bounds = { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
      paintBlurred(brush, radius * 0.09, bounds, () => fillDisc(brush, disc, fill));
    }
  }
}

type Disc = { x: number; y: number; radius: number };

function fillDisc(brush: Brush, { x, y, radius }: Disc, fill: Brush['fillStyle']): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
}

/** The moon with its seas, or a crescent, which has none. */
export function paintMoonDisc(
  brush: Brush,
  disc: Disc,
  { fill, isCrescent }: { fill: Brush['fillStyle']; isCrescent: boolean },
  random: Random,
): void {
  if (isCrescent) {
    brush.fillStyle = fill;
    traceCrescent(brush, disc);
    brush.fill();
    return;
  }
  fillDisc(brush, disc, fill);
  const { x, y, radius } = disc;
  brush.save();
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.clip();
  for (let index = 0; index < 11; index++) {
    const angle = random.next() * 6.28;
    const away = random.next() * radius * 0.8;
    const size = random.between(0.07, 0.28) * radius;
    glow(
      brush,
      x + Math.cos(angle) * away,
      y + Math.sin(angle) * away,
      size,
      css('#a9a894', 0.5),
      css('#b9b9a8', 0),
    );
  }
  brush.restore();
}

/** How far its dark disc lies from its lit one, in radii, to the upper right, and how large it is. */
const DARK_AWAY = 0.49;
const DARK_SIZE = 0.92;
const DARK_SIDE = -0.42;

/** Two arcs: the lit disc's beyond where the dark one meets it, and back along the dark one's. */
function traceCrescent(brush: Brush, { x, y, radius }: Disc): void {
  const along = (1 - DARK_SIZE ** 2 + DARK_AWAY ** 2) / (2 * DARK_AWAY);
  const beside = Math.sqrt(1 - along ** 2);
  const lit = Math.atan2(beside, along);
  const dark = Math.atan2(beside, along - DARK_AWAY);
  brush.beginPath();
  brush.arc(x, y, radius, DARK_SIDE + lit, DARK_SIDE - lit + Math.PI * 2);
  brush.arc(
    x + Math.cos(DARK_SIDE) * DARK_AWAY * radius,
    y + Math.sin(DARK_SIDE) * DARK_AWAY * radius,
    radius * DARK_SIZE,
    DARK_SIDE - dark,
    DARK_SIDE + dark - Math.PI * 2,
    true,
  );
  brush.closePath();
}
