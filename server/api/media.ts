// The bytes of images, videos and sounds: taken in, and given out.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { create as describeDownload } from 'content-disposition';
import { mediaEndpoints, type RenditionSide, type Upload } from '#contract/media.ts';
import { EXPORT_PREFIX } from '#server/account/expire-exports.ts';
import type { AppContext } from '#server/app-context.ts';
import type { MediaLab } from '#server/media/media-lab.ts';
import { findUpload } from '#server/media/find-upload.ts';
import { isSignedMedia, signMediaUrl } from '#server/media/sign-media-url.ts';
import { Refusal } from '#server/refusal.ts';
import { allowUnlabelled } from '#server/task/allow-unlabelled.ts';
import { openCuts } from '#server/task/cut-media.ts';
import { openFaces } from '#server/task/find-faces.ts';
import type { PrepareDownload } from '#server/task/prepare-download.ts';
import { routes, type Caller, type RawAnswer, type Route } from './route.ts';

/** What may be shown in the browser; anything else is only ever downloaded. */
const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.m4a': 'audio/mp4',
  '.srt': 'application/x-subrip',
};

export function mediaRoutes(app: AppContext, lab: MediaLab, prepareDownload: PrepareDownload): Route[] {
  const findFaces = openFaces(app, lab);
  const cutMedia = openCuts(app, lab);
  return routes(mediaEndpoints, {
    uploadMedia: async ({ file }, { user }) => {
      const row = await findUpload(app.db, user.id, file.upload_id);
      if (!row) throw new Refusal('asset_not_found');
      return presentUpload(app, row);
    },
    cutMedia: async (asked, { user }) => presentUpload(app, await cutMedia(user.id, asked)),
    findFaces: (ref, { user }) => findFaces(user.id, ref),
    downloadUnlabelled: (asked, { user }) => allowUnlabelled(app, user.id, asked),
    getMedia: async ({ key, e, s, u, d, f, w }, { header }) => {
      const isUnlabelled = u !== undefined;
      // The same answer for a wrong address, an old one and one whose image was deleted.
      const isSigned = isSignedMedia(app.config, key, { e, s, isUnlabelled });
      const size = isSigned ? await app.storage.size(key) : undefined;
      if (size === undefined) throw new Refusal('unknown_path');
      // What is only looked at is the thing itself.
      const isDownload = d !== undefined || f !== undefined;
      if (!isDownload && w !== undefined) {
        const side = Number(w) as RenditionSide;
        const rendition = await prepareDownload(key, { side }).catch((error: unknown) => {
          app.log.info({ err: error, key }, 'An image is shown as it is: its smaller one could not be made');
          return null;
        });
        // In its place the image itself, which the browser does not keep under this address.
        return await answerMedia(
          app,
          {
            key: rendition ?? key,
            size: rendition ? null : size,
            name: undefined,
            endsAt: rendition ? Number(e) : 0,
          },
          header,
        );
      }
      const file = isDownload ? await prepareDownload(key, { format: f, isUnlabelled }) : key;
      const known = file === key ? size : null;
      return await answerMedia(app, { key: file, size: known, name: d, endsAt: Number(e) }, header);
    },
  });
}

function presentUpload(
  { config }: AppContext,
  row: NonNullable<Awaited<ReturnType<typeof findUpload>>>,
): Upload {
  return {
    upload_id: String(row.id),
    kind: row.kind,
    width: row.width,
    height: row.height,
    duration: row.duration,
    fps: row.fps,
    has_sound: row.has_sound,
    size: row.bytes,
    mime: TYPES[`.${row.format}`] ?? 'application/octet-stream',
    url: signMediaUrl(config, row.key),
    thumb: row.thumb_key === '' ? '' : signMediaUrl(config, row.thumb_key),
    thumbhash: row.thumbhash,
  };
}

type Range = { start: number; end: number };

/**
 * What an address asks for: `size` where it is known, for a store is asked for it over a network; `name` is that of a
 * download, `endsAt` the end of the address in epoch seconds.
 */
type Given = { key: string; size: number | null; name: string | undefined; endsAt: number };

async function answerMedia(
  { storage }: AppContext,
  given: Given,
  header: Caller['header'],
): Promise<RawAnswer> {
  const { key } = given;
  const headers = describeMedia(given);
  const { etag } = headers;
  if (header('if-none-match')?.includes(etag)) return { status: 304, headers, body: null };
  const size = given.size ?? (await storage.size(key));
  if (size === undefined) throw new Refusal('unknown_path');
  const range = readRange(header('range'), size, header('if-range'), etag);
  if (range === 'outside') {
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` }, body: null };
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  return {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
    },
    body: await storage.open(key, range ?? undefined),
  };
}

function describeMedia({ key, name: wanted, endsAt }: Given): Record<string, string> & { etag: string } {
  const extension = path.extname(key);
  const type = TYPES[extension];
  const name = wanted ? endWith(extension, wanted) : type ? undefined : key;
  return {
    'content-type': type ?? 'application/octet-stream',
    // A key never gets other bytes, so its name is as good as a hash of them.
    etag: `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`,
    // All that is kept of somebody is for their own disk, not for a browser's; other things go with their address.
    'cache-control': key.startsWith(EXPORT_PREFIX)
      ? 'no-store'
      : `private, max-age=${Math.max(0, endsAt - Math.floor(Date.now() / 1000))}, immutable`,
    'accept-ranges': 'bytes',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    ...(name === undefined ? {} : { 'content-disposition': describeDownload(name.toWellFormed()) }),
  };
}

/** Whoever passes an address on chooses the name: it must not make a program of an image. */
function endWith(extension: string, name: string): string {
  return name.toLowerCase().endsWith(extension) ? name : `${name}${extension}`;
}

/** One range as RFC 9110 has it; several, or words that are none, get the whole. */
export function readRange(
  header: string | undefined,
  size: number,
  ifRange: string | undefined,
  etag: string,
): Range | null | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if ((first === '' && last === '') || (ifRange !== undefined && ifRange !== etag)) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || (first === '' && Number(last) === 0)) return 'outside';
  return start > end ? null : { start, end };
}
