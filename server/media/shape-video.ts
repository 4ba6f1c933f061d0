// What must be done to the frames of a stranger's video so that it is one like ours: square pixels, even sides, and
// colours that an ordinary screen shows.
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import type { ProbedStream } from '#server/ffmpeg/probe-media.ts';
import { SAYS_BT709 } from '#server/ffmpeg/write-video.ts';

/** Videos of high dynamic range, by their transfer: what brings them into the colours of an ordinary video. */
const TO_ORDINARY: Readonly<Record<string, string>> = {
  // Made to be seen on an ordinary screen as it is; only its wider colours have to be brought in.
  'arib-std-b67': 'zscale=tin=bt709:pin=bt2020:min=bt2020nc:t=bt709:p=bt709:m=bt709:r=limited',
  smpte2084: [
    'zscale=tin=smpte2084:pin=bt2020:min=bt2020nc:t=linear:p=bt709:m=bt709:npl=203',
    'format=gbrpf32le,tonemap=mobius:desat=0',
    'zscale=tin=linear:pin=bt709:t=bt709:p=bt709:m=bt709:r=limited',
  ].join(),
};

export type Shape = {
  /** Pixels as seen. */
  width: number;
  height: number;
  /** True when nothing has to be done. */
  isOurs: boolean;
  /** True when its colours must be computed anew, which takes several times as long as everything else. */
  isToneMapped: boolean;
  /** Arguments of ffmpeg that do it. */
  args: string[];
};

export function shapeVideo({ filters }: Pick<Ffmpeg, 'filters'>, video: ProbedStream): Shape {
  const width = makeEven(video.width * video.pixelRatio);
  const height = makeEven(video.height);
  const ordinary = filters.includes('zscale') && filters.includes('tonemap') && TO_ORDINARY[video.transfer];
  const isOurs = !video.isTurned && width === video.width && height === video.height && !ordinary;
  // The size is said in numbers: a video may change it on its way.
  const scale = `scale=${width}:${height},setsar=1`;
  const args = ordinary ? ['-vf', `${scale},${ordinary},format=yuv420p`, ...SAYS_BT709] : ['-vf', scale];
  return { width, height, isOurs, isToneMapped: Boolean(ordinary), args };
}

function makeEven(pixels: number): number {
  return Math.max(2, Math.floor(pixels / 2) * 2);
}
