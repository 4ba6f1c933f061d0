// Typed speech from the task to the engine: spoken by a server once, whatever breaks, and given to an engine that cannot
// speak itself.
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { media } from '#server/database/schema/media.ts';
import { engine_runs } from '#server/database/schema/engines.ts';
import { readAbilities } from '#server/task/read-abilities.ts';
import { drawFace } from '#tests/fakes/draw-face.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { makeVideo } from '#tests/fakes/sample-media.ts';
import { type FakeSpeechServer, startSpeechServer } from '#tests/fakes/speech-server.ts';
import { createTestEngine, type TestEngine } from '#tests/fakes/test-engine.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { openWorkerApp, type WorkerApp } from '#tests/fakes/worker-app.ts';

const TEXT = 'We shall meet again, some day.';

let app: WorkerApp;
let server: FakeSpeechServer;
let engine: TestEngine;

/** Without a program that speaks on this machine, unless it is wanted. */
async function open(settings: Record<string, string> = {}): Promise<void> {
  app = await openWorkerApp({
    SPEECH_PROGRAM: 'off',
    SPEECH_BASE_URL: server.baseUrl,
    SPEECH_SERVER: 'kokoro',
    ...settings,
  });
  engine = createTestEngine({
    traits: { tools: ['lip-sync'] },
    isVideo: true,
    bytes: await makeVideo({ width: 160, height: 120, seconds: 1, fps: 8 }),
  });
}

beforeEach(async () => {
  server = await startSpeechServer();
});
afterEach(async () => {
  await app.close();
  await server.close();
});

const begin = () => app.begin([engine]);

async function addPortrait(): Promise<string> {
  const portrait = await sharp(await drawFace(400))
    .jpeg()
    .toBuffer();
  const stored = await app.storage.put('upload-portrait.jpg', Readable.from([portrait]));
  const facts = { kind: 'image' as const, width: 400, height: 400, format: 'jpg' };
  const [row] = await app.db
    .insert(media)
    .values({
      ...stored,
      ...facts,
      user_id: app.user,
      role: 'upload',
      expires_at: sql`now() + interval '1 day'`,
    })
    .onConflictDoUpdate({ target: media.key, set: { user_id: app.user } })
    .returning({ id: media.id });
  return String(row?.id);
}

async function post(text = TEXT): Promise<number> {
  const params = {
    image: { upload_id: await addPortrait() },
    speech: { text, voice: 'emma', speed: 1, emotion: 'neutral' },
    keep_sound: false,
    length: { longer: 'loop', shorter: 'cut' },
    resolution: '720p',
    consent: true,
  };
  return await app.post({ type: 7, params });
}

const listCalls = async () => await app.db.select().from(engine_runs).where(eq(engine_runs.engine, 'speech'));

describe('a typed text', () => {
  it('is a sound when an engine is given it that cannot speak, and the result says who spoke', async () => {
    await open();
    await begin();
    const id = await post();
    await app.waitFor(id, 2);
    const [request] = engine.submitted;
    const voice = request?.inputs.find(({ role }) => role === 'audio');
    expect(request?.fields).toMatchObject({ speech: null, said: { text: TEXT } });
    expect(voice).toMatchObject({ kind: 'audio', format: 'm4a', index: 0 });
    // Shorter than the two seconds that were spoken: as long as the price has it.
    expect(voice?.duration).toBeGreaterThan(1.6);
    expect(voice?.duration).toBeLessThan(2.2);
    expect(await app.storage.size(voice?.key ?? '')).toBeGreaterThan(1000);
    expect((await app.readTask(id)).understood).toEqual(['fox', 'af_heart (kokoro)']);
    expect(await listCalls()).toEqual([]); // it costs nothing
    await expectInvariants(app);
  });

  it('is spoken once, however often its task is tried', async () => {
    await open();
    engine.script.end = 'fail';
    await begin();
    await app.waitFor(await post(), -1);
    engine.script.end = 'succeed';
    await app.waitFor(await post(), 2);
    expect(server.calls).toHaveLength(1);
    await app.waitFor(await post('Something else.'), 2);
    expect(server.calls).toHaveLength(2);
  });

  it('is not spoken again when another worker goes on', async () => {
    await open();
    engine.script.end = 'never';
    engine.script.traits = {};
    await begin();
    const id = await post();
    await app.waitUntilBegun(id);
    await app.stop();
    engine.script.end = 'succeed';
    await begin();
    await app.waitFor(id, 2);
    expect(server.calls).toHaveLength(1);
    expect((await app.readTask(id)).understood).toEqual(['fox', 'af_heart (kokoro)']);
  });

  it('is not spoken for nobody', async () => {
    await open();
    engine = createTestEngine({ traits: { tools: ['text-to-image'] } });
    const id = await post();
    await begin();
    await app.waitFor(id, -1);
    expect(await app.readTask(id)).toMatchObject({ error_code: 'capacity' });
    expect(server.calls).toEqual([]);
  });

  it('that takes longer than its price has it is read faster', async () => {
    await open();
    server.speakFor(4);
    await begin();
    await app.waitFor(await post('Hello there, all of you good people.'), 2); // 36 characters: 2.6 seconds
    const [request] = engine.submitted;
    const seconds = request?.inputs.find(({ role }) => role === 'audio')?.duration;
    expect(seconds).toBeGreaterThan(3); // and not beyond what can be followed
    expect(seconds).toBeLessThan(3.6);
  });
});

describe('a server that does not speak', () => {
  it('leaves the text to an engine that does, where nothing was charged', async () => {
    await open({ SPEECH_API_KEY: 'wrong' });
    server.trouble('forbidden');
    engine = createTestEngine({ ...engine.script, traits: { tools: ['lip-sync'], canSpeak: true } });
    await begin();
    const id = await post();
    await app.waitFor(id, 2);
    expect(engine.submitted[0]?.fields).toMatchObject({ speech: { text: TEXT }, said: null });
    expect((await app.readTask(id)).understood).toEqual(['fox']);
    expect(await listCalls()).toMatchObject([{ state: 'failed' }]);
    await expectInvariants(app);
  });

  it('for a while is waited for where nobody else speaks', async () => {
    await open();
    server.trouble('broken');
    await begin();
    const id = await post();
    await waitUntil('it waits', async () => (await app.readTask(id)).error_detail !== null);
    expect((await app.readTask(id)).error_detail).toContain('nobody can speak');
    expect((await app.readTask(id)).status).toBe(1);
    server.trouble(undefined);
    await app.waitFor(id, 2);
    await expectInvariants(app);
  });

  it('at all, with nobody else who does, ends the task with all points back', async () => {
    await open();
    server.trouble('forbidden');
    await begin();
    const id = await post();
    await app.waitFor(id, -1);
    expect(await app.readTask(id)).toMatchObject({ error_code: 'capacity' });
    await expectInvariants(app);
  });

  it('for its content rules ends the task, and nobody else is asked', async () => {
    await open();
    server.refuse(400, { error: { code: 'content_policy_violation', message: 'not this' } });
    engine = createTestEngine({ ...engine.script, traits: { tools: ['lip-sync'], canSpeak: true } });
    await begin();
    const id = await post();
    await app.waitFor(id, -1);
    expect(await app.readTask(id)).toMatchObject({ error_code: 'prompt_blocked' });
    expect(engine.submitted).toEqual([]);
  });

  it.each(['cut-after', 'json', 'silent', 'noise'] as const)(
    'but was asked and may be paid (%s) is asked once, and an admin decides',
    async (trouble) => {
      await open({ SPEECH_API_KEY: 'k' });
      server.trouble(trouble);
      engine = createTestEngine({ ...engine.script, traits: { tools: ['lip-sync'], canSpeak: true } });
      await begin();
      const id = await post();
      await app.waitUntilHeld(id);
      expect(server.calls).toHaveLength(1);
      expect(engine.submitted).toEqual([]);
      expect(await listCalls()).toMatchObject([{ state: 'held', task_id: id }]);
    },
  );
});

it(
  'is spoken for the built-in engine too, whose video has its sound and its words',
  { timeout: 240_000 },
  async () => {
    await open();
    await app.begin();
    server.speakFor(1);
    const id = await post('Good evening.');
    await waitUntil('it is done', async () => (await app.readTask(id)).status === 2, 200_000);
    const [made] = await app.db.select().from(media).where(eq(media.task_id, id));
    expect(made).toMatchObject({ kind: 'video', has_sound: true });
    expect(made?.duration).toBeLessThan(1.5);
    const subtitles = await text(await app.storage.open(made?.subtitles_key ?? ''));
    expect(subtitles).toContain('Good evening.');
    expect((await app.readTask(id)).understood).toEqual(['af_heart (kokoro)']);
    await expectInvariants(app);
  },
);

it('that a worker was killed over is held where it may be paid for', async () => {
  await open({ SPEECH_API_KEY: 'k' });
  const id = await post();
  const run = { task_id: id, type: 7 as const, engine: 'speech', formula_seconds: 1, most_seconds: 1 };
  await app.db.insert(engine_runs).values(run);
  await begin();
  await app.waitUntilHeld(id);
  expect(server.calls).toEqual([]);
});

it('is told to the forms as something that can be spoken', async () => {
  await open();
  await begin();
  expect((await readAbilities(app.db))?.canSpeak).toBe(true);
});
