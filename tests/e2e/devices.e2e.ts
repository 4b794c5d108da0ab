import type { BrowserContext, Page } from '@playwright/test';
import { CAST, DEMO_PASSWORD, expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** Logs another browser in as the member of a journey: a second device. */
async function enter(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await apiOf(page).POST('/v2/oauth2/token', { body: { grant_type: 'password', username: email, password } });
}

/** Shifts a browser's clock by some hours. */
async function setClock(context: BrowserContext, hours: number): Promise<void> {
  await context.addInitScript((differs) => {
    const { now } = Date;
    class WrongDate extends Date {
      constructor(...args: [] | [number]) {
        if (args.length === 0) super(now() + differs);
        else super(...args);
      }
      static override now = () => now() + differs;
    }
    globalThis.Date = WrongDate as DateConstructor;
  }, hours * 3_600_000);
}

const lettersOf = (page: Page, name: string) => page.getByRole('list', { name: `Messages with ${name}` });
const lettersWith = (page: Page, name: string) => lettersOf(page, name).getByRole('article');

test('Devices: two tabs and a second device show the same windows, messages and read states', async ({
  page,
  context,
  browser,
  site,
  newMember,
  isMobile,
}) => {
  // Conversation windows exist on a desktop only.
  if (isMobile) return;
  const name = await newMember('twotabs');
  const tab = await context.newPage();
  const device = await browser.newPage({ baseURL: site });
  await enter(device, `${name}@example.test`, 'a thread of blue wool');
  const other = await browser.newPage({ baseURL: site });
  await enter(other, CAST.odile);
  for (const one of [page, tab, device]) {
    await one.goto('/messaging');
    await expect(one.locator('html[data-ready]')).toBeAttached();
  }
  await page.goto('/messaging?messagingTo=odile');
  const windowOf = (one: Page) => one.getByRole('dialog', { name: 'odile, conversation' });
  await expect(windowOf(tab)).toBeVisible();

  const field = windowOf(tab).getByRole('textbox', { name: 'Message to odile' });
  await field.fill('From the second tab');
  await field.press('Enter');
  await expect(windowOf(page).getByText('From the second tab')).toHaveCount(1);
  await expect(windowOf(page).getByText(/Sending…|Not sent yet/)).toHaveCount(0);
  await expect(device.getByRole('link', { name: /^odile/ })).toContainText('From the second tab');

  await other.goto(`/messaging/conversation/odile/${name}`);
  await other.getByRole('textbox', { name: `Message to ${name}` }).fill('Read everywhere');
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  for (const one of [page, tab]) {
    await expect(windowOf(one).getByText('Read everywhere')).toHaveCount(1);
    await expect(lettersWith(one, 'odile')).toHaveCount(2);
  }
  // Messages read in a tab are read on the device as well.
  await expect(device.getByRole('link', { name: /^odile/ })).toContainText('Read everywhere');
  await expect(
    device
      .getByRole('navigation', { name: 'Main' })
      .filter({ visible: true })
      .getByRole('link', { name: /unread/ }),
  ).toHaveCount(0);
  await expect(lettersOf(other, name).getByText('Seen')).toBeVisible();

  await windowOf(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(windowOf(tab)).toBeHidden();
  await device.close();
  await other.close();
});

for (const [how, hours] of [
  ['ahead', 5],
  ['behind', -9],
] as const) {
  test(`Devices: a clock that is hours ${how} keeps the order of messages, their times and the seen state`, async ({
    page,
    context,
    browser,
    site,
    newMember,
  }) => {
    await setClock(context, hours);
    const name = await newMember('clock');
    const other = await browser.newPage({ baseURL: site });
    await enter(other, CAST.odile);
    await page.goto(`/messaging/conversation/${name}/odile`);
    const write = async (from: Page, to: string, words: string) => {
      await from.getByRole('textbox', { name: `Message to ${to}` }).fill(words);
      await from.getByRole('button', { name: 'Send', exact: true }).click();
      for (const one of [page, other]) await expect(one.getByRole('article').getByText(words)).toHaveCount(1);
    };
    await other.goto(`/messaging/conversation/odile/${name}`);
    const all = ['One', 'Two', 'Three', 'Four'];
    for (const [i, words] of all.entries()) await write(i % 2 ? other : page, i % 2 ? name : 'odile', words);
    await expect(lettersWith(page, 'odile')).toHaveText(all);
    await expect(lettersWith(other, name)).toHaveText(all);
    const times = lettersOf(page, 'odile').locator('time');
    await expect(times).toHaveText(['now', 'now', 'now', 'now']);
    await expect(lettersOf(page, 'odile').getByText('Seen')).toBeVisible();
    await page.reload();
    await expect(lettersWith(page, 'odile')).toHaveText(all);
    await expect(times).toHaveText(['now', 'now', 'now', 'now']);
    await other.close();
  });
}
