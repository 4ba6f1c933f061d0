// What is typed in a tool's form, kept in the browser: it survives reload, sign-in and every error.

const KEY = 'draft:';

export type Draft = Record<string, unknown>;

export function readDraft(tool: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(KEY + tool) ?? 'null');
    return typeof draft === 'object' && draft !== null ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

/** Changes some fields of a draft; the others stay. */
export function writeDraft(tool: string, part: Draft): void {
  try {
    localStorage.setItem(KEY + tool, JSON.stringify({ ...readDraft(tool), ...part }));
  } catch {
    // A full or forbidden storage keeps nothing; the form goes on without.
  }
}
