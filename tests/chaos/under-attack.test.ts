// A short form of the long run by hand (tests/soak): people at work, attackers, and a few faults in a fixed order.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rmSync } from 'node:fs';
import { makeHugePng, makeSoundWithCovers } from '../fakes/hostile-files.ts';
import { copyPreparedDatabase } from '../prepared-database.ts';
import { makeDataDir } from '../start-app.ts';
import { runSoak } from '../soak/run-soak.ts';

const FAULTS = [
  'one connection ended, twenty times',
  'kill -9 of a drawing process',
  'all connections to the database ended',
  'kill -9 of the API',
  'kill -9 of a media process',
];

const dataDir = makeDataDir();
beforeAll(() => copyPreparedDatabase(dataDir));
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

it('loses and doubles nothing under attack', { timeout: 480_000 }, async () => {
  const cover = makeHugePng(4000);
  const { wrong, posts, faults } = await runSoak({
    dataDir,
    seconds: 10,
    idleSeconds: 1,
    people: 4,
    strangers: 3,
    faultEverySeconds: 1,
    pace: 0.3,
    faults: FAULTS,
    mayFillDisk: false,
    files: [{ name: 'cover.mp3', bytes: makeSoundWithCovers([cover]) }],
    say: () => {},
  });
  expect(wrong).toEqual({
    uninvitedApiRestarts: 0,
    invariants: [],
    lost: [],
    doubled: [],
    strange: [],
    serverFaults: [],
    unfinished: 0,
  });
  expect(posts.acknowledged).toBeGreaterThan(3);
  expect(Object.keys(faults)).toEqual(FAULTS);
});
