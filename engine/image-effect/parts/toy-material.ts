// What the face of a toy is made of, and what of the photo's face it keeps.
import type { Rgb } from '#engine/raster/colour.ts';
import type { Face } from '#engine/vision/find-faces.ts';

export type ToyMaterial = {
  /** Balls with an iris, beads of glass, discs of cloth, or eyes with lids, as large as they are open in the photo. */
  eyes: 'ball' | 'bead' | 'disc' | 'lidded';
  /** Half the width of an eye, as a part of the distance between both; of lidded ones only how far the brows make room. */
  eyeSize: number;
  /** Brows and mouths are rolls of clay, or threads that are sewn on. */
  lines: 'roll' | 'thread';
  /** 0–1. */
  blush: number;
  /** A nose and a mouth of the material, too; else they stay as they are in the photo. */
  isWhole: boolean;
};

/** What is seen of a face in the photo, for the toy's. */
export type ToyFace = { face: Face; skin: Rgb; brow: Rgb; iris: Rgb; lips: Rgb };
