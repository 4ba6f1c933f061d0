// What an image is about, ready to be moved: its mask, its place, its head, itself cut out, and the image without it.
import { smooth } from '#engine/raster/noise.ts';
import type { Image } from '#engine/raster/image.ts';
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';
import { fillUnknown } from '#engine/photo/fill-unknown.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import type { Box } from '#engine/raster/mask.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { findFigure } from './find-figure.ts';
import { findHead, headOf, type Head } from './find-head.ts';
import { borrowDetail } from './parts/borrow-detail.ts';

export type Subject = {
  /** How much of each pixel belongs to it, 0–1. */
  mask: Float32Array;
  box: Box;
  head: Head;
  /** It goes on below the frame: a portrait, somebody near. Its foot must not be lifted. */
  isCutByFrame: boolean;
  /** Alone, with straight alpha and edges free of the background's colours. */
  readonly cutOut: Image;
  readonly surface: Surface;
  /** The image without it. */
  readonly background: Image;
};

/** `faces`: all of the image. Where nothing stands out, the middle of the image is taken. */
export function findSubjectOfStage(pixels: Image, faces: readonly Face[]): Subject {
  const { width, height } = pixels;
  const found = findFigure(pixels, faces);
  const mask = found ? solid(found.mask.values) : middleOf(width, height);
  const box = found?.box ?? {
    left: Math.round(width * 0.18),
    top: Math.round(height * 0.16),
    width: Math.round(width * 0.64),
    height: Math.round(height * 0.68),
  };
  // What an effect does not ask for is not made.
  let cutOut: Image | undefined;
  let surface: Surface | undefined;
  let background: Image | undefined;
  return {
    mask,
    box,
    head: found?.face ? headOf(found.face, mask, width, box) : findHead(mask, width, box),
    isCutByFrame: box.top + box.height > height * 0.985,
    get cutOut() {
      return (cutOut ??= cutOutBy(pixels, mask));
    },
    get surface() {
      return (surface ??= surfaceFromPixels(width, height, this.cutOut.data));
    },
    get background() {
      return (background ??= fillBehind(pixels, mask));
    },
  };
}

/** What moves must not be seen through: doubt is decided, and only the edge stays soft. */
function solid(mask: Float32Array): Float32Array {
  return mask.map((value) => smooth(0.28, 0.62, value));
}

/** A rounded shape: every corner of it is soft. */
function middleOf(width: number, height: number): Float32Array {
  return makePlane(width * height, (i) => {
    const u = Math.abs(((i % width) / width - 0.5) / 0.32);
    const v = Math.abs((Math.floor(i / width) / height - 0.5) / 0.34);
    return Math.min(1, Math.max(0, (1 - (u ** 3 + v ** 3)) * 14));
  });
}

/** At its edge a pixel holds both; its colour is taken from just inside, its alpha says how much of it is there. */
function cutOutBy(pixels: Image, mask: Float32Array): Image {
  const inside = fillUnknown(
    pixels,
    mask.map((value) => (value > 0.9 ? 1 : 0)),
  );
  const { data } = inside;
  for (let i = 0; i < mask.length; i++) {
    const value = mask[i] as number;
    if (value > 0.9) {
      data[i * 4] = pixels.data[i * 4] as number;
      data[i * 4 + 1] = pixels.data[i * 4 + 1] as number;
      data[i * 4 + 2] = pixels.data[i * 4 + 2] as number;
    }
    data[i * 4 + 3] = value * 255;
  }
  return inside;
}

/** A wide edge is filled, too: hair and the shadow of an edge would betray where it stood. */
function fillBehind(pixels: Image, mask: Float32Array): Image {
  const { width, height } = pixels;
  const reach = Math.max(2, Math.round(Math.min(width, height) * 0.02));
  const wide = averagePlane(mask, width, height, reach);
  const known = wide.map((value) => (value > 0.015 ? 0 : 1));
  returnPlanes();
  const filled = fillUnknown(pixels, known);
  borrowDetail(filled, known);
  return filled;
}
