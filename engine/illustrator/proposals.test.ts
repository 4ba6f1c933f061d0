// What the screens themselves propose to draw: each sentence is in its image whole, in both languages.
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import enImage from '#texts/en/screens/text-to-image.json' with { type: 'json' };
import enVideo from '#texts/en/screens/text-to-video.json' with { type: 'json' };
import zhImage from '#texts/zh/screens/text-to-image.json' with { type: 'json' };
import zhVideo from '#texts/zh/screens/text-to-video.json' with { type: 'json' };
import { planScene, reportScene } from './illustrate.ts';

type Ideas = { pattern: string } & Readonly<Record<string, string | readonly string[]>>;

/** Each part at least once, beside others. */
function listIdeas({ pattern, ...parts }: Ideas): string[] {
  const lists = Object.entries(parts).filter((part): part is [string, string[]] => Array.isArray(part[1]));
  const most = Math.max(...lists.map(([, list]) => list.length));
  return Array.from({ length: most }, (_, index) =>
    lists.reduce((text, [name, list]) => text.replace(`{${name}}`, list[index % list.length] ?? ''), pattern),
  );
}

const PROPOSALS = [enImage, enVideo, zhImage, zhVideo].flatMap(({ examples, ideas }) => [
  ...Object.values(examples),
  ...listIdeas(ideas),
]);

describe('a proposal', () => {
  beforeAll(() => {
    needDrawings();
  });

  it.each(PROPOSALS)('%s', async (prompt) => {
    // What is in the scene is known once it is laid out.
    const { scene } = await planScene({ prompt, style: 'auto', width: 512, height: 512, seed: 3 });
    const { ignored, share } = reportScene(scene);
    expect({ ignored, share }).toEqual({ ignored: [], share: 1 });
  });
});
