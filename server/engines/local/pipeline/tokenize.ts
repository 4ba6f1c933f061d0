// Words as the numbers that CLIP reads: its byte-pair vocabulary, from the two files that every export has.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import * as z from 'zod';

/** CLIP reads so many, the first and the last of which say where the words begin and end. */
export const TOKENS = 77;

const Vocabulary = z.record(z.string(), z.int());
const Word = z.union([z.string(), z.looseObject({ content: z.string() })]);
const Settings = z.object({ pad_token: Word.nullish() });

export type Tokenize = (text: string) => number[];

/** Reads `tokenizer/` of a model. Throws what the disk says, and ZodError for other files. */
export async function openTokenizer(folder: string): Promise<Tokenize> {
  const read = async (name: string) => await readFile(path.join(folder, 'tokenizer', name), 'utf8');
  const vocabulary = Vocabulary.parse(JSON.parse(await read('vocab.json')));
  const merges = (await read('merges.txt'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const { pad_token: pad } = Settings.parse(
    JSON.parse(await read('tokenizer_config.json').catch(() => '{}')),
  );
  const begin = idOf(vocabulary, '<|startoftext|>');
  const end = idOf(vocabulary, '<|endoftext|>');
  const padding = pad ? (vocabulary[typeof pad === 'string' ? pad : pad.content] ?? end) : end;
  const tokenizer = new Tokenizer(describeClip(vocabulary, merges), {});
  return (text) => {
    const { ids } = tokenizer.encode(text, { add_special_tokens: false });
    const words = [begin, ...ids.slice(0, TOKENS - 2), end];
    return [...words, ...Array.from({ length: TOKENS - words.length }, () => padding)];
  };
}

/** Throws where the vocabulary lacks it: it is none of CLIP. */
function idOf(vocabulary: Readonly<Record<string, number>>, word: string): number {
  const id = vocabulary[word];
  if (id === undefined) throw new Error(`the vocabulary of the model has no ${word}`);
  return id;
}

/** As CLIP's own tokenizer.json has it, which not every export brings. */
function describeClip(vocab: Readonly<Record<string, number>>, merges: readonly string[]): object {
  return {
    version: '1.0',
    added_tokens: [],
    normalizer: {
      type: 'Sequence',
      normalizers: [
        { type: 'NFC' },
        { type: 'Replace', pattern: { Regex: String.raw`\s+` }, content: ' ' },
        { type: 'Lowercase' },
      ],
    },
    pre_tokenizer: {
      type: 'Sequence',
      pretokenizers: [
        {
          type: 'Split',
          pattern: { Regex: String.raw`'s|'t|'re|'ve|'m|'ll|'d|[\p{L}]+|[\p{N}]|[^\s\p{L}\p{N}]+` },
          behavior: 'Removed',
          invert: true,
        },
        { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: false },
      ],
    },
    post_processor: null,
    decoder: null,
    model: {
      type: 'BPE',
      dropout: null,
      unk_token: '<|endoftext|>',
      continuing_subword_prefix: '',
      end_of_word_suffix: '</w>',
      fuse_unk: false,
      vocab,
      merges,
    },
  };
}
