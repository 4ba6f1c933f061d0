// Measures a video or a sound with ffprobe.
import * as z from 'zod';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { inputFile } from './run-ffmpeg.ts';
import { askMedia } from './spawn-media.ts';

/** A video takes a tenth of a second of the processor, and some tens of megabytes; on a busy machine all else goes before it. */
const LIMITS = {
  wallSeconds: 30,
  processorSeconds: 10,
  memoryBytes: 1024 ** 3,
  fileBytes: 0,
  answerBytes: 2 * 1024 ** 2,
};
/** How much of a file is read and decoded for what its head does not say. */
const BOUNDS = ['-probesize', '5M', '-analyzeduration', '5M', '-max_streams', '64'];
/** Covers of sounds need not be looked at: opening the file would decode every one of them. */
const NO_IMAGES = ['-max_pixels', '1'];

export type ProbedStream = {
  index: number;
  type: 'video' | 'audio' | 'other';
  codec: string;
  pixelFormat: string;
  /** How colours are written: `bt709`, `smpte170m`, …; empty where the file does not say. */
  colourSpace: string;
  /** How bright its numbers are: `bt709`, `smpte2084`, …; empty where the file does not say. */
  transfer: string;
  /** As shown: turned where the file says so. Pixels; 0 for a sound. */
  width: number;
  height: number;
  /** Width of a shown pixel by its height; hardly ever anything but 1. */
  pixelRatio: number;
  fps: number;
  frames: number;
  /** 0 where the file says it only as a whole. */
  seconds: number;
  /** True when the file asks to be turned before it is shown. */
  isTurned: boolean;
};

export type Probed = {
  /** Names of the container, as ffprobe writes them: `mov,mp4,m4a,3gp,3g2,mj2`. */
  format: string;
  seconds: number;
  bytes: number;
  streams: ProbedStream[];
  /** The first of its type that is no cover image. */
  video: ProbedStream | null;
  audio: ProbedStream | null;
};

const Answer = z.object({
  format: z.object({
    format_name: z.string(),
    duration: z.string().optional(),
    size: z.string().optional(),
  }),
  streams: z.array(
    z.object({
      index: z.int(),
      codec_type: z.string().optional(),
      codec_name: z.string().default(''),
      pix_fmt: z.string().default(''),
      color_space: z.string().default(''),
      color_transfer: z.string().default(''),
      sample_aspect_ratio: z.string().default(''),
      width: z.int().default(0),
      height: z.int().default(0),
      avg_frame_rate: z.string().default('0/0'),
      r_frame_rate: z.string().default('0/0'),
      nb_frames: z.string().default('0'),
      duration: z.string().optional(),
      disposition: z.record(z.string(), z.int()).default({}),
      tags: z.record(z.string(), z.string()).default({}),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
    }),
  ),
});
type RawStream = z.output<typeof Answer>['streams'][number];

/**
 * Throws when the file is nothing that ffprobe can open as a local video or sound (FfmpegError, or what is wrong with the
 * answer). `isSound` looks at no image in it.
 */
export async function probeMedia(
  { ffprobe }: Pick<Ffmpeg, 'ffprobe'>,
  file: string,
  { isSound = false } = {},
): Promise<Probed> {
  const input = inputFile(file, [...BOUNDS, ...(isSound ? NO_IMAGES : [])]);
  const asked = ['-v', 'error', '-show_format', '-show_streams', '-of', 'json', ...input];
  const { format, streams } = Answer.parse(JSON.parse(await askMedia(ffprobe, asked, LIMITS)));
  const shown = streams.map(readStream);
  const isCover = (index: number) => streams[index]?.disposition['attached_pic'] === 1;
  const video = shown.find(({ type }, index) => type === 'video' && !isCover(index)) ?? null;
  const longest = Math.max(0, ...shown.map((stream) => stream.seconds));
  const seconds = Number(format.duration ?? Number.NaN);
  return {
    format: format.format_name,
    seconds: Number.isFinite(seconds) ? seconds : longest,
    bytes: Number(format.size ?? 0),
    streams: shown,
    video,
    audio: shown.find(({ type }) => type === 'audio') ?? null,
  };
}

function readStream(raw: RawStream): ProbedStream {
  const turn =
    raw.side_data_list.find(({ rotation }) => rotation !== undefined)?.rotation ??
    Number(raw.tags['rotate'] ?? 0);
  const pixelRatio = readRate(raw.sample_aspect_ratio.replace(':', '/')) || 1;
  const isSideways = Math.abs(Math.round(turn / 90)) % 2 === 1;
  return {
    index: raw.index,
    type: raw.codec_type === 'video' || raw.codec_type === 'audio' ? raw.codec_type : 'other',
    codec: raw.codec_name,
    pixelFormat: raw.pix_fmt,
    colourSpace: raw.color_space === 'unknown' ? '' : raw.color_space,
    transfer: raw.color_transfer === 'unknown' ? '' : raw.color_transfer,
    width: isSideways ? raw.height : raw.width,
    height: isSideways ? raw.width : raw.height,
    pixelRatio: isSideways ? 1 / pixelRatio : pixelRatio,
    fps: readRate(raw.avg_frame_rate) || readRate(raw.r_frame_rate),
    frames: Number(raw.nb_frames) || 0,
    seconds: Number(raw.duration) || 0,
    isTurned: turn % 360 !== 0,
  };
}

function readRate(text: string): number {
  const [top = 0, bottom = 1] = text.split('/').map(Number);
  const rate = bottom ? top / bottom : 0;
  return Number.isFinite(rate) ? Math.round(rate * 1000) / 1000 : 0;
}
