// `node tests/soak/under-attack.ts [minutes]`: twenty people work for an hour while strangers attack and processes,
// connections, disk and processor fail; prints a report, and ends with 1 when anything was lost, doubled or broken.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { makeHugePng, makeLongVideo, makeSoundWithCovers } from '../fakes/hostile-files.ts';
import { makeImage } from '../fakes/sample-media.ts';
import { makeDataDir } from '../start-app.ts';
import { runSoak } from './run-soak.ts';

const minutes = Number(process.argv[2] ?? 60);
const reportFile = process.argv[3];
/** What the disk may hold: filling it takes a moment, and nobody else's is filled. */
const DISK = 'size=6g,mode=700';
const STATUS_RATIO = 5;

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
const dataDir = makeDataDir();
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'atelier-soak', dataDir]).status === 0;
if (!isMounted)
  say('The data folder gets no file system of its own (that takes root): the disk is not filled');
try {
  const cover = makeHugePng(12_000);
  const report = await runSoak({
    dataDir,
    seconds: minutes * 60,
    idleSeconds: 30,
    people: 20,
    strangers: 6,
    faultEverySeconds: 20,
    mayFillDisk: isMounted,
    signal: stopping.signal,
    files: [
      { name: 'cover.mp3', bytes: makeSoundWithCovers([cover]) },
      { name: 'huge.png', bytes: cover },
      { name: 'long.mp4', bytes: await makeLongVideo() },
      { name: 'fine.jpg', bytes: await makeImage() },
      { name: 'cut.jpg', bytes: (await makeImage()).subarray(0, 900) },
    ],
    say,
  });
  const text = JSON.stringify(report, null, 2);
  console.log(text);
  if (reportFile) writeFileSync(reportFile, `${text}\n`);
  const isWrong = Object.values(report.wrong).some((wrong) =>
    Array.isArray(wrong) ? wrong.length > 0 : wrong > 0,
  );
  if (report.status.ratio > STATUS_RATIO)
    say(`p99 of status is ${report.status.ratio.toFixed(1)} times that of the idle product`);
  process.exitCode = isWrong || report.status.ratio > STATUS_RATIO ? 1 : 0;
} finally {
  if (isMounted) spawnSync('umount', ['-l', dataDir]);
  rmSync(dataDir, { recursive: true, force: true });
}

function say(sentence: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${sentence}`);
}
