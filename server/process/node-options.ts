// What Node is told for each process of the product that is trusted with more than files of strangers.

export const NODE_OPTIONS: readonly string[] = [
  '--disable-warning=ExperimentalWarning',
  `--import=${new URL('fast-imports.mjs', import.meta.url).href}`,
];
