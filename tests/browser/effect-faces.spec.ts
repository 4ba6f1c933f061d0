// Whom an effect is made of: chosen among the faces of a photo by pointer and keys, and two people of one photo.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { drawTwoPeople } from '../fakes/draw-two-people.ts';
import { expectUsable } from './expect-usable.ts';
import { waitForNewest } from './newest-task.ts';
import { readWords } from './read-words.ts';
import { test } from './signed-in-test.ts';

const say = readWords('en');

async function addPhoto(page: Page): Promise<void> {
  const photo = { name: 'two.jpg', mimeType: 'image/jpeg', buffer: await drawTwoPeople() };
  await page.locator('input[type=file]').first().setInputFiles(photo);
}

async function generate(page: Page, n: number): Promise<void> {
  const points = say('task.points_other', { n });
  await page.getByRole('button', { name: say('tool.generate', { points }) }).click();
}

test('[product 2.5] of two faces one is chosen, and is who the effect is made of', async ({
  page,
  account,
}) => {
  await page.goto('/effects/generate?type=image&effect=headshot');
  await addPhoto(page);
  const group = page.getByRole('radiogroup', { name: say('media.faces.who') });
  const [first, second] = [1, 2].map((n) =>
    group.getByRole('radio', { name: say('media.faces.face', { n, total: 2 }) }),
  );
  if (!first || !second) throw new Error('there are two');
  await expect(first).toBeChecked();
  await second.click();
  await expect(second).toBeChecked();
  await second.press('ArrowUp');
  await expect(first).toBeFocused();
  await expect(first).toBeChecked();
  await expectUsable(page, 'the choice of a face');
  // Which of them is the wider one may change with the detector: the one at the right is wanted.
  const places = await Promise.all([first, second].map((one) => one.boundingBox()));
  await ((places[0]?.x ?? 0) > (places[1]?.x ?? 0) ? first : second).check();
  await generate(page, 6);
  const made = await waitForNewest(account, { effect_id: 'headshot' });
  const [at] = (made.params as { faces: { x: number; y: number }[] }).faces;
  expect(at?.x).toBeGreaterThan(0.6);
});

test('[product 2.5] two people are made of one photo with both', async ({ page, account }) => {
  await page.goto('/effects/generate?type=image&effect=wedding');
  await expect(page.getByText(say('effects.one_or_two'))).toBeVisible();
  await addPhoto(page);
  await expect(page.getByText(say('media.faces.both'))).toBeVisible();
  await expectUsable(page, 'two people on one photo');
  await generate(page, 6);
  const made = await waitForNewest(account, { effect_id: 'wedding' });
  expect(made.inputs).toHaveLength(1);
  expect((made.params as { faces: object[] }).faces).toHaveLength(2);
});
