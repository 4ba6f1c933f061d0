// JSON that others wrote, where what is none is as good as nothing.

/** Undefined for what is no JSON. */
export function tryParseJson(text: string | Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}
