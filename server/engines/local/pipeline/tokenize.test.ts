// CLIP's words, by a vocabulary of letters and one word.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeTinyModel } from '#tests/fakes/engines/local/tiny-model.ts';
import { openTokenizer, type Tokenize, TOKENS } from './tokenize.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tokenize-'));
let tokenize: Tokenize;
beforeAll(async () => {
  await writeTinyModel(folder);
  tokenize = await openTokenizer(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const [BEGIN, END, FOX] = [54, 55, 53];
/** Of a letter within a word, and at its end. */
const inside = (letter: string) => (letter.charCodeAt(0) - 97) * 2;
const atEnd = (letter: string) => inside(letter) + 1;

it('joins what the vocabulary knows as a word, and spells the rest', () => {
  const read = tokenize('  A red\n\tFOX ');
  expect(read).toHaveLength(TOKENS);
  expect(read.slice(0, 7)).toEqual([BEGIN, atEnd('a'), inside('r'), inside('e'), atEnd('d'), FOX, END]);
  expect(new Set(read.slice(7))).toEqual(new Set([END]));
});

it('keeps the mark of the end where there is more than it can read', () => {
  const read = tokenize('fox '.repeat(200));
  expect(read).toHaveLength(TOKENS);
  expect(read.slice(0, -1)).toEqual([BEGIN, ...Array.from({ length: TOKENS - 2 }, () => FOX)]);
  expect(read.at(-1)).toBe(END);
});

it('takes what a user writes for words, never for its own marks', () => {
  expect(tokenize('a <|endoftext|> <|startoftext|> z').slice(1).lastIndexOf(BEGIN)).toBe(-1);
  const read = tokenize('a <|endoftext|> fox');
  expect(read.indexOf(FOX)).toBeGreaterThan(2);
});

it('fills up with the word that the model names', async () => {
  const settings = path.join(folder, 'tokenizer', 'tokenizer_config.json');
  writeFileSync(settings, JSON.stringify({ pad_token: { content: 'b</w>' } }));
  expect((await openTokenizer(folder))('fox').slice(0, 5)).toEqual([BEGIN, FOX, END, atEnd('b'), atEnd('b')]);
  writeFileSync(settings, JSON.stringify({ pad_token: 'a' }));
  expect((await openTokenizer(folder))('fox').at(-1)).toBe(inside('a'));
});
