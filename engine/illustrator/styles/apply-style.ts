// Gives an image one of the looks: the one door to this folder.
import type { Image } from '#engine/raster/image.ts';
import type { Look } from './look.ts';
import { paintAnime } from './paint-anime.ts';
import { paintAuto } from './paint-auto.ts';
import { paintCinematic } from './paint-cinematic.ts';
import { paintClay } from './paint-clay.ts';
import { paintChalk } from './paint-chalk.ts';
import { paintColoring } from './paint-coloring.ts';
import { paintCrayon } from './paint-crayon.ts';
import { paintDots } from './paint-dots.ts';
import { paintGlass } from './paint-glass.ts';
import { paintLowPoly } from './paint-low-poly.ts';
import { paintMosaic } from './paint-mosaic.ts';
import { paintStitches } from './paint-stitches.ts';
import { paintRedPapercut, paintWoodcut } from './paint-woodcut.ts';
import { paintFresco, paintGongbi, paintNewYear, paintUkiyoe } from './paint-print.ts';
import { paintComic } from './paint-comic.ts';
import { paintCyberpunk } from './paint-cyberpunk.ts';
import { paintFantasy } from './paint-fantasy.ts';
import { paintIllustration } from './paint-illustration.ts';
import { paintInk } from './paint-ink.ts';
import { paintLogo } from './paint-logo.ts';
import { paintNeon } from './paint-neon.ts';
import { paintOil } from './paint-oil.ts';
import { paintPapercut } from './paint-papercut.ts';
import { paintPencil } from './paint-pencil.ts';
import { paintPhoto } from './paint-photo.ts';
import { paintPixels } from './paint-pixels.ts';
import { paintPoster } from './paint-poster.ts';
import { paintProduct } from './paint-product.ts';
import { paintVintage } from './paint-vintage.ts';
import { paintWatercolor } from './paint-watercolor.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { readPlanes, writeImage, type Planes } from '#engine/raster/planes.ts';

export type { Look } from './look.ts';

/** How much of a pixel belongs to what the image is of, 0 to 1: there small forms are kept. */
export type Care = Float32Array;

const PAINTERS: Record<Look, (planes: Planes, seed: number, care?: Care, isPhoto?: boolean) => void> = {
  auto: paintAuto,
  photo: paintPhoto,
  cinematic: paintCinematic,
  anime: paintAnime,
  '3d': paintClay,
  illustration: paintIllustration,
  watercolor: paintWatercolor,
  oil: paintOil,
  ink: paintInk,
  pixel: paintPixels,
  line_art: paintPencil,
  cyberpunk: paintCyberpunk,
  fantasy: paintFantasy,
  product: paintProduct,
  logo: paintLogo,
  poster: paintPoster,
  comic: paintComic,
  vintage: paintVintage,
  papercut: paintPapercut,
  neon: paintNeon,
  chalk: paintChalk,
  coloring: paintColoring,
  crayon: paintCrayon,
  pointillism: paintDots,
  stained_glass: paintGlass,
  low_poly: paintLowPoly,
  mosaic: paintMosaic,
  embroidery: paintStitches,
  woodcut: paintWoodcut,
  red_papercut: paintRedPapercut,
  fresco: paintFresco,
  gongbi: paintGongbi,
  new_year: paintNewYear,
  ukiyo_e: paintUkiyoe,
};

/**
 * Paints an image anew in a look. Works on any size from a few pixels up and on any photo; the same
 * image, look, seed, care and kind give the same bytes. The result is opaque; the image handed in is not changed.
 * `isPhoto`: somebody's photo, in which red is as often skin as it is a thing; what we drew has red where it is meant.
 */
export function applyStyle(look: Look, image: Image, seed: number, care?: Care, isPhoto = false): Image {
  try {
    const planes = readPlanes(image);
    PAINTERS[look](planes, seed, care, isPhoto);
    return writeImage(planes);
  } finally {
    returnPlanes();
  }
}
