import { expect, test } from '#tests/support/e2e.ts';

test.use({ settings: { BLOG_HOSTS: 'on' } });

test("Blog hosts: a blog's host redirects to the blog on the site and receives no session", async ({
  page,
  logIn,
  site,
}) => {
  await logIn('odile');
  const { port } = new URL(site);
  const home = `http://marlow.skein.localhost:${port}`;
  const asked = page.waitForRequest(`${home}/archive`);
  await page.goto(`${home}/archive`);
  expect((await (await asked).allHeaders()).cookie).toBeUndefined();
  await expect(page).toHaveURL(`${site}/marlow/archive`);
  // The member is still logged in on the site.
  await expect(page.getByRole('button', { name: /^Account/ }).first()).toBeVisible();

  await page.goto(`${home}/`);
  await expect(page).toHaveURL(`${site}/marlow`);
  const post = await page.getByRole('article').first().locator('a:has(time)').getAttribute('href');
  const id = post?.split('/')[2] ?? '';
  await page.goto(`${home}/post/${id}`);
  await expect(page).toHaveURL(new RegExp(`^${site}/marlow/${id}`));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`^${site}/marlow/${id}`),
  );
  expect((await page.context().cookies(home)).map(({ name }) => name)).toEqual([]);
});
