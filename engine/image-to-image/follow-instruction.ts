// Does the parts of an instruction one after the other, and tells which came out and which did not.
import { applyOperation, type Outcome } from './apply-operation.ts';
import type { Instruction, Operation, Part } from './instruction.ts';
import { formatReason } from './format-reason.ts';
import { findRegion } from './regions.ts';
import { hasMood, seasonOperation, tuneMood } from './taste.ts';
import type { Work } from './work.ts';

export type Followed = { done: Part[]; understood: string[]; ignored: string[] };

export async function followInstruction(
  work: Work,
  { parts, ignored }: Instruction,
  report: (share: number) => void,
): Promise<Followed> {
  const done: Part[] = [];
  const left = [...ignored];
  const lastMood = parts.findLast(({ operation }) => hasMood(operation));
  for (const [index, part] of parts.entries()) {
    const unkept = parts.find(({ operation, words }) => operation.do === 'keep' && words === part.words);
    const { why, ignored: words = [] } =
      (await whyNotKept(work, unkept?.operation)) ??
      (isUpscaledBy(part, done) ? AS_ASKED : undefined) ??
      (await applyOperation(work, seasonOperation(part.operation, work.seed)));
    if (why === null) {
      done.push(part);
      // Before words and frames, whose colours are no light.
      if (part === lastMood) tuneMood(work);
    } else left.push(formatReason(namesItself(part) ?? part.words, why));
    left.push(...words);
    report((index + 1) / parts.length);
  }
  return { done, understood: [...new Set(done.map(({ words }) => words))], ignored: [...new Set(left)] };
}

/** "Make it 4k, higher resolution": said twice, and sharpened once. */
function isUpscaledBy({ operation }: Part, done: readonly Part[]): boolean {
  return operation.do === 'upscale' && done.some((other) => other.operation.do === 'upscale');
}
const AS_ASKED: Outcome = { why: null };

/** "Everything blue except the person": where what shall stay is not found, nothing of it is done. */
async function whyNotKept(work: Work, keeping: Operation | undefined): Promise<Outcome | null> {
  if (keeping?.do !== 'keep') return null;
  await work.lookForPeople();
  const found = findRegion(work, keeping.region, work.before);
  return typeof found === 'string' ? { why: found } : null;
}

/** What is added beside something else in one sentence is told by its own words. */
function namesItself({ operation }: Part): string | undefined {
  return operation.do === 'add' ? operation.subject.words : undefined;
}

/** Which part of what was asked could be done, 0–1. */
export function shareOf({ understood, ignored }: Pick<Followed, 'understood' | 'ignored'>): number {
  const all = understood.length + ignored.length;
  return all === 0 ? 1 : understood.length / all;
}
