/** Two letters of a name in an alphabet, the first character of one that is not: "Mei Lin" → ML, 林梅 → 林. */
export function readInitials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean);
  const first = Array.from(words[0] ?? '')[0] ?? '';
  if (/\p{Script=Han}/u.test(first)) return first;
  const last = words.length > 1 ? (Array.from(words.at(-1) ?? '')[0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}
