// One JSON file per namespace becomes one object with the namespace as the first part of every key.

export type Messages = Record<string, unknown>;

/** `./en/session.json` → `{ session: … }`. */
export function joinNamespaces(files: Record<string, unknown>): Messages {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
  );
}
