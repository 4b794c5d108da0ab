import { expect, test } from '#tests/support/e2e.ts';

test('Errors: staff sees what browsers reported, one row per fault, opens its places and settles it', async ({
  page,
  request,
  logIn,
  expectAccessible,
}) => {
  const config = await request.get('/v2/config', { headers: { Authorization: 'Bearer skein-web' } });
  const { reportToken: token } = (await config.json()).response;
  const message = `The loom ${test.info().project.name} is out of wool`;
  const ticks = Array.from({ length: 3 }, () => ({
    ...{ route: '/dashboard', name: 'TypeError', message, timestamp: 1_780_000_000_000, release: '0.4.0' },
    stack: `TypeError: ${message}\n    at f (https://skein.example/assets/none.js:1:2)`,
  }));
  const sent = await request.post('/svc/pop/exceptions', {
    headers: { Authorization: 'Bearer skein-web' },
    data: { token, url: 'https://skein.example/dashboard', ticks },
  });
  expect(sent.status()).toBe(204);
  await logIn('wren');
  await page.goto('/settings/admin/errors');
  const row = page.getByRole('article', { name: message });
  await expect(row).toContainText('Reported 3 times.');
  await row.getByRole('button', { name: 'Show the places' }).click();
  await expect(row.getByRole('list', { name: 'Stack' })).toContainText('/assets/none.js:1:2');
  await expectAccessible('the errors of browsers');
  await row.getByRole('button', { name: 'It is mended' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('link', { name: 'Mended' }).click();
  await expect(row).toContainText('Mended after 0.4.0.');
});

test('Errors: staff opens the slow pages and the lost pictures from the errors', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('wren');
  await page.goto('/settings/admin/errors');
  await page.getByRole('link', { name: 'Slow pages' }).click();
  await expect(page.getByRole('group', { name: 'Timing' })).toBeVisible();
  await expectAccessible('the timings of pages');
  await page.getByRole('link', { name: 'Lost pictures' }).click();
  await expect(page.getByRole('region', { name: 'Lost pictures' })).toBeVisible();
  await expectAccessible('the lost pictures');
});

test('Errors: the source maps of the scripts are not served', async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.goto('/explore/trending');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  for (const path of scripts.slice(0, 3)) {
    expect((await request.get(`${path}.map`)).status()).toBe(404);
    expect(await (await request.get(path)).text()).not.toContain('sourceMappingURL');
  }
});
