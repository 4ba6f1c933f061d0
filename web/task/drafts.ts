// What is typed in a tool's form, kept in the browser: it survives reload, sign-in and every error.
import * as z from 'zod/mini';
import { stored } from '#web/model/stored.ts';

const Draft = z.record(z.string(), z.unknown());
export type Draft = z.infer<typeof Draft>;

const drafts = (tool: string) => stored(`draft:${tool}`, z.catch(z.nullable(Draft), null));

export function readDraft(tool: string): Draft | null {
  return drafts(tool).read();
}

/** Changes some fields of a draft; the others stay. */
export function writeDraft(tool: string, part: Draft): void {
  drafts(tool).write({ ...readDraft(tool), ...part });
}

/** The form begins anew. */
export function forgetDraft(tool: string): void {
  drafts(tool).write(null);
}
