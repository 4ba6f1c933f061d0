// Effect templates and voices: what can be picked, in both languages. Source: product §1.6, §2.5–2.7.
import * as z from 'zod/mini';
import type { Words } from '#texts/words.ts';
import { endpoint } from './endpoint.ts';
import { Empty, pageFields, pageOf } from './page.ts';
import { text } from './text.ts';

/** A template as a tool's contract holds it. */
export type EffectTemplate = {
  id: string;
  name: Words;
  about: Words;
  /** Instead of `about`, where the built-in engine draws another thing than that says. */
  drawn?: Words;
  classId: string;
  /** Images it takes: one of each person, of whom two may be on one. */
  images: 1 | 2;
  /** Seconds of the video; 0 for an image. */
  seconds: number;
  /** Of the dearer class (`effectPoints`). */
  isPremium: boolean;
  hasMusic: boolean;
  /** Made for people: a face in each photo. */
  needsFace: boolean;
  /** A line of words that it takes: how many characters, and what they are for. */
  text?: { most: number; label: Words };
  option?: { label: Words; values: readonly { id: string; name: Words }[] };
  /** Shapes that can be asked for; absent: only its own. */
  ratios?: readonly string[];
  /** Of photos: one sentence; or two lines, which photos are good and which are not. */
  tips?: Words;
  marker?: 'hot' | 'new';
};

export type EffectClass = { id: string; name: Words };

/** Returns what can be chosen, each with its name, in the order of `ids`. */
export function nameEach<Id extends string>(
  names: Readonly<Record<Id, Words>>,
  ids: readonly Id[],
): { id: Id; name: Words }[] {
  return ids.map((id) => ({ id, name: names[id] }));
}

/** The field of a template, from its words. */
export function drawnOf(words: object): Pick<EffectTemplate, 'drawn'> {
  return 'drawn' in words ? { drawn: words.drawn as Words } : {};
}

const TwoWords = z.object({ en: z.string(), zh: z.string() });

export const Effect = z.object({
  id: z.string(),
  type: z.union([z.literal(5), z.literal(6)]),
  class_id: z.string(),
  name: TwoWords,
  desc: TwoWords,
  images: z.int(),
  tips: TwoWords,
  price: z.int(),
  durations: z.array(z.int()),
  ratios: z.array(z.string()),
  text: z.nullable(z.object({ most: z.int(), label: TwoWords })),
  options: z.array(
    z.object({ label: TwoWords, values: z.array(z.object({ id: z.string(), name: TwoWords })) }),
  ),
  music: z.boolean(),
  premium: z.boolean(),
  /** Made for people: a form shows which faces were found in a photo before it is paid for (`/api/task/faces`). */
  needs_face: z.boolean(),
  /** Addresses of what it makes of a sample: a still, and a short video; of an image, the sample before. Empty: none. */
  cover: z.string(),
  preview: z.string(),
  marker: z.nullable(z.enum(['hot', 'new'])),
  /** How many results of it this deployment has made. */
  uses: z.int(),
  /** False: no engine of this deployment can do it; it needs a connected one. */
  available: z.boolean(),
});
export type Effect = z.output<typeof Effect>;

const EffectType = z.union([z.literal(5), z.literal(6)]);

export const assetClassList = endpoint({
  path: '/api/asset/class/list',
  summary: 'The categories of effects of one type.',
  access: 'anyone',
  kind: 'read',
  input: z.strictObject({ type: z.int() }),
  output: z.object({ items: z.array(z.object({ id: z.string(), name: TwoWords })) }),
  refusals: ['asset_class_not_found'],
});

export const assetList = endpoint({
  path: '/api/asset/list',
  summary: 'Effect templates, by category and search.',
  access: 'anyone',
  kind: 'read',
  input: z.strictObject({
    type: EffectType,
    class_id: z.optional(text(40)),
    q: z.optional(text(100).check(z.trim())),
    ...pageFields,
  }),
  output: pageOf(Effect),
  refusals: ['asset_class_not_found'],
});

export const Voice = z.object({
  id: z.string(),
  name: TwoWords,
  language: z.enum(['zh', 'en']),
  gender: z.enum(['female', 'male', 'neutral']),
  /** Three seconds of it; empty when this deployment has no voice to speak with. */
  sample_url: z.string(),
  available: z.boolean(),
});
export type Voice = z.output<typeof Voice>;

export const voiceList = endpoint({
  path: '/api/voice/list',
  summary: 'The voices that typed speech can have.',
  access: 'user',
  kind: 'read',
  input: Empty,
  output: z.object({ items: z.array(Voice) }),
});

export const effectEndpoints = { assetClassList, assetList, voiceList };
