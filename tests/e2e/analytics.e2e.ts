import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';

// Runs in one worker, because the server is started with a list of purposes.
test.describe.configure({ mode: 'default' });
test.use({ settings: { CONSENT_LIST: 'examples/consent-list.json' } });

declare global {
  interface Window {
    /** Bodies of the beacons of this page, in order. */
    sentBeacons: Promise<string>[];
  }
}

/** Keeps the bodies of beacons, which the browser does not show. */
async function keepBeacons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.sentBeacons = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      window.sentBeacons.push((body as Blob).text());
      return send(url, body);
    };
  });
}

type SentEvent = { name: string; page: string };

/** Returns the events that the page sent since it was loaded, those that waited included. */
function sentEvents(page: Page): Promise<SentEvent[]> {
  return page.evaluate(async () => {
    window.dispatchEvent(new Event('pagehide'));
    const bodies = await Promise.all(window.sentBeacons);
    return bodies.flatMap((body) => (JSON.parse(body) as { events: SentEvent[] }).events);
  });
}
async function namesSent(page: Page): Promise<string[]> {
  return [...new Set((await sentEvents(page)).map(({ name }) => name))].sort();
}

/** Shows a picture that cannot be loaded, without a request. */
async function breakPicture(page: Page): Promise<void> {
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'data:image/png;base64,AAAA';
    document.body.append(image);
  });
}

test('Analytics: before an answer nothing is sent, and after a no only failures of the site', async ({
  page,
}) => {
  await keepBeacons(page);
  await page.clock.install();
  await page.goto('/explore/trending');
  const question = page.getByRole('region', { name: 'May we count?' });
  await expect(question).toBeVisible();
  await breakPicture(page);
  await page.clock.runFor(6000);
  expect(await sentEvents(page)).toEqual([]);

  await question.getByRole('button', { name: 'Reject all' }).click();
  await expect(question).toBeHidden();
  await breakPicture(page);
  await page.clock.runFor(6000);
  await expect.poll(() => namesSent(page)).toEqual(['image_failure']);
});

test('Analytics: after a yes the views of pages, the posts in view and a sample of files arrive', async ({
  page,
}) => {
  await keepBeacons(page);
  await page.goto('/explore/trending');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByRole('region', { name: 'May we count?' })).toBeHidden();
  const taken = page.waitForResponse((response) => response.url().endsWith('/services/bblog'));
  await page.goto('/explore/trending');
  await page.locator('article[data-post]').first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => namesSent(page))
    .toEqual(expect.arrayContaining(['page_view', 'post_impression', 'resource']));
  expect(await sentEvents(page)).toContainEqual(
    expect.objectContaining({ name: 'page_view', page: '/explore/:exploreMode?' }),
  );
  expect((await taken).status()).toBe(204);
});

test('Analytics: a no in another tab stops what was allowed', async ({ page, context }) => {
  await keepBeacons(page);
  await page.goto('/explore/trending');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => namesSent(page)).toContain('page_view');

  const other = await context.newPage();
  await other.goto('/privacy/consent/begin');
  await other.getByRole('button', { name: 'Nothing' }).click();
  const learned = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().endsWith('/v2/privacy/consent'),
  );
  await other.getByRole('button', { name: 'Keep this' }).click();
  await expect(other.getByRole('heading', { name: 'No to everything' })).toBeVisible();
  await learned;
  const before = (await sentEvents(page)).length;
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await expect(page).toHaveURL(/\/explore/);
  await page.evaluate(() => window.scrollBy(0, 2000));
  expect(await sentEvents(page)).toHaveLength(before);
});
