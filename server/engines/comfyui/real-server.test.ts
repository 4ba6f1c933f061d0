// The weightless workflows on a real ComfyUI, where COMFYUI_URL names one: what the fake is checked against.
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { openComfyUi } from '../comfyui.ts';
import { makeRequests, runRequest } from '#tests/fakes/engines/comfyui/run-request.ts';
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
});
