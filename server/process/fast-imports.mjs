// Preloaded (--import) by the processes of the product: halves what it costs to load their modules.
// Plain JavaScript, so that a process whose sources are all in the cache never loads what strips types.
import { statSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { BUNDLES, chooseProgram } from './find-bundle.mjs';

const PROJECT = path.join(import.meta.dirname, '..', '..');
const DRIZZLE = 'drizzle-orm';

// Only for whoever owns the project: no cache of root's stands in a user's way, and root runs none of a user's.
if (statSync(PROJECT).uid === (process.getuid?.() ?? 0)) {
  enableCompileCache({ directory: path.join(PROJECT, 'build', 'compile-cache'), portable: true });
}

// Where this program was bundled from the sources as they are, the bundle is what runs (decision 51).
const [, file = ''] = process.argv;
if (process.argv.includes('--dev')) process.env.SERVER_BUNDLE = ''; // none, for what it starts neither
const bundled = chooseProgram(file);
const program = bundled === file ? null : pathToFileURL(file).href;

// A bundled program has some two hundred files, which name one another as they lie there: nothing is looked up for them.
const inBundles = `${pathToFileURL(BUNDLES).href}/`;

// Importing a built-in module reads each of its properties. Three of node:http load all of fetch when they are read, which
// takes longer than the start of Node itself: they stay where they are, unlisted.
const FETCH_OWN = ['WebSocket', 'CloseEvent', 'MessageEvent'];

// Node parses the whole `exports` in the package.json of a package for each import of one of its files. Drizzle's are
// 180 kB: that takes longer than everything else about loading it. So each of its names is looked up once, and between
// its own files, which have nothing to look up, never.
const places = new Map();
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === program)
      return { url: pathToFileURL(bundled).href, format: 'module', shortCircuit: true };
    if (specifier.startsWith('./') && context.parentURL?.startsWith(inBundles)) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    }
    if (specifier === 'node:http' || specifier === 'http')
      unlist(process.getBuiltinModule('node:http'), FETCH_OWN);
    if (!context.conditions.includes('import')) return next(specifier, context);
    if (specifier.startsWith('.') && context.parentURL?.includes(`/node_modules/${DRIZZLE}/`)) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    }
    if (specifier !== DRIZZLE && !specifier.startsWith(`${DRIZZLE}/`)) return next(specifier, context);
    const place = places.get(specifier) ?? next(specifier, context);
    places.set(specifier, place);
    return { ...place, shortCircuit: true };
  },
});

function unlist(module, names) {
  for (const name of names) {
    const found = Object.getOwnPropertyDescriptor(module, name);
    if (found?.configurable) Object.defineProperty(module, name, { ...found, enumerable: false });
  }
}
