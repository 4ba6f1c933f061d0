// Posts a task once more from its stored parameters, through the call of its tool.
import type { Posted, Task } from '#contract/task.ts';
import { toolOfType } from '#contract/tool-names.ts';
import { postLite, postPro, textToImage } from '#tools/text-to-image/contract.ts';
import { call } from '#web/api/call.ts';

/** Throws a RangeError for a tool that has no screen yet; none of its tasks can exist. */
export async function postAgain(task: Task, clientToken: string): Promise<Posted> {
  const tool = toolOfType(task.type);
  if (tool !== 'text-to-image') throw new RangeError(`no way to post ${tool} again`);
  // Without its seed: the same words once more are meant to give another picture.
  const { engine, prompt, negative_prompt, style, aspect_ratio, resolution, count } = textToImage.quote.parse(
    task.params,
  );
  const input = { prompt, style, aspect_ratio, count, client_token: clientToken };
  if (engine === 'lite') return call(postLite, input, { extractData: true });
  return call(postPro, { ...input, negative_prompt, resolution }, { extractData: true });
}
