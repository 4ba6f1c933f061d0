// Finds a Chromium for the browser tests, and installs one where it may.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';

/** Has no windows: the same pages cost it a fifth less of the processor. It tells other times than what people use. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Packages of Debian; older ones have the second alone. */
const PACKAGES = [SHELL, 'chromium'];
const PLACES = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];

/** The path of the program, or null. `isMeasured`: one as people use it. */
export function findChromium({ isMeasured = false } = {}): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...PLACES];
  const names = isMeasured ? BROWSERS : [SHELL, ...BROWSERS];
  const found = names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => isProgram(file));
  if (found) return found;
  const own = chromium.executablePath(); // what `npx playwright install chromium` puts there
  return own && existsSync(own) ? own : null;
}

/**
 * Installs one by apt when we are root on such a system; beside one with windows the one without, of its version, so that
 * nothing else changes there. Returns words that say what to do when there is still none.
 */
export async function ensureChromium(): Promise<string | null> {
  const found = findChromium();
  const isApt = process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');
  if (found) {
    const version = isApt && !process.env.CHROMIUM_PATH && readVersion(found);
    if (version) installAny([`${SHELL}=${version}`]);
    return null;
  }
  if (isApt) {
    const said = installAny(PACKAGES);
    return findChromium() ? null : `Chromium could not be installed by apt-get:\n${said}`;
  }
  return (
    'The browser tests need Chromium, and there is none. Install it (Debian: sudo apt-get install chromium;\n' +
    'elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to one.'
  );
}

/** Of the package that the browser with windows has come in, or null where it has come in none. */
function readVersion(program: string): string | null {
  if (path.basename(program) !== 'chromium') return null;
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Version}', 'chromium'], {
    encoding: 'utf8',
  });
  return status === 0 && stdout ? stdout : null;
}

/** The first of these packages that there is. Returns what was said of those that there are not. */
function installAny(packages: readonly string[]): string {
  console.log('  …     installing Chromium for the browser tests (apt-get)');
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    PATH: `${process.env.PATH}:/usr/sbin:/usr/bin:/sbin:/bin`,
  };
  // Where no archive answers that is known soon.
  const limits = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];
  const apt = (...args: string[]) =>
    spawnSync('/usr/bin/apt-get', [...limits, ...args], { env, encoding: 'utf8' });
  apt('update', '-q');
  const said: string[] = [];
  for (const name of packages) {
    const install = apt('install', '-y', '-q', '--no-install-recommends', name);
    if (install.status === 0) return '';
    said.push(install.stdout, install.stderr);
  }
  return said.join('\n');
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
