// The models that this machine can be asked to fetch: data, one file each in models/.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { SAMPLERS } from './pipeline/sampler.ts';

const FOLDER = path.join(import.meta.dirname, 'models');

/** Of a file on the mirror, and of where it lies here: no step out of the folder. */
const FilePath = z.string().regex(/^(?!.*\.\.)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);
const Repo = z.string().regex(/^[\w.-]+\/[\w.-]+$/);
const Revision = z.string().regex(/^[\w.-]+$/);
const InBoth = z.strictObject({ en: z.string().min(1), zh: z.string().min(1) });

const ModelFile = z.strictObject({
  /** Where it lies in the folder of the model. */
  path: FilePath,
  /** Where it lies on the mirror, where that is elsewhere. */
  from: FilePath.optional(),
  repo: Repo.optional(),
  revision: Revision.optional(),
  bytes: z.int().positive(),
  /** The size is rounded: the hub says it to the byte. */
  isAbout: z.literal(true).optional(),
  /** Null: the hub says it when the file is fetched. */
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .nullable(),
});

export const LocalModel = z.strictObject({
  id: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
  title: InBoth,
  licence: z.strictObject({
    name: z.string().min(1),
    url: z.url({ protocol: /^https$/ }),
    note: InBoth.optional(),
  }),
  repo: Repo,
  /** A commit. */
  revision: Revision,
  files: z.array(ModelFile).min(1),
  tools: z.array(z.enum(['text-to-image', 'image-to-image'])).min(1),
  sampler: z.enum(SAMPLERS),
  /** For a draft, and for a finished image. */
  steps: z.strictObject({ lite: z.int().min(1).max(50), pro: z.int().min(1).max(50) }),
  guidance: z.number().min(0).max(20),
  latentScale: z.number().positive(),
  side: z.int().min(64).max(2048),
  multiple: z.int().multipleOf(8).min(8).nullable(),
  /** What it takes of this machine's memory while it is loaded: an estimate until it is measured. */
  memoryBytes: z.int().positive(),
  /** When its files were looked at, where that was possible. */
  checked: z.iso.date().nullable(),
  note: z.string().min(1),
});
export type LocalModel = z.output<typeof LocalModel>;
export type ModelFile = LocalModel['files'][number];

/** All of them, the smallest first. Throws ZodError for a file that is none. */
export function readLocalModels(folder = FOLDER): LocalModel[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files
    .map((name) => LocalModel.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))))
    .toSorted((one, other) => countBytes(one) - countBytes(other));
}

export function countBytes({ files }: Pick<LocalModel, 'files'>): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

export function formatGigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(bytes < 1e8 ? 2 : 1)} GB`;
}
