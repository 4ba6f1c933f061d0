// "The four seasons of a tree", "a four panel comic about a cat", 四格漫画: several pictures on one sheet, each painted by
// itself, side by side in their frames.

import { illustrate, type Illustration, type IllustrationRequest } from '#engine/illustrator/illustrate.ts';
import { makeSurface, readPixels, surfaceFromPixels } from '#engine/raster/surface.ts';

/** `added`: words of its prompt that nobody typed. */
type Panel = { prompt: string; added: readonly string[] };

/** `words`: what of the prompt asks for them, as typed. */
export type Panels = { panels: readonly [Panel, ...Panel[]]; words: string };

const SEASONS = ['in spring', 'in summer', 'in autumn', 'in winter'] as const;
const SEASONS_HAN = ['春天', '夏天', '秋天', '冬天'] as const;
const HOURS = ['in the morning', 'at noon', 'at sunset', 'at night', 'at dawn', 'at dusk'] as const;
const HOURS_HAN = ['清晨', '正午', '日落', '夜晚', '黎明', '黄昏'] as const;
const OF_SEASONS =
  /^(?:(?<lead>an? (?:picture|image|collage|painting|illustration) of )?(?:the )?(?<asked>(?:all )?four seasons) (?:of|for|in the life of) (?<of>.+)|(?<thing>.+?),? (?<told>(?:in|through|across|during)(?: all)?(?: the)? four seasons)|(?<han>[\p{Script=Han}]+?)的(?<hanAsked>四季|春夏秋冬))(?<rest>[,，].*)?$/iu;
const HOTEL = /Four Seasons/;
const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  六: 6,
};
const OF_PANELS =
  /^(?:an? )?(?<asked>(?<many>two|three|four|six|2|3|4|6)[- ]panels?(?: (?:comic|manga|cartoon|story|storyboard))?(?: (?:strip|page))?)(?: (?:about|of|with|featuring|showing|where|in which))? (?<of>.+)$/i;
const OF_PANELS_HAN = /^(?:一[幅张个])?(?<asked>(?<many>[两二三四六2346])格漫画)[，,：:、]?\s*(?<of>.+)$/u;

/** Returns the panels that a prompt asks for; undefined for one picture. */
export function readPanels(prompt: string): Panels | undefined {
  const text = prompt.trim();
  return readSeasons(text) ?? readComic(text);
}

function readSeasons(text: string): Panels | undefined {
  const { asked, told, hanAsked, of, thing, han, rest = '' } = OF_SEASONS.exec(text)?.groups ?? {};
  const words = asked ?? told ?? hanAsked;
  const subject = of ?? thing ?? han;
  // "A suite in the Four Seasons" is one of a hotel.
  if (words === undefined || subject === undefined || (told && HOTEL.test(told))) return undefined;
  const isHan = /\p{Script=Han}/u.test(subject);
  const panels = isHan
    ? SEASONS_HAN.map((season) => ({
        prompt: `${season}的${subject}${rest}`,
        added: [season, `${season}的`],
      }))
    : SEASONS.map((season) => ({ prompt: `${subject} ${season}${rest}`, added: addedBy(season) }));
  return whole(panels, words);
}

function readComic(text: string): Panels | undefined {
  const { asked, many = '', of } = (OF_PANELS.exec(text) ?? OF_PANELS_HAN.exec(text))?.groups ?? {};
  const count = NUMBERS[many.toLowerCase()] ?? Number(many);
  if (asked === undefined || of === undefined || !(count >= 2)) return undefined;
  const isHan = /\p{Script=Han}/u.test(of);
  const hours: readonly string[] = isHan ? HOURS_HAN : HOURS;
  const panels = hours
    .slice(0, count)
    .map((hour) =>
      isHan
        ? { prompt: `漫画，${of}，${hour}`, added: ['漫画', hour] }
        : { prompt: `comic, ${of}, ${hour}`, added: ['comic', ...addedBy(hour)] },
    );
  return whole(panels, asked);
}

function addedBy(phrase: string): string[] {
  return [phrase, ...phrase.split(' ')];
}

function whole([first, ...others]: readonly Panel[], words: string): Panels | undefined {
  return first && { panels: [first, ...others], words };
}

/** Of the shorter side: between the panels and around them. */
const GUTTER = 0.02;
const PAPER = '#f8f5ee';

/**
 * Paints them on one sheet. `report`: which part of them is done, 0–1. What one panel leaves out is left out; what was added to
 * its prompt is told by nobody.
 */
export async function illustratePanels(
  { panels, words }: Panels,
  request: IllustrationRequest,
  report: (done: number) => void,
): Promise<Illustration> {
  const { width, height } = request;
  const columns = columnsFor(panels.length, width / height);
  const rows = Math.ceil(panels.length / columns);
  const gap = Math.round(Math.min(width, height) * GUTTER);
  const [wide, tall] = [
    Math.floor((width - gap * (columns + 1)) / columns),
    Math.floor((height - gap * (rows + 1)) / rows),
  ];
  const painted: Illustration[] = [];
  // By one seed they are of the same things, in the same places.
  for (const [at, { prompt }] of panels.entries()) {
    painted.push(await illustrate({ ...request, prompt, width: wide, height: tall }));
    report((at + 1) / panels.length);
  }
  const sheet = makeSurface(width, height, (brush) => {
    brush.fillStyle = PAPER;
    brush.fillRect(0, 0, width, height);
    for (const [at, { image }] of painted.entries()) {
      const [x, y] = [gap + (at % columns) * (wide + gap), gap + Math.floor(at / columns) * (tall + gap)];
      const pixels = new Uint8ClampedArray(image.data);
      brush.drawImage(surfaceFromPixels(image.width, image.height, pixels), x, y);
    }
  });
  return {
    image: { width, height, data: readPixels(sheet) },
    ...toldOf({ panels, words }, painted),
  };
}

/** As square as the panels can be. */
function columnsFor(count: number, ratio: number): number {
  if (count === 4) return 2;
  if (count === 6) return ratio >= 1 ? 3 : 2;
  return ratio >= 1 ? count : 1;
}

function toldOf(
  { panels, words }: Panels,
  painted: readonly Illustration[],
): Pick<Illustration, 'understood' | 'ignored' | 'share'> {
  const typed = (list: readonly string[], at: number): string[] =>
    list.filter((word) => panels[at]?.added.includes(word.toLowerCase()) !== true);
  const ignored = new Set(painted.flatMap((one, at) => typed(one.ignored, at)));
  const understood = new Set(painted.flatMap((one, at) => typed(one.understood, at)));
  const seen = [words, ...[...understood].filter((word) => !ignored.has(word))];
  const share = painted.reduce((sum, one) => sum + one.share, 0) / painted.length;
  return { understood: seen, ignored: [...ignored], share };
}
