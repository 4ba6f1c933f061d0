// Loads one module of the product with a mistake in it, beside the right one; everything that it imports stays as it is.
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { MUTANTS, mutate } from './mutants.ts';

const PROJECT = path.join(import.meta.dirname, '..', '..');

/** The module in which the mistake of this name was made. */
export async function importMutated<Module>(name: string): Promise<Module> {
  const mutant = MUTANTS.find((one) => one.name === name);
  if (!mutant) throw new Error(`there is no mistake ${name}`);
  const url = `${pathToFileURL(path.join(PROJECT, mutant.file)).href}?mutant=${encodeURIComponent(name)}`;
  const hooks = registerHooks({
    load: (asked, context, next) => {
      const loaded = next(asked, context);
      if (asked !== url) return loaded;
      const source = mutate(mutant, Buffer.from(loaded.source as Uint8Array).toString('utf8'));
      return { ...loaded, source };
    },
  });
  try {
    return (await import(url)) as Module;
  } finally {
    hooks.deregister();
  }
}
