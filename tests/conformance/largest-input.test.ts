// What the largest input of each call costs the process before anything is waited for.
import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { describeIssues } from '#contract/field-words.ts';
import { prices } from '#contract/prices.ts';
import type { ToolContract } from '#contract/tool.ts';
import { limitBody } from '#server/api/limit-body.ts';
import { parseJson } from '#server/api/parse-json.ts';
import { refuseUnreadable } from '#server/api/refuse-unreadable.ts';
import { Refusal } from '#server/refusal.ts';
import { toolContracts, toolPosts } from '#tools/contracts.ts';
import { FILLINGS, largestInput } from './largest-input.ts';
import { measureProcessorTime } from '#tests/fakes/measure-processor-time.ts';

const MOST_MILLISECONDS = 50;
const fillings = Object.entries(FILLINGS);
const contracts: ToolContract<object>[] = Object.values(toolContracts);

/** As its sender may write it: every sign that can be escaped is. */
function write(input: unknown): Buffer {
  const plain = JSON.stringify(input);
  return Buffer.from(
    plain.replaceAll(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

/** All that is done with the bytes before a handler has its input. */
function read(bytes: Buffer, schema: z.ZodMiniType): { data?: unknown; fields?: Record<string, string> } {
  try {
    const raw = parseJson(bytes);
    refuseUnreadable(raw);
    const parsed = schema.safeParse(raw, { reportInput: true });
    return parsed.success ? { data: parsed.data } : { fields: describeIssues(parsed.error.issues, 'zh') };
  } catch (error) {
    if (error instanceof Refusal) return { fields: error.details.fields ?? {} };
    throw error;
  }
}

const FACTS = { width: 1280, height: 720, duration: 8, fps: 24, has_sound: true };

/** All that a tool says of parameters, in the order of their way. */
function useContract(contract: ToolContract<object>, params: object): void {
  const measured = Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const rule = contract.media[name];
      if (!rule) return [name, value];
      const facts = { ...FACTS, kind: rule.kind };
      return [
        name,
        Array.isArray(value) ? value.map((one) => ({ ...one, ...facts })) : { ...value, ...facts },
      ];
    }),
  );
  contract.price(measured);
  contract.etaSeconds(measured);
  contract.refuseParams?.(measured);
  contract.refusePlan(measured, prices().plans.free.limits);
  contract.promptOf(measured);
  contract.titleOf?.(measured, 'zh');
  contract.templateOf?.(measured);
  contract.namesUnknown?.(measured);
  contract.needsSpeech?.(measured);
}

/** Of raw bytes nothing is read by a schema; server/api/limit-body.test.ts says how many may come. */
const calls = [...endpoints, ...toolPosts]
  .filter(({ body }) => body !== 'raw')
  .map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));

describe('the largest input of a call', () => {
  it.each(calls)('of $name has its place in a body, and is read in no time', ({ endpoint }) => {
    const input = endpoint.input as z.ZodMiniType;
    for (const [what, filling] of fillings) {
      for (const isTaken of [false, true]) {
        const bytes = write(largestInput(input, filling, isTaken));
        expect(bytes.length).toBeLessThanOrEqual(limitBody(endpoint));
        const milliseconds = measureProcessorTime(() => read(bytes, input), MOST_MILLISECONDS);
        expect({ what, isTaken, isCheap: milliseconds < MOST_MILLISECONDS, milliseconds }).toMatchObject({
          isCheap: true,
        });
      }
    }
  });

  it('is taken where it is made to be', () => {
    const taken = calls.filter(({ endpoint }) => {
      const input = endpoint.input as z.ZodMiniType;
      return read(write(largestInput(input, 'Aa', true)), input).fields === undefined;
    });
    expect(taken.length / calls.length).toBeGreaterThan(0.9);
  });

  it.each(contracts)('of the posts of $name costs its contract nothing', (contract) => {
    for (const [what, filling] of fillings) {
      for (const { endpoint, toParams } of contract.posts) {
        const largest = largestInput(endpoint.input as z.ZodMiniType, filling, true);
        const input = endpoint.input.parse(largest);
        const params = toParams(input as never);
        expect(params).not.toBeNull();
        const milliseconds = measureProcessorTime(
          () => useContract(contract, params ?? {}),
          MOST_MILLISECONDS,
        );
        expect({ what, isCheap: milliseconds < MOST_MILLISECONDS, milliseconds }).toMatchObject({
          isCheap: true,
        });
      }
    }
  });

  it.each(contracts)('of the quote of $name costs its contract nothing', (contract) => {
    const quote = contract.quote as z.ZodMiniType;
    for (const [what, filling] of fillings) {
      const input = largestInput(quote, filling, true);
      const milliseconds = measureProcessorTime(
        () => useContract(contract, quote.parse(input) as object),
        MOST_MILLISECONDS,
      );
      expect({ what, isCheap: milliseconds < MOST_MILLISECONDS, milliseconds }).toMatchObject({
        isCheap: true,
      });
    }
  });
});
