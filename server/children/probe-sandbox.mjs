// Runs inside a sandbox before it is used: tries what must not work, does what must, and prints how it went.
// Plain JavaScript: a third of what it costs would be loading what strips types, at each start of the product.
import { readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

export const NAMESPACES = ['net', 'pid', 'mnt'];
/** The name of the image that the probe makes. */
const PROBE_RESULT = 'smaller.webp';

if (import.meta.main) {
  const task = JSON.parse(process.argv[2] ?? '');
  process.stdout.write(JSON.stringify(await probe(task)));
}

async function probe({ folder, secret, outside, namespaces }) {
  // Whether it went anywhere is for who asks to see: there may be another folder of that name in here.
  works(() => writeFileSync(outside, ''));
  return {
    uid: process.getuid?.() ?? 0,
    readSecret: works(() => readFileSync(secret)),
    own: NAMESPACES.filter((name) => readlinkSync(`/proc/self/ns/${name}`) !== namespaces[name]),
    worked: await shrink(path.join(folder, 'picture.png'), path.join(folder, PROBE_RESULT)),
  };
}

function works(attempt) {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

async function shrink(from, to) {
  const { default: sharp } = await import('sharp');
  const { width } = await sharp(from).resize(4).toFile(to);
  return width === 4;
}
