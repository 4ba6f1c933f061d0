import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { countCharacters, describeIssues, fieldWord, readFieldWord } from './field-words.ts';
import { text } from './text.ts';
import { validateEmail, Email, VerificationCode } from './session.ts';

describe('field words', () => {
  it('put the same refusal into both languages', () => {
    const packed = fieldWord('prompt_too_long', { n: 1500 });
    expect(readFieldWord(packed, 'en')).toBe('The prompt can have at most 1500 characters');
    expect(readFieldWord(packed, 'zh')).toBe('提示词最多 1500 个字符');
  });

  it('take a value that differs by language', () => {
    const packed = fieldWord('plan_needed', { x: '2K', plan: { en: 'Basic', zh: '基础版' } });
    expect(readFieldWord(packed, 'zh')).toBe('2K 需基础版及以上会员');
  });

  it('[§5.1] say that the address is missing, word by word', () => {
    const { error } = Email.safeParse('  ');
    expect(describeIssues(error?.issues ?? [], 'en')['']).toBe('Please enter your email address');
  });

  it.each(['plain', 'a@b', 'a b@c.de', 'a@b.c', 'x@y,z.com'])(
    '[§5.2] refuse %s with the words of the spec',
    (text) => {
      const { error } = Email.safeParse(text);
      expect(describeIssues(error?.issues ?? [], 'en')['']).toBe('Please enter the correct email address！');
    },
  );

  it.each(['mei@example.com', 'a.b+c@sub.example.co'])('accept the address %s', (text) => {
    expect(Email.safeParse(text).success).toBe(true);
  });

  it('[§5.4] ask for the code when it is missing', () => {
    const { error } = VerificationCode.safeParse('');
    expect(describeIssues(error?.issues ?? [], 'en')['']).toBe('Please enter the verification code');
  });

  it('say of a field that was left out what to do, never what a parser expected', () => {
    const read = z.strictObject({ prompt: text(9), images: z.array(text(9)), count: z.int(), size: z.int() });
    const { error } = read.safeParse({ count: 'two' }, { reportInput: true });
    expect(describeIssues(error?.issues ?? [], 'en')).toEqual({
      prompt: 'Please enter a prompt',
      images: 'Please upload an image',
      count: 'Invalid input: expected number, received string',
      size: 'Please fill this in',
    });
    expect(describeIssues(error?.issues ?? [], 'zh')).toMatchObject({
      prompt: '请输入提示词',
      size: '此项必填',
    });
  });

  it('name an unknown field by its path', () => {
    const { error } = validateEmail.input.safeParse({ email: 'a@b.cd', extra: 1 });
    expect(Object.keys(describeIssues(error?.issues ?? [], 'en'))).toEqual(['extra']);
  });

  it('name each of many unknown fields by itself, and only so many', () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`key${n}`, n]));
    const { error } = validateEmail.input.safeParse({ email: 'a@b.cd', ...many });
    const fields = describeIssues(error?.issues ?? [], 'en');
    expect(Object.keys(fields)).toHaveLength(50);
    expect(fields['key7']).toBe('Unrecognized key: "key7"');
  });

  it('cut the name of an endless field, and name one that every object has', () => {
    const { error } = validateEmail.input.safeParse({
      email: 'a@b.cd',
      ['k'.repeat(5000)]: 1,
      constructor: 1,
    });
    const fields = describeIssues(error?.issues ?? [], 'en');
    expect(Object.keys(fields)).toEqual([`${'k'.repeat(100)}…`, 'constructor']);
    expect(JSON.stringify(fields).length).toBeLessThan(500);
  });

  it('count characters as people do', () => {
    expect(countCharacters('画🦊a')).toBe(3);
  });
});
