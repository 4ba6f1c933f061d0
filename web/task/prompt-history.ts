// The last prompts of a tool, newest first, on this device.

const KEY = 'prompts:';

export const PROMPTS_KEPT = 20;

export function readPrompts(tool: string): string[] {
  try {
    const prompts: unknown = JSON.parse(localStorage.getItem(KEY + tool) ?? '[]');
    return Array.isArray(prompts) ? prompts.filter((prompt) => typeof prompt === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberPrompt(tool: string, prompt: string): void {
  const text = prompt.trim();
  if (text === '') return;
  const others = readPrompts(tool).filter((known) => known !== text);
  try {
    localStorage.setItem(KEY + tool, JSON.stringify([text, ...others].slice(0, PROMPTS_KEPT)));
  } catch {
    // A full or forbidden storage remembers nothing.
  }
}
