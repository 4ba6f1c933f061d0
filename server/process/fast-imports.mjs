// Preloaded (--import) by the processes of the product: halves what it costs to load their modules.
// Plain JavaScript, so that a process whose sources are all in the cache never loads what strips types.
import { statSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';
import process from 'node:process';

const PROJECT = path.join(import.meta.dirname, '..', '..');
const DRIZZLE = 'drizzle-orm';

// Only for whoever owns the project: no cache of root's stands in a user's way, and root runs none of a user's.
if (statSync(PROJECT).uid === (process.getuid?.() ?? 0)) {
  enableCompileCache({ directory: path.join(PROJECT, 'build', 'compile-cache'), portable: true });
}

// Node parses the whole `exports` in the package.json of a package for each import of one of its files. Drizzle's are
// 180 kB: that takes longer than everything else about loading it. So each of its names is looked up once, and between
// its own files, which have nothing to look up, never.
const places = new Map();
registerHooks({
  resolve(specifier, context, next) {
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
