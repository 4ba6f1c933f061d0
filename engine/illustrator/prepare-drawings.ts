// Takes the drawings and the words that find them out of their npm packages, once, into a folder.
// Run it as a program (a child process): the largest package is a 104 MB file that no server should hold.

import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { defaultDrawingsFolder, hasDrawings } from './drawings-folder.ts';
import type { WordDrawing } from './drawings.ts';

const IconSet = z.object({
  width: z.number().default(128),
  height: z.number().default(128),
  icons: z.record(
    z.string(),
    z.object({ body: z.string(), width: z.number().optional(), height: z.number().optional() }),
  ),
});
const Emoji = z.object({
  hexcode: z.string(),
  label: z.string(),
  tags: z.array(z.string()).optional(),
  group: z.number().optional(),
});

// Emojibase's groups: 1 people, 3 animals and plants, 4 food, 5 places, 6 activities, 7 objects.
const KIND_BY_GROUP = new Map<number, Pick<WordDrawing, 'kind' | 'height'>>([
  [3, { kind: 'full', height: 0.34 }],
  [4, { kind: 'food', height: 0.4 }],
  [5, { kind: 'building', height: 0.4 }],
  [6, { kind: 'item', height: 0.3 }],
  [7, { kind: 'item', height: 0.3 }],
]);

// Drawings that are whole framed scenes, signs or parts of a body: pasted into a landscape they look wrong.
const UNFIT =
  /motorway|railway-track|sunrise|sunset|cityscape|night-with|bridge|national-park|desert|beach|camping|milky|fireworks|foggy|water-polo|button|rice-scene|moon-viewing|flag|skin-tone|hand|finger|arrow|sign|symbol|keycap|clock|mobile-phone-off|no-|prohibited|label|medal|input|trigram|-face$|moon|sun|cloud|snowflake|rain|wind|tornado|fog|star|droplet|comet|globe|map|roller|carousel|ferris|circus|barber|bone|tooth|tongue|ear|nose|brain|lungs|anatomical/;
const TOO_LOOSE =
  /^(hot|air|cold|old|new|fresh|giant|fast|slow|happy|sad|feeling|hope|love|macro|shot|ruined|opening|meeting|face|animal|头|脸|动物|food|drink|thing|object|place|building|animal|nature|weather|plant|party|game|music|sport|art|tool|house|man|woman|person|play|work|money|time|light|water|fire|earth|world|color|colour)$/;
const PEOPLE_TONES =
  /^(girl|boy|woman|man|child|baby|old-man|old-woman|princess|prince|man-mage|ninja|astronaut)-(light|medium-light|medium|medium-dark|dark)$/;
const TONED = /(^|-)(light|medium-light|medium|medium-dark|dark)(-skin-tone)?$/;

function normalizeHex(hexcode: string): string {
  return hexcode
    .toLowerCase()
    .split('-')
    .filter((part) => part !== 'fe0f')
    .join('-');
}

/** Extracts drawings and word index into `folder`, whole or not at all. Does nothing when they are there. */
export async function prepareDrawings(folder: string): Promise<void> {
  if (hasDrawings(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const scratch = await mkdtemp(`${folder}.making-`);
  try {
    const fluent = await extractSet('fluent-emoji', join(scratch, 'fluent'));
    await extractSet('noto', join(scratch, 'noto'));
    await writeFile(join(scratch, 'words.json'), JSON.stringify(await indexWords(fluent)));
    await chmod(scratch, 0o755); // mkdtemp makes it private; another user may start an installed project
    try {
      await rename(scratch, folder);
    } catch (error) {
      // Another process may have been first, or a broken folder may stand in the way.
      if (!hasDrawings(folder)) {
        await rm(folder, { recursive: true, force: true });
        await rename(scratch, folder).catch((second: unknown) => {
          if (!hasDrawings(folder)) throw second ?? error;
        });
      }
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function packageFile(path: string): string {
  return createRequire(import.meta.url).resolve(path);
}

async function extractSet(set: string, folder: string): Promise<Set<string>> {
  const icons = IconSet.parse(
    JSON.parse(await readFile(packageFile(`@iconify-json/${set}/icons.json`), 'utf8')),
  );
  await mkdir(folder, { recursive: true });
  const names = new Set<string>();
  for (const [name, icon] of Object.entries(icons.icons)) {
    if (name.startsWith('flag-') || (TONED.test(name) && !PEOPLE_TONES.test(name))) continue;
    const width = icon.width ?? icons.width;
    const height = icon.height ?? icons.height;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="512" height="512">${icon.body}</svg>`;
    await writeFile(join(folder, `${name}.svg`), svg);
    names.add(name);
  }
  return names;
}

/** A label always names its drawing; a tag only when it is the tag of a single drawing. */
async function indexWords(drawings: Set<string>): Promise<Record<string, WordDrawing>> {
  // The three-dimensional set ships no list of code points; the flat set has the same names.
  const chars = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(packageFile('@iconify-json/fluent-emoji-flat/chars.json'), 'utf8')));
  const nameByHex = new Map(Object.entries(chars).map(([hex, name]) => [normalizeHex(hex), name]));
  const labels = new Map<string, WordDrawing>();
  const tags = new Map<string, Set<string>>();
  const byName = new Map<string, WordDrawing>();
  for (const language of ['en', 'zh']) {
    const path = packageFile(`emojibase-data/${language}/data.json`);
    for (const emoji of z.array(Emoji).parse(JSON.parse(await readFile(path, 'utf8')))) {
      const kind = KIND_BY_GROUP.get(emoji.group ?? -1);
      const name = nameByHex.get(normalizeHex(emoji.hexcode));
      if (!kind || !name || !drawings.has(name) || UNFIT.test(name)) continue;
      const drawing = { drawing: name, ...kind };
      byName.set(name, drawing);
      const shortest = language === 'zh' ? 2 : 3;
      const label = emoji.label.toLowerCase();
      if (label.length >= shortest && !TOO_LOOSE.test(label)) labels.set(label, drawing);
      for (const raw of emoji.tags ?? []) {
        const tag = raw.toLowerCase();
        if (tag.length < shortest || TOO_LOOSE.test(tag) || isAction(tag, label, language)) continue;
        const owners = tags.get(tag) ?? new Set<string>();
        owners.add(name);
        tags.set(tag, owners);
      }
    }
  }
  const words: Record<string, WordDrawing> = {};
  for (const [tag, owners] of tags) {
    const [owner] = owners;
    const drawing = owner === undefined ? undefined : byName.get(owner);
    if (owners.size === 1 && drawing) words[tag] = drawing;
  }
  for (const [label, drawing] of labels) words[label] = drawing;
  return words;
}

/** Tags also name what one does with a thing (fishing: otter); those would put otters into every boat. */
function isAction(tag: string, label: string, language: string): boolean {
  if (language === 'zh') return ![...tag].some((letter) => label.includes(letter));
  return /(ing|ed|ful|ous|ly)$/.test(tag);
}

if (import.meta.main) {
  const folder = process.argv[2] ?? defaultDrawingsFolder();
  const hadDrawings = existsSync(folder);
  await prepareDrawings(folder);
  process.stdout.write(`${hadDrawings ? 'Drawings are ready' : 'Drawings were prepared'} in ${folder}\n`);
}
