// The last prompts of a tool, newest first, on this device.
import * as z from 'zod/mini';
import { listOf, stored } from '#web/model/stored.ts';

export const PROMPTS_KEPT = 20;

const prompts = (tool: string) => stored(`prompts:${tool}`, listOf(z.string()));

export function readPrompts(tool: string): string[] {
  return prompts(tool).read();
}

export function rememberPrompt(tool: string, prompt: string): void {
  const text = prompt.trim();
  if (text === '') return;
  const others = readPrompts(tool).filter((known) => known !== text);
  prompts(tool).write([text, ...others].slice(0, PROMPTS_KEPT));
}
