import { expect, test } from '#tests/support/e2e.ts';
import { startNewerBuild } from '#tests/support/newer-build.ts';

test.use({ serviceWorkers: 'allow' });

test('New build: it loads when asked for, and typed text is kept', async ({
  page,
  newMember,
  site,
  expectAccessible,
}) => {
  await newMember('builder');
  const { url, deploy, stop } = await startNewerBuild(site);
  await page.goto(`${url}/new`);
  const words = page.getByRole('textbox', { name: 'Your post' });
  await words.fill('Half a thought');
  const controller = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(controller).toBe(true);

  deploy();
  // Simulates the hourly check for a new build.
  const waits = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      return registration.waiting !== null;
    });
  await expect.poll(waits).toBe(true);
  const prompt = page.getByText('A new version of Skein is available. What you are writing is kept.');
  await expect(prompt).toBeVisible();
  await expectAccessible('a new build');
  await words.fill('Half a thought, and the other half');

  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await again;
  await expect(words).toContainText('Half a thought, and the other half');
  await expect(prompt).toBeHidden();
  expect(await waits()).toBe(false);
  await stop();
});
