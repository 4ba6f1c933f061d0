// Images by signed address.
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { parse } from 'content-disposition';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { signMediaUrl } from '#server/media/sign-media-url.ts';
import { writePngText } from '#server/media/write-png-text.ts';
import { makeImage } from '#tests/fakes/sample-media.ts';
import { useTestApi } from '#tests/start-test-api.ts';

const KEY = 'picture-1.png';
const BYTES = Buffer.from('not really a picture, but bytes are bytes');
const api = useTestApi();
let url: string;
beforeAll(async () => {
  await api.app.storage.put(KEY, Readable.from(BYTES));
  url = signMediaUrl(api.app.config, KEY);
});

/** With the bytes read: a connection with unread ones would hold up the end of the test. */
async function get(address: string, headers: Record<string, string> = {}) {
  const response = await api.fetch(address, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

describe('a signed address', () => {
  it('gives the bytes, to be kept as long as the address and never run', async () => {
    const response = await get(url);
    const life = Number(new URL(url, api.url).searchParams.get('e')) - Date.now() / 1000;
    const kept = /^private, max-age=(\d+), immutable$/.exec(response.headers.get('cache-control') ?? '');
    expect(Math.abs(Number(kept?.[1]) - life)).toBeLessThan(5);
    expect(response.status).toBe(200);
    expect(response.bytes).toEqual(BYTES);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(BYTES.length),
      'accept-ranges': 'bytes',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(response.headers.get('content-disposition')).toBeNull();
  });

  it('is the same for an hour, so that a cached copy is found again', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const at = (time: string) => {
        vi.setSystemTime(new Date(time));
        return signMediaUrl(api.app.config, KEY);
      };
      expect(at('2030-01-01T10:59:59Z')).toBe(at('2030-01-01T10:00:01Z'));
      expect(at('2030-01-01T11:00:01Z')).not.toBe(at('2030-01-01T10:59:59Z'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('answers 304 to who has the bytes already', async () => {
    const etag = (await get(url)).headers.get('etag') ?? '';
    const again = await get(url, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
  });

  it('names a download in any language', async () => {
    const download = signMediaUrl(api.app.config, KEY, { download: '画境 "1".png' });
    const header = (await get(download)).headers.get('content-disposition') ?? '';
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(parse(header)).toMatchObject({ type: 'attachment', parameters: { filename: '画境 "1".png' } });
  });

  it.each([
    ['setup.exe', 'setup.exe.png'],
    ['setup.png.exe', 'setup.png.exe.png'],
    ['a\u202egnp.exe', 'a\u202egnp.exe.png'],
    ['setup.exe.', 'setup.exe..png'],
    ['fox.PNG', 'fox.PNG'],
  ])('makes nothing else of an image: the name %j', async (name, filename) => {
    const download = signMediaUrl(api.app.config, KEY, { download: name });
    const header = (await get(download)).headers.get('content-disposition') ?? '';
    expect(parse(header)).toMatchObject({ type: 'attachment', parameters: { filename } });
    expect(header.toLowerCase()).toMatch(/\.png"?$/);
  });

  it('answers HEAD without the bytes', async () => {
    const response = await api.fetch(url, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(BYTES.length));
  });

  it.each([
    ['another key', (u: string) => u.replace('picture-1', 'picture-2')],
    ['another end', (u: string) => u.replace(/e=\d+/, 'e=4000000000')],
    ['another signature', (u: string) => u.replace(/s=./, (begun) => (begun === 's=_' ? 's=a' : 's=_'))],
    ['no signature', (u: string) => u.replace(/\?.*/, '')],
    ['a way out of the folder', () => '/media/..%2F..%2Fsecret?e=1&s=1'],
  ])('is not found with %s', async (_what, change) => {
    const response = await get(change(url));
    expect(response.status).toBe(404);
    expect(JSON.parse(response.bytes.toString())).toMatchObject({ code: 404, data: null });
  });

  it('is not found after its end', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 9 * 60 * 60 * 1000 });
    const old = signMediaUrl(api.app.config, KEY);
    vi.useRealTimers();
    expect((await get(old)).status).toBe(404);
  });

  it('is not found once the image is gone', async () => {
    await api.app.storage.put('gone.png', Readable.from(BYTES));
    const gone = signMediaUrl(api.app.config, 'gone.png');
    expect((await get(gone)).status).toBe(200);
    await api.app.storage.remove('gone.png');
    expect((await get(gone)).status).toBe(404);
  });

  it('shows only what is an image or video; the rest is downloaded', async () => {
    await api.app.storage.put('page.html', Readable.from('<script>1</script>'));
    const response = await get(signMediaUrl(api.app.config, 'page.html'));
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-disposition')).toContain('attachment');
  });
});

describe('a range', () => {
  const last = BYTES.length - 1;
  it.each([
    ['bytes=0-3', 0, 3],
    ['bytes=4-', 4, last],
    ['bytes=-5', last - 4, last],
    ['bytes=2-99999', 2, last],
    ['bytes=-99999', 0, last],
  ])('%s gives that part', async (range, start, end) => {
    const response = await get(url, { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${BYTES.length}`);
    expect(response.bytes).toEqual(BYTES.subarray(start, end + 1));
  });

  it.each(['bytes=99999-', 'bytes=-0'])('%s is outside', async (range) => {
    const response = await get(url, { range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${BYTES.length}`);
  });

  it.each(['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-'])('%s gives the whole', async (range) => {
    expect((await get(url, { range })).status).toBe(200);
  });

  it('gives the whole when the bytes are not those the caller has', async () => {
    expect((await get(url, { range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200);
  });
});

describe('an image in another format', () => {
  const TEXT = { Software: 'Atelier (Test engine)', 'Content ID': 'atelier:7:0' };

  async function store(name: string): Promise<string> {
    const png = await sharp(await makeImage(64, 48))
      .png()
      .toBuffer();
    await api.app.storage.put(`${name}.png`, Readable.from([writePngText(png, TEXT)]));
    return signMediaUrl(api.app.config, `${name}.png`);
  }

  it.each([
    ['jpg', 'jpeg'],
    ['webp', 'webp'],
  ])('is a real %s that tells who made it, in ranges and from caches too', async (f, format) => {
    const address = `${await store(`told-${f}`)}&f=${f}`;
    const { bytes, headers, status } = await get(address);
    const { exif, ...shown } = await sharp(bytes).metadata();
    expect(status).toBe(200);
    expect(shown).toMatchObject({ format, width: 64, height: 48 });
    for (const words of Object.values(TEXT)) expect(exif?.includes(words)).toBe(true);
    const part = await get(address, { range: 'bytes=2-9' });
    expect([part.status, part.bytes]).toEqual([206, bytes.subarray(2, 10)]);
    expect((await get(address, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    const head = await api.fetch(address, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
  });

  it('is made once, however many ask', async () => {
    const address = `${await store('once')}&f=webp`;
    const put = vi.spyOn(api.app.storage, 'put');
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(address)));
    await get(address);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
  });

  it('is not made for more at a time than can wait for it', async () => {
    const addresses = await Promise.all(Array.from({ length: 30 }, (_, at) => store(`many-${at}`)));
    const answers = await Promise.all(addresses.map((address) => get(`${address}&f=jpg`)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(answers.filter(({ status }) => status === 200).length).toBe(30 - refused.length);
    expect((await get(`${addresses[29]}&f=jpg`)).status).toBe(200);
  });

  it('goes with the image, and has no address of its own', async () => {
    const address = `${await store('leaves')}&f=jpg`;
    expect((await get(address)).status).toBe(200);
    expect((await get(address.replace('leaves.png', 'leaves-download.jpg'))).status).toBe(404);
    await api.app.storage.remove('leaves.png');
    expect((await get(address)).status).toBe(404);
  });

  it('is the thing itself where there is nothing to convert', async () => {
    await api.app.storage.put('video.mp4', Readable.from(BYTES));
    const video = await get(`${signMediaUrl(api.app.config, 'video.mp4')}&f=jpg`);
    expect([video.headers.get('content-type'), video.bytes]).toEqual(['video/mp4', BYTES]);
    expect((await get(`${url}&f=gif`)).status).toBe(404);
  });
});

it.each(['%ED%A0%80', '%00%0d%0aSet-Cookie:x', '..%2f..%2fetc', '%F0%9F%A6%8A', 'x'.repeat(200)])(
  'a download may be called anything: %s',
  async (name) => {
    const response = await get(`${url}&d=${name}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=[\x20-\x7e]+$/);
    expect(response.headers.get('set-cookie')).toBeNull();
  },
);
