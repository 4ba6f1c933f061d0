// Samples in this repository, as tests ask for them.
import { hashFile, readPainted } from '../../scripts/samples/painted.ts';

/** Of which recipe each file below this folder of the repository was painted; `changed` where it was not left as it was. */
export function listPainted(folder: string): Record<string, string> {
  const within = `${folder}/`;
  return Object.fromEntries(
    Object.entries(readPainted())
      .filter(([file]) => file.startsWith(within))
      .map(([file, { recipe, sha256 }]) => [
        file.slice(within.length),
        hashFile(file) === sha256 ? recipe : 'changed',
      ]),
  );
}
