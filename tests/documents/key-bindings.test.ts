// The list of keys that the sheet behind "?" shows: each of them is heard by somebody, and nobody hears others.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { KEY_PLACES, listBindings } from '#web/ui/base/key-bindings.ts';

/** These listen for what is no key of a screen. */
const OF_A_FIELD = [
  'web/ui/form/writing-field.tsx', // Enter, which begins no line there
  'web/session/login-email-step.tsx', // Enter, which sends nothing while its button is disabled
  'web/ui/feedback/toaster.tsx', // Escape as `everywhere.close` has it, in the capture phase
  'web/app/drawn/drawn-page.ts', // Enter, as the field of the landing page has it
  'web/app/drawn/wait-for-person.ts', // any key: somebody is there
  'web/ui/wall/use-scroll-restoration.ts', // any key: somebody has taken over
];

async function readSources() {
  const sources: { file: string; text: string }[] = [];
  for await (const file of glob('{web,tools}/**/*.{ts,tsx}')) {
    if (!/\.test\.tsx?$/.test(file))
      sources.push({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') });
  }
  return sources;
}

it('is heard, key by key', async () => {
  const text = (await readSources()).map((source) => source.text).join('\n');
  const single = new Set([...text.matchAll(/useShortcut\(\s*'([\w.]+)'/g)].map(([, id]) => id));
  // A part that finds its keys by itself has an act for each: its type says so.
  const whole = new Set([...text.matchAll(/Record<KeyName<'(\w+)'>,/g)].map(([, place]) => place));
  const compared = new Set(
    [...text.matchAll(/findBinding\('(\w+)', event\) === '(\w+)'/g)].map(
      ([, place, name]) => `${place}.${name}`,
    ),
  );
  const deaf = KEY_PLACES.filter((place) => !whole.has(place))
    .flatMap((place) => listBindings(place).map(({ id }) => id))
    .filter((id) => !single.has(id) && !compared.has(id));
  expect(deaf).toEqual([]);
});

it('is all there is', async () => {
  const others = (await readSources())
    .filter(({ text }) => /onKeyDown|'keydown'/.test(text) && !/\b(findBinding|readKey)\(/.test(text))
    .map(({ file }) => file);
  expect(others.toSorted()).toEqual(OF_A_FIELD.toSorted());
});
