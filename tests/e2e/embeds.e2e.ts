import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '#tests/support/e2e.ts';

test('Embeds: an embedded post has the height of its content on another site', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('odile');
  await page.goto('/marlow');
  await page.getByRole('article').first().getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Embed' }).click();
  await expect(page.getByRole('heading', { name: 'Embed a post' })).toBeVisible();
  const preview = page.frameLocator('iframe[title="Post by marlow"]');
  await expect(preview.getByRole('article')).toBeVisible();
  await expectAccessible('the code of an embed');
  const code = await page.getByRole('textbox', { name: 'Code for your page' }).inputValue();

  // A different host name makes it a different site.
  const foreign = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(`<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1>${code}</html>`);
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  try {
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(`http://localhost:${(foreign.address() as AddressInfo).port}/`);
    const frame = elsewhere.frameLocator('iframe.skein-post');
    await expect(frame.getByRole('article')).toBeVisible();
    await expect
      .poll(() => elsewhere.locator('iframe').evaluate((one) => one.style.height))
      .toMatch(/^\d+px$/);
    const [post] = await Promise.all([
      elsewhere.waitForEvent('popup'),
      frame.getByRole('link', { name: 'Like, reblog or reply on Skein' }).click(),
    ]);
    await expect(post).toHaveURL(/\/marlow\/\d+/);
  } finally {
    foreign.close();
  }
});
