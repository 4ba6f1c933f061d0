// Every screen and its states, in both themes: axe finds nothing, there is one headline, and the keyboard has a place.
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { queryFolder } from '../start/data-folder.ts';
import { ALL_SCREENS, openScreen, type Screen, type Shown } from './all-screens.ts';
import { expectLegible, expectUsable } from './expect-usable.ts';
import { addImage, ask, type Person, visit, welcome } from './person.ts';
import { mainApp } from './sign-in.ts';

const OPENS: Readonly<Record<Screen['who'], string>> = {
  guest: 'nobody has signed in',
  person: 'somebody looks at',
  admin: 'an admin looks at',
};

/** As screens.spec.ts has it, which asks about other words and a phone, and not about this again. */
const WINDOW = { width: 1440, height: 900 };
const BODY = 'document.body.outerHTML';

const HALVES = { guest: [0], person: [0, 1], admin: [0] } as const;

for (const who of ['guest', 'person', 'admin'] as const) {
  for (const half of HALVES[who]) {
    test(`[product §5] axe finds nothing where ${OPENS[who]}, ${half + 1} of ${HALVES[who].length}`, async ({
      browser,
    }) => {
      const ada = await welcome(browser, 'ada', 'en');
      const shown: Shown = { own: await addImage(ada, 'a heron'), work: await publish(ada) };
      if (who === 'admin') {
        await queryFolder(mainApp().dataDir, `update users set role = 'admin' where email = '${ada.email}'`);
      }
      const looking = who === 'guest' ? await visit(browser, 'en') : ada;
      const { page, say } = looking;
      await page.setViewportSize(WINDOW);
      const screens = ALL_SCREENS.filter((one) => one.who === who);
      for (const screen of screens.filter((_, n) => n % HALVES[who].length === half)) {
        await test.step(screen.name, async () => {
          await openScreen(page, screen, shown, say);
          await expect
            .soft(page.locator('h1'), `headlines of ${screen.name}`)
            .toHaveCount(1, { timeout: 15_000 });
          await turnTo(page, 'light');
          await expectUsable(page, `${screen.name}, light`);
          // A theme is colours and nothing else (web/ui/base/tokens.css).
          const before = await page.evaluate<string>(BODY);
          await turnTo(page, 'dark');
          const isSame = (await page.evaluate<string>(BODY)) === before;
          await (isSame ? expectLegible : expectUsable)(page, `${screen.name}, dark`);
        });
      }
      await looking.leave();
      if (looking !== ada) await ada.leave();
    });
  }
}

test('what is chosen is told in the colours of the system, too', async ({ browser }) => {
  const { page, say, leave } = await welcome(browser, 'ada', 'en');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/ai-image/text-to-image');
  await expect(
    page.getByRole('group', { name: say('tool.count') }).getByRole('radio', { name: '2' }),
  ).toBeChecked();
  const fillOf = (count: number) =>
    page.evaluate<string>(
      `getComputedStyle(document.querySelector('label:has(input[type=radio][value="${count}"])')).backgroundColor`,
    );
  expect(await fillOf(2)).not.toBe(await fillOf(3));
  await leave();
});

async function turnTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

async function publish(person: Person): Promise<string> {
  const id = await addImage(person, 'a heron among reeds, mist');
  await ask(person, '/api/task/publish', { id, public: true });
  return id;
}
