/// <reference types="node" />
// The server's side of tus as far as a browser sees it, in the memory of a test: answers for `startAnswerServer`.
import type { Asked, PlannedAnswer } from './answer-server.ts';

export type FakeTus = {
  /** By their addresses. */
  uploads: Map<string, { length: number; offset: number }>;
  answer: (asked: Asked) => PlannedAnswer;
};

export const TUS_PATH = '/api/task/upload/resumable';

/** `finished` is what a whole file becomes. */
export function openFakeTus(finished: () => PlannedAnswer): FakeTus {
  const uploads: FakeTus['uploads'] = new Map();
  const gone: PlannedAnswer = { status: 404, body: { code: 404, msg: 'Not found', data: null } };

  function answer({ method, path, headers, text }: Asked): PlannedAnswer {
    if (method === 'POST' && path === TUS_PATH) {
      const place = `${TUS_PATH}/${String(uploads.size + 1).padStart(32, '0')}`;
      uploads.set(place, { length: Number(headers['upload-length']), offset: 0 });
      return { status: 201, body: '', headers: { location: place } };
    }
    const upload = uploads.get(path);
    if (!upload) return gone;
    const describe = () => ({
      'upload-offset': String(upload.offset),
      'upload-length': String(upload.length),
    });
    if (method === 'HEAD') return { status: 200, body: '', headers: describe() };
    if (method === 'DELETE') {
      uploads.delete(path);
      return { status: 204, body: '' };
    }
    if (method === 'POST') {
      return upload.offset === upload.length
        ? finished()
        : { status: 409, body: { code: 409, msg: '', data: null } };
    }
    if (Number(headers['upload-offset']) !== upload.offset) {
      return { status: 409, body: { code: 409, msg: '', data: null } };
    }
    upload.offset += text.length;
    return { status: 204, body: '', headers: describe() };
  }
  return { uploads, answer };
}
