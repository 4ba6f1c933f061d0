// When the points do not reach: the button says so before the click, and the sheet leads to an image all the same.
import { expect } from '@playwright/test';
import { queryFolder } from '../start/data-folder.ts';
import { MAKING } from './person.ts';
import { readWords } from './read-words.ts';
import { mainApp } from './sign-in.ts';
import { test } from './signed-in-test.ts';

const say = readWords('en');
const LEFT = 2;

/** Takes points away as an operator's adjustment does: bucket and ledger move together. */
async function leavePoints(email: string): Promise<void> {
  await queryFolder(
    mainApp().dataDir,
    `with owner as (select id from users where email = '${email}'),
       taken as (
         update buckets b set "left" = case b.kind when 'gift' then ${LEFT} else 0 end
         from owner, buckets old where b.user_id = owner.id and old.id = b.id
         returning b.user_id, b.id, b."left" - old."left" as amount)
     insert into ledger (user_id, bucket_id, kind, amount, balance_after)
     select user_id, id, 10, amount, ${LEFT} from taken where amount <> 0`,
  );
}

test('[§1.2] somebody short of points sees by how much, chooses less, and gets an image', async ({
  page,
  account,
}) => {
  await leavePoints(account.email);
  await page.goto('/ai-image/text-to-image');
  await expect(
    page.getByRole('button', { name: say('points.pill', { n: LEFT }), exact: true }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill('a lighthouse at dusk');

  await expect(page.getByText(say('tool.short_by', { points: '2 points' }))).toBeVisible();
  await page.getByRole('button', { name: say('tool.get_points') }).click();
  const sheet = page.getByRole('dialog', { name: say('points.sheet.title') });
  await expect(sheet).toContainText(say('points.sheet.form_stays'));
  await sheet.getByRole('button', { name: new RegExp(say('text-to-image.cheaper_count', { n: 2 })) }).click();
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: /^Generate · 2 points/ }).click();
  const feed = page.getByRole('region', { name: say('task.feed') });
  await expect(feed.getByRole('img', { name: 'a lighthouse at dusk' })).toBeVisible(MAKING);
  await expect(page.getByRole('button', { name: say('points.pill', { n: 0 }), exact: true })).toBeVisible();
});
