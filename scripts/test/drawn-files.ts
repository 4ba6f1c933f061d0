// Test files of which `npm test` plays some in each run, all of them with `TEST_CASES=all` (docs/decisions/0061). A file that
// is asked for by its name is always played.
import { globSync } from 'node:fs';
import path from 'node:path';
import { drawCases } from '#tests/draw-cases.ts';

const PROJECT = path.join(import.meta.dirname, '../..');

/** Each kills the whole product, or cuts it off, in a way of its own, and asks what must hold then. */
const CHAOS = list('tests/chaos/*.test.ts');
const CHAOS_IN_A_RUN = 3;

const STORIES = list('tests/browser/*.spec.ts');
/** Each starts one more product. What they tell is tested without a browser, too, in front of the same services. */
const WITH_OWN_PRODUCT = nameStories('engines', 'google', 'other-origin', 'paddle', 'resumable');
/** Each makes a video, after its form: both are tested on their own, in engine/ and in tools/. */
const WITH_VIDEO = nameStories(
  'image-to-video',
  'lip-sync',
  'text-to-video',
  'upscale-video',
  'video-effect',
);
const GROUPS = { 'products of stories': WITH_OWN_PRODUCT, 'videos of stories': WITH_VIDEO };
const OF_A_GROUP = 2;

/** Returns the files that this run leaves out. */
export function undrawnChaos(): string[] {
  const drawn = drawCases('chaos', CHAOS, CHAOS_IN_A_RUN);
  return CHAOS.filter((file) => !drawn.includes(file));
}

/** Returns the files that this run plays. */
export function drawnStories(): string[] {
  const undrawn = Object.entries(GROUPS).flatMap(([name, files]) => {
    const drawn = drawCases(name, files, OF_A_GROUP);
    return files.filter((file) => !drawn.includes(file));
  });
  return STORIES.filter((file) => !undrawn.includes(file));
}

function nameStories(...names: string[]): string[] {
  return names.map((name) => `tests/browser/${name}.spec.ts`);
}

function list(pattern: string): string[] {
  return globSync(pattern, { cwd: PROJECT }).sort();
}
