// A file before it is sent: what is made smaller, what is turned into another format, what is only measured.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MediaProblem } from './media-choice.ts';
import { acceptOf, asFile, formatOf } from './media-formats.ts';
import { prepareMedia } from './prepare-media.ts';

type Drawn = { width: number; height: number; type: string };

let size: [number, number] | null;
let drawn: Drawn[];
/** Formats that this browser can write. */
let writable: string[];

beforeEach(() => {
  drawn = [];
  writable = ['image/png', 'image/jpeg', 'image/webp'];
  vi.stubGlobal('createImageBitmap', async () => {
    if (!size) throw new DOMException('not a picture');
    return { width: size[0], height: size[1], close: () => {} };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    take,
    asked,
  ) {
    const type = writable.includes(asked ?? '') ? (asked ?? '') : 'image/png';
    drawn.push({ width: this.width, height: this.height, type });
    take(new Blob(['drawn'], { type }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const file = (name: string, type: string) => new File(['bytes'], name, { type });

describe('[product 2.0] an image', () => {
  it('of 4096 pixels or less is sent as it is', async () => {
    size = [4096, 3000];
    const photo = file('a.jpg', 'image/jpeg');
    const prepared = await prepareMedia(photo, 'image');
    expect(prepared.file).toBe(photo);
    expect(prepared.facts).toMatchObject({ kind: 'image', width: 4096, height: 3000 });
  });

  it('of more is made smaller here, in its own format', async () => {
    size = [6000, 8192];
    const prepared = await prepareMedia(file('a.webp', 'image/webp'), 'image');
    expect(drawn).toEqual([{ width: 3000, height: 4096, type: 'image/webp' }]);
    expect(prepared.facts).toMatchObject({ width: 3000, height: 4096 });
    expect([prepared.file.name, prepared.file.type]).toEqual(['a.webp', 'image/webp']);
  });

  it('may weigh more than 10 MB before it is made smaller', async () => {
    size = [8000, 8000];
    const heavy = new File([new Uint8Array(11 * 1024 * 1024)], 'a.jpg', { type: 'image/jpeg' });
    expect((await prepareMedia(heavy, 'image')).file.size).toBe(5);
    size = [4000, 4000];
    await expect(prepareMedia(heavy, 'image')).rejects.toThrow('image_size {"n":10}');
  });

  it('is PNG where this browser cannot write its format', async () => {
    size = [5000, 5000];
    writable = ['image/png'];
    const prepared = await prepareMedia(file('a.webp', 'image/webp'), 'image');
    expect([prepared.file.name, prepared.file.type]).toEqual(['a.png', 'image/png']);
  });

  it('in HEIC becomes JPG where this browser can read it', async () => {
    size = [3024, 4032];
    const prepared = await prepareMedia(file('IMG_1.HEIC', ''), 'image');
    expect(drawn).toEqual([{ width: 3024, height: 4032, type: 'image/jpeg' }]);
    expect(prepared.file.name).toBe('IMG_1.jpg');
  });

  it('that cannot be read is refused', async () => {
    size = null;
    await expect(prepareMedia(file('a.png', 'image/png'), 'image')).rejects.toThrow(MediaProblem);
  });
});

it('a sound that this browser cannot decode is left to the server', async () => {
  const prepared = await prepareMedia(file('a.m4a', 'audio/mp4'), 'audio');
  expect(prepared).toMatchObject({ facts: null, still: null });
});

describe('a format', () => {
  it.each([
    ['photo.JPEG', '', 'image', 'jpg'],
    ['clip', 'video/quicktime', 'video', 'mov'],
    ['voice.m4a', 'audio/x-m4a', 'audio', 'm4a'],
    ['voice', 'audio/webm;codecs=opus', undefined, undefined],
    ['voice.wav', '', 'audio', 'wav'],
    ['notes.txt', 'text/plain', undefined, undefined],
    ['drawing.svg', 'image/svg+xml', undefined, undefined],
  ])('is read from the type of %s (%s), else from its name', (name, type, kind, format) => {
    expect([formatOf({ name, type })?.kind, formatOf({ name, type })?.name]).toEqual([kind, format]);
  });

  it('gives a nameless image a name', () => {
    expect(asFile(new Blob(['x'], { type: 'image/png' }), 'pasted').name).toBe('pasted.png');
  });

  it('is offered to phones by type and to desktops by ending', () => {
    expect(acceptOf('video')).toContain('video/quicktime,.mov');
    expect(acceptOf('image')).toContain('.heic');
  });
});
