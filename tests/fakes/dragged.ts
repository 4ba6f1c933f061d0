// What hangs at the pointer while something is dragged, for tests without a browser that drags.

/** Holds what is set, as a browser's does; files are as good as none where they are left out. */
export function createDataTransfer(files: readonly File[] = []) {
  const held = new Map<string, string>();
  return {
    files,
    get types() {
      return [...held.keys(), ...(files.length > 0 ? ['Files'] : [])];
    },
    effectAllowed: 'all',
    dropEffect: 'none',
    setData: (type: string, value: string) => void held.set(type, value),
    getData: (type: string) => held.get(type) ?? '',
    setDragImage() {},
  };
}
