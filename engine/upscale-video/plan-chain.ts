// The filters and the encoder of an upscale, in words that the ffmpeg at hand knows.
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { H264 } from '#server/ffmpeg/write-video.ts';

export type Enhancement = {
  /** Pixels of the video as it is, and as it is to be. */
  from: { width: number; height: number };
  to: { width: number; height: number };
  /** Null keeps the frames as they are. */
  smooth: { fps: number; followsMotion: boolean } | null;
  /** Strength of the noise, as measured. */
  noise: number;
  denoise: 'low' | 'auto' | 'high';
  /** 0–100. */
  sharpen: number;
};

/**
 * How strong hqdn3d is for noise of strength 1: at `auto` what came nearest to the clean video, by SSIM, over four videos
 * with four amounts of noise each.
 */
const DENOISE_GAIN = { low: 0.8, auto: 1.7, high: 3 } as const;
const LEAST_DENOISE = 0.8;
const MOST_DENOISE = 22;
/** Over time it smears what moves slowly, so it stops earlier there. */
const MOST_DENOISE_OVER_TIME = 14;

/** Enlarged more than this, neighbouring pixels hold nothing that could be sharpened: only a wider look helps. */
const CAS_MOST_ENLARGED = 1.5;

/** From [0:v] to [v]. */
export function filterGraph(ffmpeg: Pick<Ffmpeg, 'filters'>, plan: Enhancement): string {
  const { from, to, smooth } = plan;
  const isSameSize = from.width === to.width && from.height === to.height;
  const chain = [
    denoised(plan),
    // Between the small frames: the same video, at a fraction of the work.
    smooth && smoothed(smooth),
    isSameSize ? null : `scale=${to.width}:${to.height}:flags=lanczos+accurate_rnd`,
    sharpened(ffmpeg, plan),
    'setsar=1',
  ].filter(Boolean);
  return `[0:v]${chain.join(',')},format=yuv420p[v]`;
}

function denoised({ noise, denoise }: Enhancement): string {
  const space = Math.min(MOST_DENOISE, Math.max(LEAST_DENOISE, noise * DENOISE_GAIN[denoise]));
  const time = Math.min(MOST_DENOISE_OVER_TIME, space * 1.5);
  const numbers = [space, space * 0.75, time, time * 0.75].map((value) => value.toFixed(2));
  return `hqdn3d=${numbers.join(':')}`;
}

function smoothed({ fps, followsMotion }: NonNullable<Enhancement['smooth']>): string {
  return followsMotion
    ? `minterpolate=fps=${fps}:mi_mode=mci:mc_mode=obmc:me_mode=bidir:scd=fdiff`
    : `framerate=fps=${fps}`;
}

/** Contrast-adaptive sharpening draws no halos; older builds have only the unsharp mask, which can look wider, too. */
function sharpened({ filters }: Pick<Ffmpeg, 'filters'>, { sharpen, from, to }: Enhancement): string | null {
  if (sharpen === 0) return null;
  const enlarged = to.width / from.width;
  if (filters.includes('cas') && enlarged < CAS_MOST_ENLARGED)
    return `cas=${((sharpen / 100) * 0.85).toFixed(3)}`;
  const reach = 2 * Math.min(5, Math.max(1, Math.round(enlarged))) + 1;
  return `unsharp=${reach}:${reach}:${((sharpen / 100) * 1.4).toFixed(3)}:3:3:0`;
}

/** H.264 plays everywhere; four times its pixels are for HEVC, which keeps them small. */
const MOST_H264_PIXELS = 2560 * 1440 * 1.4;

/** Apple's players know it by the name hvc1 only. */
const HEVC =
  '-c:v libx265 -preset superfast -crf 22 -pix_fmt yuv420p -tag:v hvc1 -x265-params log-level=error'.split(
    ' ',
  );

export function encoder(
  { encoders }: Pick<Ffmpeg, 'encoders'>,
  { width, height }: Enhancement['to'],
): readonly string[] {
  if (width * height > MOST_H264_PIXELS && encoders.includes('libx265')) {
    return HEVC;
  }
  return [...H264, '-crf', '18'];
}
