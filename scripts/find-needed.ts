// What of a build some of its modules need before anything can be drawn.
import path from 'node:path';
import type { Rolldown } from 'vite';

/** What stands on the first screen in the display face and in the interface face. */
export const FIRST_FACES = [
  /newsreader-(display|text)-[\w-]+\.woff2$/,
  /hanken-grotesk-latin-wght-normal-[\w-]+\.woff2$/,
];

/** The scripts of some modules and files, and of all they import, with their style sheets, in the order of the imports. */
export function findNeeded(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
  files: readonly string[] = [],
): { scripts: string[]; styles: string[] } {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  function visit(file: string) {
    const chunk = bundle[file];
    if (scripts.has(file) || chunk?.type !== 'chunk') return;
    scripts.add(file);
    for (const imported of chunk.imports) visit(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  }
  for (const file of files) visit(file);
  for (const module of modules) {
    const found = Object.entries(bundle).find(
      ([, chunk]) => chunk.type === 'chunk' && path.basename(chunk.facadeModuleId ?? '') === module,
    );
    if (!found) throw new Error(`the build has no chunk of ${module}`);
    visit(found[0]);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
