// Logo: flat areas of few strong colours with clean rims, no texture, no light.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { choosePalette, makeFinder, weighForm, type Colour } from './choose-palette.ts';
import { clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import { releasePlanes, takeClearPlane, takePlane } from '#engine/raster/plane-store.ts';
import { unitOf, type Planes } from '#engine/raster/planes.ts';
import { replacePlanes, smoothTwice } from './smooth-regions.ts';

/** How much more a pixel counts that belongs to what the image is of. */
const CARED = 2;
const COLOURS = 6;
/** Where it is known what the mark is of, it has more: a dark robe before a dark field keeps its folds and its head. */
const FORM_COLOURS = 11;

export function paintLogo(image: Planes, _seed: number, care?: Float32Array, isPhoto = false): void {
  const { width, height } = image;
  const unit = unitOf(image);
  replacePlanes(image, smoothTwice(image, [8 * unit, 7 * unit], care));
  const { palette, choice } = isPhoto && care ? chooseApart(image, care) : chooseTogether(image, care);
  image.red.fill(0);
  image.green.fill(0);
  image.blue.fill(0);
  const total = takeClearPlane(choice.length);
  palette.map(strengthen).forEach((colour, n) => {
    const area = takePlane(choice.length);
    for (let i = 0; i < area.length; i++) area[i] = choice[i] === n ? 1 : 0;
    // Blurring and cutting again rounds off small teeth.
    const soft = blurPlane(area, width, height, (care ? 2 : 3.4) * unit);
    for (let i = 0; i < area.length; i++) {
      const share = ramp(0.4, 0.6, soft[i] ?? 0) + (area[i] ?? 0) * 1e-3;
      total[i] = (total[i] ?? 0) + share;
      image.red[i] = (image.red[i] ?? 0) + colour[0] * share;
      image.green[i] = (image.green[i] ?? 0) + colour[1] * share;
      image.blue[i] = (image.blue[i] ?? 0) + colour[2] * share;
    }
    releasePlanes(area, soft);
  });
  for (const channel of [image.red, image.green, image.blue]) {
    for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] ?? 0) / Math.max(1e-4, total[i] ?? 1);
  }
  releasePlanes(choice, total);
}

/** Colours, and for each pixel which of them. */
type Areas = { palette: Colour[]; choice: Float32Array };

function chooseTogether(image: Planes, care?: Float32Array): Areas {
  const palette = choosePalette(
    image,
    care ? FORM_COLOURS : COLOURS,
    (index) => 1 + (care?.[index] ?? 0) * CARED,
  );
  return { palette, choice: chooseNearest(image, () => palette) };
}

/** What somebody's photo is about has colours of its own: a face has none of its wall's. */
function chooseApart(image: Planes, care: Float32Array): Areas {
  const isForm = (index: number): boolean => (care[index] as number) > 0.5;
  const forms = choosePalette(image, FORM_COLOURS, (index) =>
    isForm(index) ? weighForm(care[index] as number) : 0,
  );
  const ground = choosePalette(image, COLOURS, (index) => (isForm(index) ? 0 : 1));
  const choice = chooseNearest(image, (index) => (isForm(index) ? forms : ground));
  for (let i = 0; i < choice.length; i++) if (!isForm(i)) choice[i] = (choice[i] as number) + forms.length;
  return { palette: [...forms, ...ground], choice };
}

/** For each pixel the place of the nearest colour in its palette. */
function chooseNearest(image: Planes, paletteOf: (index: number) => readonly Colour[]): Float32Array {
  const finders = new Map<readonly Colour[], ReturnType<typeof makeFinder>>();
  const choice = takePlane(image.red.length);
  for (let i = 0; i < choice.length; i++) {
    const palette = paletteOf(i);
    const find = finders.get(palette) ?? makeFinder(palette);
    finders.set(palette, find);
    choice[i] = find(image.red[i] as number, image.green[i] as number, image.blue[i] as number);
  }
  return choice;
}

/** Clear and full: near-white becomes white, near-black deep, the rest more itself. */
function strengthen(colour: Colour): Colour {
  const luma = lumaOf(...colour);
  const chroma = Math.max(...colour) - Math.min(...colour);
  if (luma > 0.88 && chroma < 0.12) return [1, 1, 1];
  const [red, green, blue] = colour;
  const boost = 1.35;
  return [
    clamp(luma + (red - luma) * boost),
    clamp(luma + (green - luma) * boost),
    clamp(luma + (blue - luma) * boost),
  ];
}
