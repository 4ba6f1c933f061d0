// What the choices of the forms mean in the words that image and video models were trained on.
import type { ImageMode } from '#tools/image-to-image/fields.ts';
import type { Camera } from '#contract/video.ts';
import type { Style } from '#contract/limits.ts';

const STYLES: Readonly<Record<Style, string>> = {
  auto: '',
  photo: 'photorealistic photograph, natural light, sharp focus',
  cinematic: 'cinematic film still, dramatic light, shallow depth of field',
  anime: 'anime illustration, clean line work, cel shading',
  '3d': '3D render, soft studio light, smooth materials',
  illustration: 'digital illustration, clear shapes, rich colours',
  watercolor: 'watercolour painting on paper, soft washes, visible brushwork',
  oil: 'oil painting on canvas, thick brush strokes',
  ink: 'East Asian ink wash painting, brush and ink on rice paper',
  pixel: 'pixel art, limited palette, crisp square pixels',
  line_art: 'black line art on white, clean contours, no shading',
  cyberpunk: 'cyberpunk, neon lights, rain-wet streets, night',
  fantasy: 'fantasy art, magical light, rich detail',
  product: 'professional product photograph, seamless background, softbox light',
  logo: 'flat vector logo, simple shapes, plain background',
  poster: 'graphic poster design, bold composition, strong typography',
};

const CAMERAS: Readonly<Record<Camera, string>> = {
  auto: '',
  static: 'static camera, locked-off shot',
  push_in: 'the camera slowly pushes in',
  pull_out: 'the camera slowly pulls out',
  pan_left: 'the camera pans left',
  pan_right: 'the camera pans right',
  tilt_up: 'the camera tilts up',
  tilt_down: 'the camera tilts down',
  orbit: 'the camera orbits around the subject',
  tracking: 'tracking shot, the camera follows the subject',
  handheld: 'handheld camera, slight shake',
  crane_up: 'crane shot, the camera rises',
};

const MOTIONS: Readonly<Record<string, string>> = {
  low: 'subtle, gentle motion',
  high: 'fast, energetic motion',
};

/** What is done with the image; `{style}` is what is left of it when no style was chosen. */
const MODES: Readonly<Record<ImageMode, string>> = {
  edit: '',
  restyle: 'Redraw this image, keeping its composition and its subjects',
  reference: 'Keep the person or the style of the reference image, and make a new scene of it',
};

/** The whole prompt of a request that is no effect: what was typed, then what was chosen. */
export function describePrompt(fields: Readonly<Record<string, unknown>>): string {
  const mode = MODES[fields['mode'] as ImageMode] ?? '';
  return joinWords([
    mode && `${mode}${describeStrength(fields)}`,
    typeof fields['prompt'] === 'string' ? fields['prompt'] : '',
    STYLES[fields['style'] as Style] ?? '',
    CAMERAS[fields['camera'] as Camera] ?? '',
    MOTIONS[String(fields['motion'])] ?? '',
  ]);
}

/** Models that are told in words how to change an image have no number for how far to go. */
function describeStrength({ mode, strength }: Readonly<Record<string, unknown>>): string {
  if (mode !== 'restyle' || typeof strength !== 'number') return '';
  if (strength < 0.35) return ', with a light touch';
  return strength > 0.75 ? ', wholly in the new style' : '';
}

function joinWords(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce(
      (all, part) => (all === '' ? part : `${all}${/[.!?。！？,，]$/.test(all) ? '' : ','} ${part}`),
      '',
    );
}
