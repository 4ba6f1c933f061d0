// A work that its author shows, as everybody sees it.
import type { Language } from '#contract/errors.ts';
import type { PublicTask } from '#contract/task.ts';
import { mediaOfTool, toolOfType } from '#contract/tool-names.ts';
import { presentHeadImg } from '#server/account/present-user.ts';
import type { users } from '#server/database/schema.ts';
import type { House } from '#server/house.ts';
import { presentEngine } from './present-engine.ts';
import { listResults, presentResult } from './present-result.ts';
import { presentTemplate, publicParams, publicTitleOf } from './present-template.ts';
import type { TaskRow } from './present-status.ts';

export type PublicRow = {
  task: TaskRow;
  author: Pick<typeof users.$inferSelect, 'id' | 'name' | 'head_img' | 'plan'>;
};

/** In the order of the rows. A work without its first result is left out. */
export async function presentPublicTasks(
  { config, db }: Pick<House, 'config' | 'db'>,
  rows: readonly PublicRow[],
  language: Language,
): Promise<PublicTask[]> {
  const results = await listResults(
    db,
    rows.map(({ task }) => task.id),
  );
  return rows.flatMap(({ task, author }) => {
    const [first] = results.get(task.id) ?? [];
    if (!first) return [];
    const { url, thumb, preview, thumbhash, width, height, duration } = presentResult(config, first);
    return {
      id: String(task.id),
      type: task.type,
      kind: mediaOfTool(toolOfType(task.type)),
      url,
      thumb,
      preview,
      thumbhash,
      width,
      height,
      duration,
      title: publicTitleOf(task, language),
      prompt: task.show_prompt ? task.prompt : null,
      params: task.show_prompt ? publicParams(task) : null,
      effect: presentTemplate(task, language),
      engine: presentEngine(task.engine, language),
      author: {
        id: String(author.id),
        name: author.name,
        head_img: presentHeadImg(config, author),
        is_vip: author.plan !== 'free',
        followed: false,
      },
      likes: task.likes,
      liked: false,
      views: task.views,
      remixes: task.remixes,
      remixed_from: null,
      created_at: (task.published_at ?? task.created_at).toISOString(),
    };
  });
}
