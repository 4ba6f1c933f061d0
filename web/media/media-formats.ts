// Which file is what, by its type or else by its name. The server looks into it.
import type { MediaKind } from '#contract/media-kinds.ts';

type Format = { kind: MediaKind; name: string; types: readonly string[]; endings: readonly string[] };

const FORMATS: readonly Format[] = [
  { kind: 'image', name: 'jpg', types: ['image/jpeg', 'image/jpg'], endings: ['jpg', 'jpeg'] },
  { kind: 'image', name: 'png', types: ['image/png'], endings: ['png'] },
  { kind: 'image', name: 'webp', types: ['image/webp'], endings: ['webp'] },
  { kind: 'image', name: 'heic', types: ['image/heic', 'image/heif'], endings: ['heic', 'heif'] },
  { kind: 'video', name: 'mp4', types: ['video/mp4', 'video/x-m4v'], endings: ['mp4', 'm4v'] },
  { kind: 'video', name: 'mov', types: ['video/quicktime'], endings: ['mov'] },
  { kind: 'video', name: 'webm', types: ['video/webm'], endings: ['webm'] },
  { kind: 'audio', name: 'mp3', types: ['audio/mpeg', 'audio/mp3'], endings: ['mp3'] },
  {
    kind: 'audio',
    name: 'wav',
    types: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
    endings: ['wav'],
  },
  { kind: 'audio', name: 'm4a', types: ['audio/mp4', 'audio/x-m4a', 'audio/m4a'], endings: ['m4a'] },
  { kind: 'audio', name: 'aac', types: ['audio/aac', 'audio/x-aac', 'audio/aacp'], endings: ['aac'] },
];

/** Null for a file of a format that no field takes. */
export function formatOf({
  name,
  type,
}: Pick<File, 'name' | 'type'>): { kind: MediaKind; name: string } | null {
  const bare = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return (
    FORMATS.find(({ types }) => types.includes(bare)) ??
    FORMATS.find(({ endings }) => endings.includes(ending)) ??
    null
  );
}

/** For the `accept` of a file picker: types and endings, because phones know one and desktops the other. */
export function acceptOf(kind: MediaKind): string {
  const formats = FORMATS.filter((format) => format.kind === kind);
  return formats.flatMap(({ types, endings }) => [...types, ...endings.map((end) => `.${end}`)]).join(',');
}

/** A blob without a name (a pasted image, a recording) as a file with one. */
export function asFile(blob: Blob, fallbackName: string): File {
  if (blob instanceof File) return blob;
  const ending = FORMATS.find(({ types }) => types.includes(blob.type.split(';')[0] ?? ''))?.name;
  return new File([blob], ending ? `${fallbackName}.${ending}` : fallbackName, { type: blob.type });
}
