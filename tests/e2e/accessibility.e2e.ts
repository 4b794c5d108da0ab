import { expect, test } from '#tests/support/e2e.ts';

const PUBLIC = [
  '/',
  '/explore/trending',
  '/tagged/photography',
  '/tagged/polls',
  '/tagged',
  '/search',
  '/search/fog',
  '/search/f?view=tags',
  '/search/nothing-like-this',
  '/marlow/search/fog',
  '/marlow',
  '/login',
  '/register',
  '/nobody-has-this-name',
];
const MEMBERS = [
  '/dashboard',
  '/blog/marlow/drafts',
  '/blog/marlow/queue',
  '/tagged/polls',
  '/likes',
  '/following',
  '/new/text',
  '/new/photo',
  '/odile',
];

// Runs on a phone with a dark palette, before a release. every-screen.e2e.ts checks all on a desktop, in the gate every
// other one like here.
test.use({ colorScheme: 'dark' });

test('Accessibility: pages for visitors have no serious violation', async ({ page, expectAccessible }) => {
  test.setTimeout(120_000);
  for (const path of PUBLIC) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectAccessible(path);
  }
});

test('Accessibility: pages for members have no serious violation', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  await logIn('marlow');
  // The event stream keeps the network busy, so it is closed.
  const over = {
    contentType: 'text/event-stream',
    body: 'retry: 86400000\n\nevent: ready\ndata: {}\n\n',
  };
  await page.route('**/v2/user/events', (route) => route.fulfill(over));
  for (const path of MEMBERS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(path);
  }
});
