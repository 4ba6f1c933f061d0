// The word lists against two tables of sentences, and against every text of the product itself.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { toolContracts } from '#tools/contracts.ts';
import type { ToolContract } from '#contract/tool.ts';
import { VOICES } from '#tools/lip-sync/voices.ts';
import { enhancePrompt } from '#server/task/enhance-prompt.ts';
import { checkWords } from './check-words.ts';
import { listTexts } from './list-texts.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LEAST = { pass: 120, block: 80 };

function readLines(name: string): string[] {
  const text = readFileSync(path.join(import.meta.dirname, name), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

const passing = readLines('must-pass.txt');
const blocked = readLines('must-block.txt').map((line) => line.split('\t'));

it('[product 2.0] no innocent sentence is stopped', () => {
  expect(passing.length).toBeGreaterThanOrEqual(LEAST.pass);
  expect(passing.filter((text) => checkWords(text) !== null)).toEqual([]);
});

it('[product 2.0] every forbidden sentence is stopped, and its class is named', () => {
  expect(blocked.length).toBeGreaterThanOrEqual(LEAST.block);
  const said = blocked.map(([, text = '']) => [checkWords(text), text]);
  expect(said).toEqual(blocked);
});

it('a forbidden sentence stays one among innocent ones', () => {
  const [before, after] = ['A quiet lake at dawn. 清晨的湖。', 'In the style of an old master，油画。'];
  const missed = blocked.filter(([, text]) => checkWords(`${before} ${text}. ${after}`) === null);
  expect(missed).toEqual([]);
});

/** Somewhere the product itself must name what is forbidden. */
const NAMES_OF_CLASSES = new Set([
  'Sexual content',
  'Violence or gore',
  '色情',
  '色情内容',
  'sexual content',
  'sexual content with minors',
  '血腥暴力',
]);

const texts = (value: unknown) => listTexts(value).map(({ text }) => text);

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}

it('every text of the product passes: examples, ideas, templates, voices, gallery, and all it says itself', () => {
  const words = readdirSync(path.join(ROOT, 'texts'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => texts(readJson(path.join('texts', name))));
  const gallery = ['server/seed/gallery.json', 'scripts/contact-sheet-prompts.json']
    .map(readJson)
    .flatMap(texts);
  const tools: ToolContract<object>[] = Object.values(toolContracts);
  const templates = tools.flatMap((tool) => texts([tool.templates ?? [], tool.templateClasses ?? []]));
  const enhanced = gallery.flatMap((prompt) =>
    ([1, 2, 3, 4] as const).map((type) => enhancePrompt(prompt, type)),
  );
  const all = [...words, ...gallery, ...enhanced, ...templates, ...texts(VOICES)];
  expect(all.length).toBeGreaterThan(1000);
  const stopped = all.filter((text) => checkWords(text) !== null && !NAMES_OF_CLASSES.has(text));
  expect(stopped).toEqual([]);
});
