// Refuses a prompt of which nothing is understood: the points come back.
import { JobRefusal } from './job.ts';

/** Of what was read, or of what was placed. Throws JobRefusal. */
export function refuseUnread(
  { understood, ignored }: { understood: readonly string[]; ignored: readonly string[] },
  prompt: string,
): void {
  if (understood.length === 0) throw new JobRefusal('not_understood', ignored.join(' · ') || prompt);
}
