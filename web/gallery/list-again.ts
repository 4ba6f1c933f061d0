// The same once more, larger or with sound: another run of the same parameters, from the same seed where there is one.
import { prices } from '#contract/prices.ts';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { toolOfType } from '#contract/tool-names.ts';
import { targetsAbove, upscaleVideo } from '#tools/upscale-video/contract.ts';
import type { UpscaleParams } from '#tools/upscale-video/fields.ts';
import { againAddress } from '#web/model/tasks/task-addresses.ts';

/** From a seed, what draws by rules draws the same once more; others make something alike. */
export type Again = {
  name: 'larger' | 'larger_alike' | 'larger_video' | 'sound' | 'sound_alike';
  address: string;
  points: number;
};

export function listAgain(task: Task, result: Result): Again[] {
  const { is_ai: isAlike } = task.engine;
  const largest = pointsLargest(task);
  if (largest !== null) {
    return [{ name: 'larger_video', address: againAddress(task, { target: LARGEST }), points: largest }];
  }
  const larger = pointsLarger(task);
  const sound = result.has_sound ? null : pointsWithSound(task);
  if (result.seed === null) return [];
  const { seed } = result;
  return [
    ...(larger === null
      ? []
      : [
          {
            name: isAlike ? ('larger_alike' as const) : ('larger' as const),
            address: againAddress(task, { seed, count: 1, resolution: '2K' }),
            points: larger,
          },
        ]),
    ...(sound === null
      ? []
      : [
          {
            name: isAlike ? ('sound_alike' as const) : ('sound' as const),
            address: againAddress(task, { seed, sound: true }),
            points: sound,
          },
        ]),
  ];
}

const LARGEST = '4K';

/** Of a video that was made larger, but not as large as it could be; null when the one it was made of is gone. */
function pointsLargest({ type, params, inputs }: Pick<Task, 'type' | 'params' | 'inputs'>): number | null {
  if (toolOfType(type) !== 'upscale-video' || params.target === LARGEST) return null;
  if (!inputs.some(({ kind, url }) => kind === 'video' && url !== '')) return null;
  const larger = { ...(params as UpscaleParams), target: LARGEST } as const;
  return targetsAbove(larger.video).includes(LARGEST) ? upscaleVideo.price(larger).price : null;
}

/** Null for what is as large as it gets. */
function pointsLarger({ type, params }: Pick<Task, 'type' | 'params'>): number | null {
  if (params.resolution !== '1K') return null;
  const { points } = prices();
  const tool = toolOfType(type);
  if (tool === 'text-to-image' && params.engine === 'pro') return points.text_to_image.fine_2K;
  return tool === 'image-to-image' ? points.image_to_image['2K'] : null;
}

/** Null for tools whose sound is not a choice. */
function pointsWithSound({ type, params }: Pick<Task, 'type' | 'params'>): number | null {
  const tool = toolOfType(type);
  if (tool !== 'text-to-video' && tool !== 'image-to-video') return null;
  const { standard, pro, sound } = prices().points.video;
  const rates: Readonly<Record<string, number>> = params.mode === 'pro' ? pro : standard;
  const rate = rates[String(params.resolution)];
  return rate === undefined || typeof params.duration !== 'number' ? null : params.duration * (rate + sound);
}
