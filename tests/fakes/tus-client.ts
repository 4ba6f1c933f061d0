// Speaks the tus protocol a request at a time, so that a test may say something wrong between two of them.
import type { Answer } from '#tests/start-test-api.ts';

export const TUS_PATH = '/api/task/upload/resumable';

export type TusAnswer = { http: number; offset: number | null; headers: Headers; body: string };

export type TusClient = {
  /** Returns the address of the upload; throws with the status where there is none. */
  create(bytes: number, metadata?: Record<string, string>): Promise<string>;
  send(method: string, place: string, headers?: Record<string, string>, body?: Buffer): Promise<TusAnswer>;
  patch(place: string, offset: number, content: Buffer, headers?: Record<string, string>): Promise<TusAnswer>;
  readOffset(place: string): Promise<number | null>;
  /** What became of it, as the envelope says. */
  finish<Data>(place: string): Promise<Answer<Data>>;
};

export function openTusClient(url: string, token: string): TusClient {
  const send: TusClient['send'] = async (method, place, headers = {}, body) => {
    const response = await fetch(new URL(place, url), {
      method,
      headers: { 'tus-resumable': '1.0.0', token, ...headers },
      ...(body && { body: Uint8Array.from(body) }),
    });
    const offset = response.headers.get('upload-offset');
    return {
      http: response.status,
      offset: offset === null ? null : Number(offset),
      headers: response.headers,
      body: await response.text(),
    };
  };
  return {
    send,
    async create(bytes, metadata = {}) {
      const pairs = Object.entries(metadata).map(
        ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
      );
      const headers = {
        'upload-length': String(bytes),
        ...(pairs.length > 0 && { 'upload-metadata': pairs.join(',') }),
      };
      const { http, headers: answered, body } = await send('POST', TUS_PATH, headers);
      if (http !== 201) throw new Error(`${http} ${body}`);
      return answered.get('location') ?? '';
    },
    patch: (place, offset, content, headers = {}) =>
      send(
        'PATCH',
        place,
        {
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
          ...headers,
        },
        content,
      ),
    readOffset: async (place) => (await send('HEAD', place)).offset,
    async finish<Data>(place: string) {
      const response = await fetch(new URL(place, url), { method: 'POST', headers: { token } });
      return {
        ...((await response.json()) as Answer<Data>),
        http: response.status,
        headers: response.headers,
      };
    },
  };
}
