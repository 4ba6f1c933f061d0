// Posts a task once more from its stored parameters, through the call of its tool.
import type { Posted, Task } from '#contract/task.ts';
import { toolOfType } from '#contract/tool-names.ts';
import { call } from '#web/api/call.ts';
import { findPost } from './find-post.ts';

/** Null where no call of today takes these parameters: then the form has to be looked at first. */
export async function postAgain(task: Task, clientToken: string): Promise<Posted | null> {
  const { toolContracts } = await import('#tools/contracts.ts');
  // Without its seed: the same words once more are meant to give another image.
  const { seed: _, ...params } = task.params;
  const found = findPost(toolContracts[toolOfType(task.type)], params);
  if (!found) return null;
  const answer = await call(
    found.endpoint,
    { ...found.input, client_token: clientToken, ...(task.remix_of ? { remix_of: task.remix_of } : {}) },
    { extractData: true },
  );
  return answer as Posted;
}
