// The word lists in their thread: a text they never finish with is refused, and everything else goes on.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { readFieldWord } from '#contract/field-words.ts';
import { checkWords } from './check-words.ts';
import { openModeration } from './moderation.ts';
import { openWordsChecker } from './words-checker.ts';

function open(options: Parameters<typeof openWordsChecker>[0] = {}) {
  const checker = openWordsChecker(options);
  const moderation = openModeration({ prompt: [checker], upload: [], result: [] }, pino({ level: 'silent' }));
  onTestFinished(moderation.close);
  const judge = (text: string, use: 'wanted' | 'excluded' = 'wanted') =>
    moderation.judge('prompt', { text, use });
  return { moderation, judge };
}

/** Lists that never finish with one text, and tell how often they have been asked. */
function writeHangingLists(): URL {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'words-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'words.mjs');
  const serve = new URL('../children/serve-thread.ts', import.meta.url).href;
  writeFileSync(
    file,
    `import { serveThread } from ${JSON.stringify(serve)};
    let asked = 0;
    serveThread(({ text }) => {
      if (text === 'hang') for (;;) {}
      asked += 1;
      if (asked > 3) throw new Error('asked too often');
      return text === 'poison' ? 'illegal' : null;
    });`,
  );
  return pathToFileURL(file);
}

it('says what the lists say', async () => {
  const { judge } = open();
  const texts = ['a fox', 'a photo of a naked woman', '纳粹万岁', '清晨的湖', 'nsfw'];
  expect(await Promise.all(texts.map((text) => judge(text)))).toEqual(texts.map((text) => checkWords(text)));
  // What is excluded is judged for hateful words alone, also where the same text was wanted before.
  expect(await judge('nsfw', 'excluded')).toBeNull();
  expect(await judge('纳粹万岁', 'excluded')).toBe('hateful');
});

it('refuses a text that the lists do not finish with; the loop and the next text go on', async () => {
  const { judge, moderation } = open({ file: writeHangingLists(), threadLimitMs: 1000 });
  await judge('a fox');
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 5);
  const [hanging, next] = await Promise.allSettled([judge('hang'), judge('poison')]);
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(5);
  expect(hanging).toMatchObject({ reason: { refusal: 'unavailable', details: { says: 'unchecked' } } });
  expect(next).toEqual({ status: 'fulfilled', value: 'illegal' });
  expect(moderation.faults()).toEqual([{ stage: 'prompt', checker: 'words', kind: 'late', count: 1 }]);
  expect(readFieldWord('unchecked', 'en')).toContain('Nothing was changed or charged');
  expect(readFieldWord('unchecked', 'zh')).toContain('未扣除积分');
});

it('reads a text once, however often it is shown', async () => {
  const { judge } = open({ file: writeHangingLists() });
  for (let n = 0; n < 20; n += 1) {
    expect([await judge('a fox'), await judge('poison')]).toEqual([null, 'illegal']);
  }
  await judge('a third one');
  await expect(judge('a fourth one')).rejects.toMatchObject({ refusal: 'unavailable' });
});
