// Numbers that both sides keep: sizes, polling, toasts. Source: spec §9, product §2–3, contract "Rates".

export const STYLES = [
  'auto',
  'photo',
  'cinematic',
  'anime',
  '3d',
  'illustration',
  'watercolor',
  'oil',
  'ink',
  'pixel',
  'line_art',
  'cyberpunk',
  'fantasy',
  'product',
  'logo',
  'poster',
] as const;
export type Style = (typeof STYLES)[number];

export const ASPECT_RATIOS = ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3', '21:9'] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

/** The known shape that is nearest to an image's own; pixels. */
export function nearestRatio(width: number, height: number): AspectRatio {
  const distance = (ratio: AspectRatio) => {
    const [w = 1, h = 1] = ratio.split(':').map(Number);
    return Math.abs(Math.log((width * h) / (height * w)));
  };
  return ASPECT_RATIOS.toSorted((a, b) => distance(a) - distance(b))[0] ?? '1:1';
}

export const IMAGE_RESOLUTIONS = ['1K', '2K'] as const;
export type ImageResolution = (typeof IMAGE_RESOLUTIONS)[number];

const LANDSCAPE_1K = {
  '1:1': [1024, 1024],
  '16:9': [1344, 768],
  '4:3': [1152, 864],
  '3:2': [1216, 832],
  '21:9': [1536, 640],
} as const;

/** Pixels of an image result (product §2.1); portrait ratios are the landscape ones swapped. */
export function imageSize(
  ratio: AspectRatio,
  resolution: ImageResolution,
): { width: number; height: number } {
  const scale = resolution === '2K' ? 2 : 1;
  if (ratio in LANDSCAPE_1K) {
    const [width, height] = LANDSCAPE_1K[ratio as keyof typeof LANDSCAPE_1K];
    return { width: width * scale, height: height * scale };
  }
  const swapped = ratio.split(':').toReversed().join(':') as AspectRatio;
  const { width, height } = imageSize(swapped, resolution);
  return { width: height, height: width };
}

export const MAX_SEED = 2_147_483_647;
export const PROMPT_CHARACTERS = 1500;
export const NEGATIVE_PROMPT_CHARACTERS = 1000;

/** The day of the daily points ends at midnight here. */
export const DAILY_TIME_ZONE = 'Asia/Shanghai';

export const CODE_DIGITS = 6;
export const RESEND_SECONDS = 60;

export const JSON_TIMEOUT_MS = 10_000;
export const JSON_MAX_BYTES = 10 * 1024 * 1024;
export const UPLOAD_TIMEOUT_MS = 60_000;
export const UPLOAD_MAX_BYTES = 100 * 1024 * 1024;

/** Days that a file which was sent is kept: after the last task that it was given to, and where there was none. */
export const FILE_DAYS = { used: 30, unused: 2 } as const;

export const POLL_INTERVAL_MS = 3000;
export const POLL_MAX_ATTEMPTS = 100;
export const POLL_RESTORE_MS = 30 * 60_000;
export const POLL_CLEANUP_EVERY_MS = 10 * 60_000;
export const POLL_CLEANUP_AGE_MS = 60 * 60_000;
export const USER_REFRESH_MS = 5 * 60_000;
export const BUILD_CHECK_MS = 60 * 60_000;
export const LOCALE_COOKIE_DAYS = 365;
export const LOCALE_CACHE_MS = 24 * 60 * 60_000;

export const PAGE_SIZE = 24;
export const PAGE_SIZE_MAX = 60;
