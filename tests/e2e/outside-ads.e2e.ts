import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

// Runs in one worker, because the server is started with companies that show ads. Both programs are fakes.
test.describe.configure({ mode: 'default' });
test.use({
  settings: { CONSENT_LIST: 'examples/consent-list.json', AD_SOURCES: 'examples/ad-sources.json' },
});
test.skip(({ viewport }) => (viewport?.width ?? 0) < 1162, 'The sidebar needs a wide window.');

/** The calls of prebid that the adapter makes; the highest bid is one line. */
const FAKE_PREBID = `
  const { que } = window.pbjs;
  let unit;
  Object.assign(window.pbjs, {
    setConfig() {},
    addAdUnits([first]) { unit = first; },
    requestBids({ bidsBackHandler }) { setTimeout(bidsBackHandler, 50); },
    getHighestCpmBids: () => [{ adId: 'one' }],
    renderAd(into) {
      window.__tcfapi('getTCData', 2, ({ vendor }) => {
        let stored;
        try { stored = document.cookie; } catch { stored = 'no cookies'; }
        into.write('<p>A fake ad of ' + unit.bids[0].bidder + ', allowed: ' + vendor.consents[2] + ', ' + stored + '</p>');
      });
    },
  });
  for (const act of que) act();`;
const FAKE_ADITUDE = `
  const listeners = [];
  const googletag = { pubads: () => ({ addEventListener: (_, listener) => listeners.push(listener) }) };
  for (const act of window.googletag.cmd) Object.assign(window.googletag, googletag) && act();
  window.tude.refreshAdsViaDivMappings = ([{ divId, baseDivId }]) => {
    document.getElementById(divId).textContent = 'A fake ad of the unit ' + baseDivId;
    for (const listener of listeners) listener({ isEmpty: false });
  };
  for (const act of window.tude.cmd) act();`;

/** Answers what leaves the site with fakes, and returns its addresses. */
async function fakeCompanies(page: Page): Promise<{ url: string; method: string }[]> {
  const seen: { url: string; method: string }[] = [];
  await page.context().route(/^https:\/\/[a-z.]*\.example\//, async (route) => {
    const url = route.request().url();
    seen.push({ url, method: route.request().method() });
    if (url.endsWith('prebid.js')) await route.fulfill({ contentType: 'text/javascript', body: FAKE_PREBID });
    else if (url.endsWith('prebid-load.js'))
      await route.fulfill({ contentType: 'text/javascript', body: FAKE_ADITUDE });
    else await route.fulfill({ status: 204 });
  });
  return seen;
}

/** Collects the paths of calls for ads to this site. */
function watchAdCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(ad-frame|v2\/ads\/|v2\/redpop_ads)/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

async function allowEverything(page: Page): Promise<void> {
  await page.goto('/privacy/consent/begin');
  await page.getByRole('button', { name: 'Everything' }).click();
  await page.getByRole('button', { name: 'Keep this' }).click();
  await expect(page.getByRole('heading', { name: 'Yes to everything' })).toBeVisible();
}

/** Returns the ad in the sidebar. */
function besidePosts(page: Page) {
  return page
    .getByRole('article', { name: 'Ad of Nineweave' })
    .filter({ has: page.locator('[src$="/bids"]') });
}

const GONE = 'Gone. You will not see ads of Nineweave again.';

test('Ads of other companies: none without a consent, drawn apart from the page with it, gone when it is withdrawn', async ({
  page,
  context,
  logIn,
  expectAccessible,
}) => {
  test.slow();
  const seen = await fakeCompanies(page);
  await logIn('tamsin');
  await page.goto('/dashboard');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // A page that is left before the choice is kept would be rendered with the question.
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/v2/privacy/consent') && answer.request().method() !== 'GET',
  );
  await page.getByRole('button', { name: 'Reject all' }).click();
  await kept;
  await page.goto('/dashboard');
  await expect(page.getByRole('feed').locator('article[data-post]').first()).toBeVisible();
  await expect(page.locator('iframe[src^="/ad-frame/"]')).toHaveCount(0);
  expect(seen).toEqual([]);

  await allowEverything(page);
  await page.goto('/dashboard');
  const side = besidePosts(page);
  await expect(
    side.frameLocator('iframe').getByText('A fake ad of example, allowed: true, no cookies'),
  ).toBeVisible();
  const between = page.locator('iframe[src="/ad-frame/unit"]');
  await between.scrollIntoViewIfNeeded();
  await expect(between.contentFrame().getByText('A fake ad of the unit between-posts')).toBeVisible();
  await side.locator('iframe').scrollIntoViewIfNeeded();
  await expect
    .poll(() => seen.filter(({ url }) => url.endsWith('/seen')))
    .toEqual([{ url: 'https://count.bidding.example/seen', method: 'GET' }]);
  await expectAccessible('ads of other companies');

  const other = await context.newPage();
  await other.goto('/privacy/consent/begin');
  await other.getByRole('button', { name: 'Nothing' }).click();
  await other.getByRole('button', { name: 'Keep this' }).click();
  await expect(page.locator('iframe[src^="/ad-frame/"]')).toHaveCount(0);
});

test('Ads of other companies: a member reports one, hides the company for good, and staff see why', async ({
  page,
  browser,
  site,
  logIn,
  expectAccessible,
}) => {
  test.slow();
  await fakeCompanies(page);
  await logIn('odile');
  await allowEverything(page);
  await page.goto('/dashboard');
  const side = besidePosts(page);
  await side.getByRole('button', { name: 'Why this?' }).click();
  await expect(side.getByText('It stands in a frame of its own and cannot read this page.')).toBeVisible();
  await side.getByRole('button', { name: 'Something is wrong with it' }).click();
  await side.getByRole('button', { name: 'It is misleading' }).click();
  await expect(side.getByText('Thank you.')).toBeVisible();
  await expectAccessible('an ad of another company with its reasons');
  const hide = side.getByRole('button', { name: 'Hide: Nineweave' });
  await hide.click();
  await expect(page.getByText(GONE).first()).toBeVisible();
  await expect(page.locator('iframe[src^="/ad-frame/"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(side.frameLocator('iframe').getByText('A fake ad of example')).toBeVisible();
  const hidden = page.waitForResponse((answer) => answer.url().endsWith('/vendor-2/hide') && answer.ok());
  await hide.click();
  await hidden;
  await page.goto('/dashboard');
  await expect(page.getByRole('feed').locator('article[data-post]').first()).toBeVisible();
  await expect(page.getByRole('article', { name: 'Ad of Nineweave' })).toHaveCount(0);

  // Staff have a browser of their own: a late answer to the member would end the session of whoever logs in here.
  const elsewhere = await browser.newContext({ baseURL: site, serviceWorkers: 'block' });
  const staff = await elsewhere.newPage();
  await apiOf(staff).POST('/v2/oauth2/token', {
    body: { grant_type: 'password', username: 'wren@example.com', password: DEMO_PASSWORD },
  });
  await staff.goto('/settings/admin/ads');
  const company = staff.getByRole('article', { name: 'Nineweave' });
  await expect(company.getByText('Misleading')).toBeVisible();
  await elsewhere.close();
});

test('Ads of other companies: a visitor hides the company in this browser', async ({ page }) => {
  await fakeCompanies(page);
  await allowEverything(page);
  await page.goto('/timeline/popular');
  const side = besidePosts(page);
  await side.getByRole('button', { name: 'Hide: Nineweave' }).click();
  await expect(page.getByText(GONE)).toBeVisible();
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/mrec_waterfall'));
  await page.reload();
  await asked;
  await expect(page.getByRole('feed').locator('article[data-post]').first()).toBeVisible();
  await expect(page.getByRole('article', { name: 'Ad of Nineweave' })).toHaveCount(0);
  await expect(page.locator('iframe[src^="/ad-frame/"]')).toHaveCount(0);
});

test('Ads: a member with premium sees none, and their pages ask neither the site nor a company for any', async ({
  page,
  newMember,
}) => {
  test.slow();
  const seen = await fakeCompanies(page);
  const asked = watchAdCalls(page);
  await newMember('payer');
  await allowEverything(page);
  await page.goto('/timeline/popular');
  await expect(besidePosts(page)).toBeVisible();
  expect(asked).toContain('/ad-frame/bids');

  await page.goto('/premium');
  await page.getByRole('button', { name: /^Go on/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'It is paid.' })).toBeVisible();
  seen.length = 0;
  asked.length = 0;
  for (const address of ['/timeline/popular', '/dashboard/for-you', '/tagged/photography']) {
    await page.goto(address);
    await expect(page.getByRole('feed').locator('article[data-post]').first()).toBeVisible();
    await expect(page.getByRole('article', { name: /^Ad( of|:)/ })).toHaveCount(0);
  }
  expect(asked).toEqual([]);
  expect(seen).toEqual([]);
});

test('Ads: messages, settings and the form for a post ask for none', async ({ page, logIn }) => {
  const seen = await fakeCompanies(page);
  const asked = watchAdCalls(page);
  await logIn('marlow');
  await allowEverything(page);
  for (const address of ['/messaging', '/settings/account', '/new/text']) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('article', { name: /^Ad( of|:)/ })).toHaveCount(0);
  }
  expect(asked).toEqual([]);
  expect(seen).toEqual([]);
});
