// What hangs from the frame hangs before nobody's face, also where several are in a wide photo.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { compareEyes } from '#tests/fakes/compare-eyes.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { findFaces } from '#engine/vision/find-faces.ts';
import { openWork } from '../open-work.ts';
import { festival } from './festival.ts';

const folder = mkdtempSync(join(tmpdir(), 'atelier-festival-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('leaves both faces of two people in sight', async () => {
  const one = await openTestPhoto('astronaut').resize(384).toBuffer();
  const file = join(folder, 'two.png');
  await sharp({ create: { width: 768, height: 384, channels: 3, background: '#999' } })
    .composite([
      { input: one, left: 0, top: 0 },
      { input: await sharp(one).flop().toBuffer(), left: 384, top: 0 },
    ])
    .toFile(file);
  const order = { width: 768, height: 384, seed: 4, text: '', option: 'spring', isAutoShape: true };
  const { image } = await festival(openWork({ ...order, files: [file] }));
  const photo = await readPixels(sharp(file));
  const faces = await findFaces(photo);
  expect(faces).toHaveLength(2);
  for (const face of faces) expect(compareEyes(photo, image, face)).toBeGreaterThan(0.9);
});
