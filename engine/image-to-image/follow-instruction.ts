// Does the parts of an instruction one after the other, and tells which came out and which did not.
import { applyOperation } from './apply-operation.ts';
import type { Instruction, Part } from './instruction.ts';
import { formatReason } from './format-reason.ts';
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
    const { why, ignored: words = [] } = await applyOperation(
      work,
      seasonOperation(part.operation, work.seed),
    );
    if (why === null) {
      done.push(part);
      // Before words and frames, whose colours are no light.
      if (part === lastMood) tuneMood(work);
    } else left.push(formatReason(part.words, why));
    left.push(...words);
    report((index + 1) / parts.length);
  }
  return { done, understood: [...new Set(done.map(({ words }) => words))], ignored: [...new Set(left)] };
}

/** Which part of what was asked could be done, 0–1. */
export function shareOf({ understood, ignored }: Pick<Followed, 'understood' | 'ignored'>): number {
  const all = understood.length + ignored.length;
  return all === 0 ? 1 : understood.length / all;
}
