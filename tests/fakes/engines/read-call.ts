// A call to a server of OpenAI's API, whether it came as JSON or as a form.
import * as z from 'zod';
import type { Asked } from './serve-fake.ts';

/** A call that was taken. */
export type TakenCall = {
  path: string;
  fields: Record<string, unknown>;
  /** Of a form. */
  files: { field: string; name: string; type: string; text: string }[];
};

export async function readCall({ url, headers, body }: Asked): Promise<TakenCall> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) {
    const fields = z.record(z.string(), z.unknown()).parse(JSON.parse(body.toString()));
    return { path: url.pathname, fields, files: [] };
  }
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const call: TakenCall = { path: url.pathname, fields: {}, files: [] };
  for (const [field, value] of form) {
    if (typeof value === 'string') call.fields[field] = value;
    else call.files.push({ field, name: value.name, type: value.type, text: await value.text() });
  }
  return call;
}
