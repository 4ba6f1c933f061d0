// Lets bundled modules of ours find what lies beside their sources; refuses packages that look for files of their own.
import path from 'node:path';
import type { Rolldown } from 'vite';

/** Where a bundle lies in the project: build/server/<id>. */
const UP = '../../..';

export function keepPlaces(project: string): Rolldown.Plugin {
  const inPackages = path.join(project, 'node_modules') + path.sep;
  return {
    name: 'keep-places',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (file.startsWith(inPackages)) {
        const found = /\b__dirname\b|\b__filename\b|\bimport\.meta\.(?:url|dirname|filename)\b/.exec(code);
        if (found) this.error(`${file.slice(inPackages.length)} uses ${found[0]}`);
        return null;
      }
      if (!file.startsWith(project) || !code.includes('import.meta.')) return null;
      const place = path.relative(project, file).replaceAll('\\', '/');
      const url = `new URL(${JSON.stringify(`${UP}/${place}`)}, import.meta.url)`;
      const folder = `process.getBuiltinModule('node:path').join(import.meta.dirname, ${JSON.stringify(`${UP}/${path.posix.dirname(place)}`)})`;
      const replaced = { dirname: folder, url: `${url}.href`, main: 'false' };
      return code.replaceAll(
        /\bimport\.meta\.(dirname|url|main)\b/g,
        (_all, name: keyof typeof replaced) => replaced[name],
      );
    },
  };
}
