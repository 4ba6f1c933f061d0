// What is shown is what is charged: option combinations of every tool, a third of them in each run, quoted, posted and read
// back from the ledger.
import type { Quote } from '#contract/price-words.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { VIDEO_MODES, VIDEO_RESOLUTIONS, VIDEO_SECONDS, isVideoPair } from '#contract/video.ts';
import type { MediaKind } from '#contract/media-kinds.ts';
import type { Posted } from '#contract/task.ts';
import { TOOL_TYPES, type ToolName } from '#contract/tool-names.ts';
import type { ToolContract } from '#contract/tool.ts';
import { media } from '#server/database/schema/media.ts';
import { ledger } from '#server/database/schema/points.ts';
import { users } from '#server/database/schema/users.ts';
import { toolContracts } from '#tools/contracts.ts';
import { drawCases } from '../draw-cases.ts';
import { type TestApi, useTestApi } from '../start-test-api.ts';
import { addBucket } from '../fakes/task-app.ts';

type Choice = Record<string, unknown>;
type Case = {
  path: string;
  /** Every combination of these values is tried. */
  options: Record<string, readonly unknown[]>;
  /** A combination that the product does not have. */
  isAbsent?(choice: Choice): boolean;
  /** What is quoted: the form's values without media, their facts as numbers. */
  quote(choice: Choice): Choice;
  /** What is posted. */
  post(choice: Choice): Choice;
};

const IMAGE = { kind: 'image', width: 800, height: 600, duration: 0 } as const;
const VIDEO = { kind: 'video', width: 640, height: 360, duration: 7.2 } as const;
const LONG_VIDEO = { kind: 'video', width: 480, height: 270, duration: 31 } as const;
const VOICE = { kind: 'audio', width: 0, height: 0, duration: 9.4 } as const;

const refs: Record<string, { upload_id: string }> = {};
const TEXTS = ['Hello, this is my voice speaking.', '大家好，欢迎来到我的频道。'];
const images = (effect: { images: number }) => Array.from({ length: effect.images }, () => refs.image);
const templates = (tool: ToolContract<object>) => tool.templates ?? [];
const templateOf = (tool: ToolContract<object>, id: unknown) => {
  const template = templates(tool).find((one) => one.id === id);
  if (!template) throw new Error(`no template ${String(id)}`);
  return template;
};
const optionOf = (tool: ToolContract<object>, id: unknown): Choice => {
  const { option } = templateOf(tool, id);
  return option ? { option: option.values[0]?.id } : {};
};

const video: Pick<Case, 'options' | 'isAbsent'> = {
  options: {
    mode: VIDEO_MODES,
    resolution: VIDEO_RESOLUTIONS,
    duration: VIDEO_SECONDS,
    sound: [false, true],
  },
  isAbsent: (choice) => !isVideoPair(choice as never),
};

const CASES: Record<keyof typeof toolContracts, Case[]> = {
  'text-to-image': [
    {
      path: '/api/task/text_to_image/post',
      options: { count: [1, 2, 3, 4] },
      quote: (choice) => ({ engine: 'lite', ...choice }),
      post: (choice) => ({ prompt: 'a fox', ...choice }),
    },
    {
      path: '/api/task/text_to_image_new/post',
      options: { count: [1, 2, 3, 4], resolution: ['1K', '2K'] },
      quote: (choice) => ({ engine: 'pro', ...choice }),
      post: (choice) => ({ prompt: 'a fox', ...choice }),
    },
  ],
  'image-to-image': [
    {
      path: '/api/task/image_to_image/post',
      options: {
        mode: ['edit', 'restyle', 'reference'],
        count: [1, 2, 3, 4],
        resolution: ['1K', '2K'],
        references: [1, 4],
      },
      quote: ({ references: _, ...choice }) => ({ prompt: 'warmer', ...choice }),
      post: ({ references, ...choice }) => ({
        prompt: 'warmer',
        images: Array.from({ length: Number(references) }, () => refs.image),
        ...choice,
      }),
    },
  ],
  'text-to-video': [
    {
      path: '/api/task/text_to_video/post',
      ...video,
      quote: (choice) => choice,
      post: (choice) => ({ prompt: 'a lake', ...choice }),
    },
  ],
  'image-to-video': [
    {
      path: '/api/task/image_to_video/post',
      ...video,
      options: { ...video.options, tail: [false, true] },
      quote: ({ tail: _, ...choice }) => choice,
      post: ({ tail, ...choice }) => ({
        image: refs.image,
        ...(tail ? { image_tail: refs.image } : {}),
        ...choice,
      }),
    },
  ],
  'image-effect': [
    {
      path: '/api/task/image_to_image/post',
      options: { effect_id: templates(toolContracts['image-effect']).map(({ id }) => id), count: [1, 2, 4] },
      quote: (choice) => choice,
      post: (choice) => ({
        images: images(templateOf(toolContracts['image-effect'], choice.effect_id)),
        ...optionOf(toolContracts['image-effect'], choice.effect_id),
        ...(templateOf(toolContracts['image-effect'], choice.effect_id).text ? { text: 'Mia' } : {}),
        ...choice,
      }),
    },
  ],
  'video-effect': [
    {
      path: '/api/task/video_effect/post',
      options: {
        effect_id: templates(toolContracts['video-effect']).map(({ id }) => id),
        resolution: ['720p', '1080p'],
      },
      quote: (choice) => choice,
      post: (choice) => ({
        images: images(templateOf(toolContracts['video-effect'], choice.effect_id)),
        ...optionOf(toolContracts['video-effect'], choice.effect_id),
        ...(templateOf(toolContracts['video-effect'], choice.effect_id).text ? { text: 'Mia' } : {}),
        ...choice,
      }),
    },
  ],
  'lip-sync': [
    {
      path: '/api/task/lip_sync/post',
      options: {
        source: ['image', 'video', 'longVideo'],
        resolution: ['720p', '1080p'],
        longer: ['loop', 'cut'],
        shorter: ['cut', 'keep'],
        voice: ['sound', ...TEXTS],
        speed: [0.8, 1, 2],
      },
      quote: (choice) => ({
        ...lipSync(choice),
        ...(choice.voice === 'sound' ? { audio: { duration: VOICE.duration } } : {}),
        ...{
          image: { image: { width: IMAGE.width, height: IMAGE.height } },
          video: { video: { duration: VIDEO.duration } },
          longVideo: { video: { duration: LONG_VIDEO.duration } },
        }[choice.source as 'image'],
      }),
      post: (choice) => ({
        ...lipSync(choice),
        ...(choice.voice === 'sound' ? { audio: refs.voice } : {}),
        ...{
          image: { image: refs.image },
          video: { video: refs.video },
          longVideo: { video: refs.portraitVideo },
        }[choice.source as 'image'],
        consent: true,
      }),
    },
  ],
  'upscale-video': [
    {
      path: '/api/task/upscale_video/post',
      options: { target: ['same', '1080p', '2K', '4K'], fps: ['keep', 60], video: ['video', 'longVideo'] },
      quote: ({ video: name, ...choice }) => {
        const { width, height, duration } = name === 'video' ? VIDEO : LONG_VIDEO;
        return { ...choice, width, height, duration };
      },
      post: ({ video: name, ...choice }) => ({ video: refs[String(name)], ...choice }),
    },
  ],
};

function lipSync({ resolution, longer, shorter, voice, speed }: Choice): Choice {
  const common = { resolution, length: { longer, shorter } };
  return voice === 'sound' ? common : { ...common, speech: { text: voice, voice: 'emma', speed } };
}

const api = useTestApi();
let me: Awaited<ReturnType<TestApi['signIn']>>;
beforeAll(async () => {
  me = await api.signIn();
  await api.app.db.update(users).set({ plan: 'ultimate' }).where(eq(users.id, me.id));
  await addBucket(api.app, me.id, { points: 1_000_000 });
  Object.assign(refs, {
    image: await addUpload(IMAGE),
    video: await addUpload(VIDEO),
    longVideo: await addUpload(LONG_VIDEO),
    // Its sides are those that lip sync takes.
    portraitVideo: await addUpload({ ...LONG_VIDEO, width: 720, height: 480 }),
    voice: await addUpload(VOICE),
  });
});

/** A file that was sent, as far as a price needs it. */
async function addUpload(facts: { kind: MediaKind; width: number; height: number; duration: number }) {
  const [row] = await api.app.db
    .insert(media)
    .values({
      ...facts,
      user_id: me.id,
      role: 'upload',
      key: `upload-${Object.values(facts).join('-').replaceAll('.', '-')}.x`,
      fps: facts.kind === 'video' ? 24 : 0,
      bytes: 1,
      sha256: 'x',
      sent_sha256: Object.values(facts).join('-'),
      format: 'x',
      expires_at: sql`now() + interval '1 day'`,
    })
    .returning({ id: media.id });
  return { upload_id: String(row?.id) };
}

function combine(options: Case['options']): Choice[] {
  return Object.entries(options).reduce<Choice[]>(
    (choices, [name, values]) =>
      choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  );
}

describe('[product 2.0] the price on the button is what the task costs', { timeout: 120_000 }, () => {
  const all = Object.entries(CASES).flatMap(([tool, cases]) =>
    cases.map((one, at) => ({ name: `${tool}${at > 0 ? ` (${at + 1})` : ''}`, tool: tool as ToolName, one })),
  );

  it('[§7.6] of all that the specification posts', () => {
    const posts = new Set(all.map(({ one }) => one.path.split('/')[3]));
    const wanted = [
      'image_to_image',
      'image_to_video',
      'lip_sync',
      'text_to_image',
      'text_to_image_new',
      'text_to_video',
      'upscale_video',
      'video_effect',
    ];
    expect(wanted.filter((post) => !posts.has(post))).toEqual([]);
  });

  it.each(all)('[§7.6] of $name, in combinations of its options', async ({ name, tool, one }) => {
    const contract: ToolContract<object> = toolContracts[tool as keyof typeof toolContracts];
    const choices = combine(one.options).filter((choice) => !one.isAbsent?.(choice));
    expect(choices.length).toBeGreaterThan(1);
    for (const choice of drawCases(name, choices, Math.ceil(choices.length / 3))) {
      const params = one.quote(choice);
      const shown = contract.price(contract.quote.parse(params));
      const { data: quote } = await api.post<Quote>(
        '/api/task/price/get',
        { type: TOOL_TYPES[tool], params },
        me,
      );
      const { data: posted, ...answer } = await api.post<Posted>(one.path, one.post(choice), me);
      if (!posted || !quote) throw new Error(`${JSON.stringify({ choice, answer, posted, quote })}`);
      const [charged] = await api.app.db
        .select({ points: sql<number>`-sum(${ledger.amount})::int` })
        .from(ledger)
        .where(eq(ledger.task_id, Number(posted.id)));
      await api.post('/api/task/cancel', { id: posted.id }, me);
      const { type, cost } = posted;
      expect({ choice, type, cost, charged: charged?.points, quoted: quote.price }).toEqual({
        choice,
        type: TOOL_TYPES[tool],
        cost: shown.price,
        charged: shown.price,
        quoted: shown.price,
      });
      expect(quote.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.price);
    }
  });
});
