// Ends a prompt, whether it waits or runs, and nobody else's.
import * as z from 'zod';
import { askServer, type Address } from './client.ts';
import { askQueue } from './find-part.ts';

const Canceled = z.object({ cancelled: z.boolean() });

/** Throws EngineError. A prompt that has ended, or that is not known, is no error. */
export async function cancelPart(server: Address, id: string): Promise<void> {
  const { status, json } = await askServer(server, `/api/jobs/${id}/cancel`, {
    method: 'POST',
    json: {},
    expects: [400, 404, 405, 409],
  }).catch(() => ({ status: 0, json: undefined }));
  if (status === 200 && Canceled.safeParse(json).success) return;
  await cancelInQueue(server, id);
}

/** Before there were jobs. What waits goes at once; what runs ends after its node, or at its next step. */
async function cancelInQueue(server: Address, id: string): Promise<void> {
  await askServer(server, '/queue', { method: 'POST', json: { delete: [id] } });
  const { queue_running } = await askQueue(server);
  // The oldest servers interrupt whatever runs, without a look at the id.
  if (!queue_running.some(([, running]) => running === id)) return;
  await askServer(server, '/interrupt', { method: 'POST', json: { prompt_id: id } });
}
