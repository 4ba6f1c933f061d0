// Images, videos and sounds: what a tool is given, and what a task made, always by signed address.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fieldWord } from './field-words.ts';
import { MEDIA_KINDS, type MediaKind } from './media-kinds.ts';
import { Id } from './page.ts';
import { text } from './text.ts';

/** A task makes at most so many images. */
export const MOST_RESULTS = 16;
/** Which image or video of a task, from 0. What was deleted, and what did not come, leaves its number empty. */
const ResultIndex = z.int().check(z.gte(0), z.lte(MOST_RESULTS - 1));

/** Some images of one work, where an act is not about all of it. */
export const ImagesOfWork = z.array(ResultIndex).check(z.minLength(1), z.maxLength(MOST_RESULTS));

/** A work, or some of its images. */
export const WorkPart = z.strictObject({ id: Id, images: z.optional(ImagesOfWork) });
export type WorkPart = { id: string; images?: readonly number[] | undefined };

/** A result of an own or a public work, or a file that was sent before. */
export const MediaRef = z.union([
  z.strictObject({
    task_id: Id,
    index: z._default(ResultIndex, 0),
  }),
  z.strictObject({ upload_id: Id }),
]);
export type MediaRef = z.output<typeof MediaRef>;

/** What was measured of a file, on the server. Pixels, seconds; 0 where the kind has none. */
export type MediaFacts = {
  kind: MediaKind;
  width: number;
  height: number;
  duration: number;
  fps: number;
  has_sound: boolean;
};

/** A medium as it stands in stored parameters: where it came from, and its facts. */
export type MediaSource = MediaRef & MediaFacts;

/** Who a medium is for a tool: the image, its last frame, the video, the voice. */
export type InputRole = 'image' | 'tail' | 'video' | 'audio';

export const MEGABYTE = 1024 * 1024;
export const IMAGE_BYTES = 10 * MEGABYTE;
export const VIDEO_BYTES = 50 * MEGABYTE;
export const AUDIO_BYTES = 10 * MEGABYTE;
export const UPLOAD_BYTES: Readonly<Record<MediaKind, number>> = {
  image: IMAGE_BYTES,
  video: VIDEO_BYTES,
  audio: AUDIO_BYTES,
};
/** A larger image is made smaller. */
export const IMAGE_KEPT_SIDE = 4096;
/** Nothing that a part is cut from is larger. */
const MOST_CUT_SIDE = 16_384;
const IMAGE_LEAST_SIDE = 300;
const IMAGE_MOST_RATIO = 2.5;

/** What one media field of a tool takes. A field of `most` 1 holds one reference, any other a list. */
export type MediaRule = {
  kind: MediaKind;
  role: InputRole;
  most: number;
  /** Seconds, for videos and sounds. */
  seconds?: readonly [least: number, most: number];
  /** Pixels of both sides of a video. */
  sides?: readonly [least: number, most: number];
  /** Pixels of the shorter side of a video. */
  shortSide?: readonly [least: number, most: number];
};

/** One measured file may end a frame before or after the second. */
const SECONDS_TOLERANCE = 0.15;

/** Why this file cannot be used, as a packed field word; null when it can. Source: product §2.0. */
export function checkMedia(rule: MediaRule, facts: MediaFacts): string | null {
  if (facts.kind !== rule.kind) return fieldWord(`${rule.kind}_format`);
  if (rule.kind === 'image') return checkImage(facts);
  const { seconds, sides, shortSide } = rule;
  if (seconds) {
    const [a, b] = seconds;
    if (facts.duration < a - SECONDS_TOLERANCE || facts.duration > b + SECONDS_TOLERANCE) {
      return fieldWord(rule.kind === 'audio' ? 'audio_duration' : 'video_duration', { a, b });
    }
  }
  const shorter = Math.min(facts.width, facts.height);
  const longer = Math.max(facts.width, facts.height);
  if (sides && (shorter < sides[0] || longer > sides[1])) {
    return fieldWord('video_dim', { a: sides[0], b: sides[1] });
  }
  if (shortSide && (shorter < shortSide[0] || shorter > shortSide[1])) {
    return fieldWord('video_short_side', { a: shortSide[0], b: shortSide[1] });
  }
  return null;
}

function checkImage({ width, height }: MediaFacts): string | null {
  if (Math.min(width, height) < IMAGE_LEAST_SIDE) return fieldWord('image_small', { n: IMAGE_LEAST_SIDE });
  const ratio = Math.max(width, height) / Math.min(width, height);
  return ratio > IMAGE_MOST_RATIO * 1.01 ? fieldWord('image_ratio') : null;
}

export const Result = z.object({
  index: z.int(),
  kind: z.enum(['image', 'video']),
  url: z.string(),
  thumb: z.string(),
  poster: z.string(),
  preview: z.string(),
  /** Address of a subtitles file (SRT); empty where there is none. */
  subtitles: z.string(),
  width: z.int(),
  height: z.int(),
  /** Seconds; 0 for an image. */
  duration: z.number(),
  fps: z.number(),
  has_sound: z.boolean(),
  /** Bytes of the file behind `url`. */
  size: z.int(),
  format: z.string(),
  seed: z.nullable(z.int()),
  nsfw: z.boolean(),
  /** ThumbHash, base64: what stands in the reserved box before the image is there. */
  thumbhash: z.string(),
  /** Its owner's star is on it. */
  favorite: z.boolean(),
  /** Its owner shows it, as long as the work is not taken down. */
  public: z.boolean(),
});
export type Result = z.output<typeof Result>;

export const Upload = z.object({
  upload_id: z.string(),
  kind: z.enum(MEDIA_KINDS),
  width: z.int(),
  height: z.int(),
  /** Seconds; 0 for an image. */
  duration: z.number(),
  fps: z.number(),
  has_sound: z.boolean(),
  /** Bytes as kept: without metadata, and an image not larger than 4096 pixels. */
  size: z.int(),
  mime: z.string(),
  /** The kept file, and a small image of it; empty for a sound. */
  url: z.string(),
  thumb: z.string(),
  thumbhash: z.string(),
});
export type Upload = z.output<typeof Upload>;

export const uploadMedia = endpoint({
  path: '/api/task/upload',
  summary: 'Send a file ahead of the tasks that will use it. It is measured, cleaned of metadata and kept.',
  access: 'user',
  kind: 'act',
  files: { file: 1 },
  input: z.strictObject({
    file: z.strictObject({ upload_id: Id }, fieldWord('file_required')),
  }),
  output: Upload,
  refusals: ['asset_not_found', 'body_too_large'],
});

const pixels = z.number().check(z.gte(-MOST_CUT_SIDE), z.lte(MOST_CUT_SIDE));
const side = z.number().check(z.gte(1), z.lte(MOST_CUT_SIDE));

/**
 * A frame over an image that was mirrored and then turned around its middle: the frame stands upright over it. In pixels
 * of the image.
 */
export const CutPart = z.strictObject({
  /** From the middle of the image to that of the frame. */
  x: pixels,
  y: pixels,
  width: side,
  height: side,
  /** Degrees, clockwise. */
  angle: z._default(z.number().check(z.gte(-360), z.lte(360)), 0),
  /** Left to right, before it is turned. */
  mirrored: z._default(z.boolean(), false),
  /** Only what is round in the frame; its corners are clear. */
  round: z._default(z.boolean(), false),
});
export type CutPart = z.output<typeof CutPart>;

/** Longer than any video. */
const MOST_SECONDS = 24 * 60 * 60;

/** What is cut of what: a part of an image, or the frame that a video shows at a second. */
export const MediaCut = z.strictObject({
  media: MediaRef,
  part: z.optional(CutPart),
  second: z.optional(z.number().check(z.gte(0), z.lte(MOST_SECONDS))),
});
export type MediaCut = z.output<typeof MediaCut>;

export const cutMedia = endpoint({
  path: '/api/task/cut',
  summary:
    'Cut a part out of a picture (`part`), or a frame out of a video (`second`), that a task could be given, and keep it like a file that was sent. Of a work with the brand mark it is shown with what it has of the mark, and given to tools without.',
  access: 'user',
  kind: 'act',
  input: MediaCut,
  output: Upload,
  refusals: ['asset_not_found', 'unavailable'],
});

/** Pixels of the longer side of the small image that is kept beside each. */
export const THUMB_SIDE = 512;
/** Pixels of the longer side of what is made of an image to be looked at in larger boxes. */
export const RENDITION_SIDES = [1024, 1536] as const;
export type RenditionSide = (typeof RENDITION_SIDES)[number];

/** Formats that an image can be downloaded in; it is kept as PNG. */
export const DOWNLOAD_FORMATS = ['png', 'jpg', 'webp'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/** A place across or down an image. */
export const ShareOfImage = z.number().check(z.gte(0), z.lte(1));
/** Shares of the image's width and height, from its upper left corner. */
const ShareBox = z.object({
  x: ShareOfImage,
  y: ShareOfImage,
  width: ShareOfImage,
  height: ShareOfImage,
});

/** From ear to ear and from hairline to chin; cut at the edge of the image. */
const FoundFace = z.extend(ShareBox, {
  /** Around the lips. */
  mouth: ShareBox,
  /** Nothing is among them that may not be a face. */
  sureness: ShareOfImage,
  /** The image is about them: passers-by in the distance are none of its subject. */
  is_main: z.boolean(),
});
export type FoundFace = z.output<typeof FoundFace>;

/** The widest first. */
export const Faces = z.object({ faces: z.array(FoundFace).check(z.maxLength(24)) });
export type Faces = z.output<typeof Faces>;

export const findFaces = endpoint({
  path: '/api/task/faces',
  summary:
    'The faces of a picture, or of the first frame of a video, and where their mouths are. The file is looked at once, and what it shows is kept with it: an effect that is made of it afterwards is sooner done.',
  access: 'user',
  kind: 'read',
  input: MediaRef,
  output: Faces,
  refusals: ['asset_not_found', 'unavailable'],
});

/** Of the statement that who takes a file without its label accepts; a new text is a new version, and is accepted anew. */
export const UNLABELLED_VERSION = '1';

export const downloadUnlabelled = endpoint({
  path: '/api/task/download/unlabelled',
  summary:
    'An address, good for five minutes, from which a result of an own task comes without its label; formats and names as for /media. Needs the statement of responsibility, accepted once (`accept`); the acceptance and each address are logged for six months.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({
    id: Id,
    index: z._default(ResultIndex, 0),
    accept: z.optional(z.literal(true)),
  }),
  output: z.object({ url: z.string() }),
  refusals: ['asset_not_found'],
});

export const getMedia = endpoint({
  method: 'GET',
  path: '/media/{key}',
  summary:
    'The bytes of a picture, video or sound: signed, expiring, Range honoured. `d` names the file of a download, `f` asks for a picture in another format, `w` for one to look at, as WebP with a longer side of so many pixels at most; a result that is downloaded comes under its label then, except by an address of /api/task/download/unlabelled (`u`). 503 with Retry-After while a long video is made ready.',
  access: 'anyone',
  kind: 'read',
  answer: 'bytes',
  input: z.object({
    key: text(300),
    e: z.optional(text(20)),
    s: z.optional(text(100)),
    u: z.optional(z.literal('1')),
    d: z.optional(text(200)),
    f: z.optional(z.enum(DOWNLOAD_FORMATS)),
    w: z.optional(z.enum(RENDITION_SIDES.map(String))),
  }),
  output: z.unknown(),
});

export const mediaEndpoints = { uploadMedia, cutMedia, findFaces, downloadUnlabelled, getMedia };
