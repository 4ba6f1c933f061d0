// Characters as a person counts them: code points, so that 画 and 😀 are one each.
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** The first `limit` characters of a text. */
export function cutCharacters(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return Array.from(text).slice(0, limit).join('');
}
