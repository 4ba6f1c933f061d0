// Of a part of a thing only what reaches its outline: what is within a rim is in it.
import { labelComponents } from '#engine/raster/label-components.ts';
import { growMask, type Mask } from '#engine/raster/mask.ts';

/** Of the longer side: so near to the outline a part reaches it. */
const NEAR = 0.006;

/** `part`: of the same size as the thing. */
export function keepOuter(part: Mask, thing: Mask): Mask {
  const { width, height, values } = part;
  const { labels, sizes } = labelComponents(width, height, (i) => (values[i] as number) > 0.3);
  const within = growMask(thing, -Math.max(1, Math.max(width, height) * NEAR)).values;
  const isOuter = new Uint8Array(sizes.length);
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i] as number;
    if (label >= 0 && (within[i] as number) < 0.5) isOuter[label] = 1;
  }
  return {
    width,
    height,
    values: values.map((value, i) => ((labels[i] as number) < 0 || isOuter[labels[i] as number] ? value : 0)),
  };
}
