// Runs inside a sandbox before it is used: tries what must not work, does what must, and prints how it went.
import { readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** What is given by its one argument. */
export type ProbeTask = {
  /** Ours to work in; `image.png` lies there. */
  folder: string;
  /** A file that must not be read, and one that must not be made. */
  secret: string;
  outside: string;
  /** The namespaces of who asks. */
  namespaces: Record<string, string>;
};

/** Of the children; `worked` says that an image could be opened and made smaller. */
export type ProbeAnswer = {
  uid: number;
  worked: boolean;
  readSecret: boolean;
  /** Which namespaces are others than those of who asks. */
  own: string[];
};

export const NAMESPACES = ['net', 'pid', 'mnt'];
/** The name of the image that the probe makes. */
export const PROBE_RESULT = 'smaller.webp';

if (import.meta.main) {
  const task = JSON.parse(process.argv[2] ?? '') as ProbeTask;
  process.stdout.write(JSON.stringify(await probe(task)));
}

async function probe({ folder, secret, outside, namespaces }: ProbeTask): Promise<ProbeAnswer> {
  // Whether it went anywhere is for who asks to see: there may be another folder of that name in here.
  works(() => writeFileSync(outside, ''));
  return {
    uid: process.getuid?.() ?? 0,
    readSecret: works(() => readFileSync(secret)),
    own: NAMESPACES.filter((name) => readlinkSync(`/proc/self/ns/${name}`) !== namespaces[name]),
    worked: await shrink(path.join(folder, 'picture.png'), path.join(folder, PROBE_RESULT)),
  };
}

function works(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

async function shrink(from: string, to: string): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const { width } = await sharp(from).resize(4).toFile(to);
  return width === 4;
}
