import { expect, test } from '#tests/support/e2e.ts';

test('Login: a form sent before hydration leads to a page that is not rendered anew [audience-28]', async ({
  context,
}) => {
  test.setTimeout(120_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  // Scripts are delayed until the button was pressed; then the processor is throttled, as on an old phone.
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'E-mail' }).fill('marlow@example.com');
  await page.getByLabel('Password', { exact: true }).fill('lantern-7-loom');
  await page.getByRole('button', { name: 'Log in' }).click();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  scripts.resolve();
  await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page).toHaveURL('/dashboard', { timeout: 30_000 });
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(faults).toEqual([]);
});
