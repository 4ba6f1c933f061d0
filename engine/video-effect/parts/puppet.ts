// A cut-out that dances: it bends, stretches and hops on its foot as a field of a warp.
import type { Image } from '#engine/raster/image.ts';
import type { Surface } from '#engine/raster/surface.ts';
import type { EffectStage } from '../effect.ts';
import { clamp } from './ease.ts';
import { makeSheet } from './sheet.ts';
import { warp } from './warp.ts';

/** How a figure holds itself at a moment; all nothing is how it was photographed. */
export type Pose = {
  /** Leans aside, bends like a bow, twists hips against shoulders; parts of its height, positive to the right. */
  lean: number;
  bow: number;
  twist: number;
  /** 1 is as tall as ever; what is lost in height is gained in width. */
  tall: number;
  /** Turns about its upright axis: 1 is seen from the front, −1 mirrored. */
  face: number;
};

export type Puppet = {
  /** The figure in a pose: on a sheet with its foot in the middle of its lower edge. */
  pose(pose: Pose): Surface;
  width: number;
  height: number;
  /** Where the foot stands on the sheet, and how tall the figure is on it. */
  foot: { x: number; y: number };
  tall: number;
};

/** `tall` in pixels of the video. */
export function makePuppet(stage: EffectStage, tall: number): Puppet {
  const { box, cutOut } = stage.standing();
  const scale = tall / box.height;
  const wide = box.width * scale;
  const width = Math.ceil(wide + tall * 0.9);
  const height = Math.ceil(tall * 1.22);
  const sheet = makeSheet(width, height);
  const foot = { x: width / 2, y: height - 2 };
  const source: Image = cutOut;
  const middle = box.left + box.width / 2;
  const ground = box.top + box.height;
  return {
    width,
    height,
    foot,
    tall,
    pose({ lean, bow, twist, tall: stretch, face }) {
      const across = Math.sign(face) * Math.max(0.06, Math.abs(face));
      const broad = across / Math.sqrt(stretch);
      warp(
        source,
        sheet.image,
        (x, y, from) => {
          const up = clamp((foot.y - y) / (tall * stretch), -0.1, 1.3);
          const shift =
            tall * (lean * up + bow * Math.sin(up * Math.PI) + twist * Math.sin(up * Math.PI * 2));
          from.x = middle + (x - foot.x - shift) / broad / scale;
          from.y = ground - (foot.y - y) / stretch / scale;
        },
        { outside: 'clear' },
      );
      sheet.show();
      return sheet.surface;
    },
  };
}
