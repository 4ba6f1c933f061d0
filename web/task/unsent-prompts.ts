// Words that made way in a tool's form before they were sent: on this device, first in the tool's history.
import * as z from 'zod/mini';
import { listOf, stored } from '#web/model/stored.ts';

const KEPT = 5;

const prompts = (tool: string) => stored(`unsent-prompts:${tool}`, listOf(z.string()));

/** The newest first. */
export function readUnsentPrompts(tool: string): string[] {
  return prompts(tool).read();
}

export function keepUnsentPrompt(tool: string, prompt: string): void {
  const text = prompt.trim();
  if (text === '') return;
  const others = readUnsentPrompts(tool).filter((known) => known !== text);
  prompts(tool).write([text, ...others].slice(0, KEPT));
}
