// What an image is about, ready to be moved: its mask, its place, its head, itself cut out, and the image without it.
import { smooth } from '#engine/raster/noise.ts';
import type { Image } from '#engine/raster/image.ts';
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';
import { cutOutBy } from '#engine/photo/cut-out-by.ts';
import { fillByPatches } from '#engine/photo/fill-by-patches.ts';
import { JobRefusal } from '#engine/job.ts';
import { cutSubject, type Cut } from '#engine/photo/cut-subject.ts';
import { dropHanging } from '#engine/photo/drop-hanging.ts';
import { isHeadless } from '#engine/photo/is-headless.ts';
import type { People } from '#engine/vision/see-people.ts';
import { maskBox, type Box } from '#engine/raster/mask.ts';
import { findHead, headOf, type Head } from './find-head.ts';

export type Subject = {
  /** How much of each pixel belongs to it, 0–1. */
  mask: Float32Array;
  box: Box;
  head: Head;
  /** It goes on below the frame: a portrait, somebody near. Its foot must not be lifted. */
  isCutByFrame: boolean;
  /** Its head is not in the image. */
  readonly isHeadless: boolean;
  /** Alone, with straight alpha and edges free of the background's colours. */
  readonly cutOut: Image;
  readonly surface: Surface;
  /** The image without it. */
  readonly background: Image;
};

/** `people`: all of the image. Refuses (no_subject) where nothing stands out, and somebody who would lose their head. */
export function findSubjectOfStage(pixels: Image, people: People, seed: number): Subject {
  const found = cutSubject(pixels, people);
  if (!found) throw new JobRefusal('no_subject', 'nothing stands out clearly in the picture');
  return subjectOf(pixels, { ...found, mask: { ...found.mask, values: solid(found.mask.values) } }, seed);
}

/** Of a thing or an animal what stands on the ground with it: the same where nothing hangs in the air above. */
export function withoutHanging(pixels: Image, subject: Subject, seed: number): Subject {
  const all = { width: pixels.width, height: pixels.height, values: subject.mask };
  const mask = dropHanging(all);
  const box = mask === all ? null : maskBox(mask);
  return box ? subjectOf(pixels, { mask, box, face: null }, seed) : subject;
}

function subjectOf(pixels: Image, found: Cut, seed: number): Subject {
  const { width, height } = pixels;
  const { box, face } = found;
  const mask = found.mask.values;
  // What an effect does not ask for is not made.
  let cutOut: Image | undefined;
  let surface: Surface | undefined;
  let background: Image | undefined;
  return {
    mask,
    box,
    head: face ? headOf(face, mask, width, box) : findHead(mask, width, box),
    isCutByFrame: box.top + box.height > height * 0.985,
    get isHeadless() {
      return isHeadless(pixels, found);
    },
    get cutOut() {
      return (cutOut ??= cutOutBy(pixels, mask));
    },
    get surface() {
      return (surface ??= surfaceFromPixels(width, height, this.cutOut.data));
    },
    get background() {
      return (background ??= fillBehind(pixels, mask, seed));
    },
  };
}

/** What moves must not be seen through: doubt is decided, and only the edge stays soft. */
function solid(mask: Float32Array): Float32Array {
  return mask.map((value) => smooth(0.28, 0.62, value));
}

/** A wide edge is filled, too: hair and the shadow of an edge would betray where it stood. */
function fillBehind(pixels: Image, mask: Float32Array, seed: number): Image {
  const { width, height } = pixels;
  const reach = Math.max(2, Math.round(Math.min(width, height) * 0.02));
  const wide = averagePlane(mask, width, height, reach);
  const hole = { width, height, values: wide.map((value) => (value > 0.015 ? 1 : 0)) };
  returnPlanes();
  return fillByPatches(pixels, hole, null, seed).image;
}
