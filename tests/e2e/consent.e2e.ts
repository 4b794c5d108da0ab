import type { BrowserContext, Page } from '@playwright/test';
import { SITE_STORAGE } from '#src/domain/site-storage.ts';
import { expect, test } from '#tests/support/e2e.ts';

// Runs in one worker, because the server is started with a list of companies.
test.describe.configure({ mode: 'default' });
test.use({ settings: { CONSENT_LIST: 'examples/consent-list.json' } });

type Kind = (typeof SITE_STORAGE)[number]['kind'];

function isListed(kind: Kind, name: string): boolean {
  return SITE_STORAGE.some((item) => {
    if (item.kind !== kind) return false;
    return item.name.endsWith('*') ? name.startsWith(item.name.slice(0, -1)) : item.name === name;
  });
}

/** Returns what the browser holds and the strictly necessary list lacks. */
async function unlisted(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => ['cookie', name] as const);
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => ['local', name] as const),
    ...Object.keys(sessionStorage).map((name) => ['session', name] as const),
  ]);
  const caches = await page.evaluate(async () => ('caches' in window ? await window.caches.keys() : []));
  return [...cookies, ...stored, ...caches.map((name) => ['database', name] as const)]
    .filter(([kind, name]) => !isListed(kind, name))
    .map(([kind, name]) => `${kind} ${name}`);
}

/** Collects calls that measure, and requests that leave the site. */
function watchCalls(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    const isMeasured = /^\/(services\/(bblog|pixel)|svc\/pop\/performance)/.test(pathname);
    const isElsewhere = !/^(127\.0\.0\.1|localhost)(:|$)/.test(host) && /^https?:/.test(request.url());
    if (isMeasured || isElsewhere) seen.push(request.url());
  });
  return seen;
}

test('Consent: nothing leaves and nothing is stored beyond the list before an answer, nor after refusing all', async ({
  page,
  context,
  expectAccessible,
}) => {
  const seen = watchCalls(page);
  await page.goto('/explore/trending');
  const banner = page.getByRole('region', { name: 'May we count?' });
  await expect(banner).toBeVisible();
  await expectAccessible('the question about privacy');
  expect(await unlisted(page, context)).toEqual([]);
  await banner.getByRole('button', { name: 'Reject all' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  expect(await unlisted(page, context)).toEqual([]);
  await expect(banner).toBeHidden();
  expect(seen).toEqual([]);
});

test('Consent: accepting sets the string that programs read, and withdrawing on the page deletes it', async ({
  page,
  context,
}) => {
  await page.goto('/explore/trending');
  await page.getByRole('button', { name: 'Accept all' }).click();
  const namesOf = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(namesOf).toContain('euconsent-v2-analytics');
  await page.goto('/privacy/consent/begin');
  await page.getByRole('button', { name: 'Nothing' }).click();
  await page.getByRole('button', { name: 'Keep this' }).click();
  await expect(page.getByRole('heading', { name: 'No to everything' })).toBeVisible();
  expect(await namesOf()).not.toContain('euconsent-v2-analytics');
});

test('Consent: an answer in one tab closes the question in the other', async ({ page, context }) => {
  await page.goto('/explore/trending');
  const question = page.getByRole('region', { name: 'May we count?' });
  await expect(question).toBeVisible();
  const other = await context.newPage();
  await other.goto('/explore/trending');
  await other.getByRole('button', { name: 'Reject all' }).click();
  await expect(question).toBeHidden();
});

test('Consent: a browser without storage holds an answer in the page, says so, and nothing is measured', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  });
  const seen = watchCalls(page);
  await page.goto('/explore/trending');
  const question = page.getByRole('region', { name: 'May we count?' });
  await question.getByRole('button', { name: 'Accept all' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('This browser keeps nothing')).toBeVisible();
  await page.getByRole('link', { name: 'Tags' }).first().click();
  await expect(page).toHaveURL(/tag/);
  await expect(question).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect(seen).toEqual([]);
  // Such a browser has nothing left of the answer's cookie.
  await context.clearCookies();
  await page.reload();
  await expect(question).toBeVisible();
});
