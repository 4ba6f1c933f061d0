// The weightless workflows on a real ComfyUI, where COMFYUI_URL names one: what the fake is checked against.
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { openComfyUi } from '../comfyui.ts';
import type { Poll } from '../engine.ts';
import { contextOf, followRun, makeRequests, runRequest } from '#tests/fakes/engines/comfyui/run-request.ts';
import { WEIGHTLESS_WORKFLOWS } from '#tests/fakes/engines/comfyui-server.ts';

const url = process.env['COMFYUI_URL'];
const requests = await makeRequests();

describe.skipIf(!url)('a real ComfyUI', () => {
  it.each(requests)('makes $name', async ({ request, read }) => {
    const engine = await openComfyUi({
      urls: [url ?? ''],
      headers: {},
      workflowFolder: WEIGHTLESS_WORKFLOWS,
    });
    const made = await runRequest(engine, request, read);
    expect(made).toHaveLength(request.seeds.length);
    for (const { width, height } of made) {
      expect({ width, height }).toEqual({ width: request.width, height: request.height });
    }
    await engine.close();
  });

  it('says over its socket how far it is', async () => {
    const engine = await openComfyUi({
      urls: [url ?? ''],
      headers: {},
      workflowFolder: WEIGHTLESS_WORKFLOWS,
    });
    const found = requests.find(({ request }) => request.tool === 'upscale-video');
    if (!found) throw new Error('there is no such request');
    const context = contextOf(found.read);
    const ref = await engine.submit(await engine.prepare(found.request, context), context);
    const polls: Poll[] = [];
    const stop = engine.watch?.(ref, (poll) => polls.push(poll));
    expect(await followRun(engine, ref)).toMatchObject({ state: 'succeeded' });
    stop?.();
    expect(polls.length).toBeGreaterThan(2);
    expect(polls.at(-1)).toMatchObject({ state: 'running' });
    await engine.close();
  });
});
