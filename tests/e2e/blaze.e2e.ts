import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Blaze: a member buys people for a post, staff accepts, a reader sees it labelled, the rest comes back', async ({
  page,
  newMember,
  logIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const tag = `kites ${Date.now().toString(36)}`;
  const reader = await newMember('reader');
  const readerApi = apiOf(page);
  await readerApi.POST('/v2/user/tags/add', { body: { tag } });
  await readerApi.POST('/v2/user/follow', { body: { url: 'tamsin' } });
  const readerCookies = await page.context().cookies();
  await page.context().clearCookies();

  const me = await newMember('kindler');
  await apiOf(page).POST('/v2/blog/{blog}/posts', {
    params: { path: { blog: me } },
    body: {
      content: [{ type: 'text' as const, text: 'A kite over the harbour' }],
      tags: tag,
      state: 'published',
    },
  });
  await page.goto(`/blog/${me}/blaze`);
  await expect(page.getByRole('heading', { name: 'Nothing was blazed yet' })).toBeVisible();
  await expectAccessible('the campaigns of a blog without one');
  await page.getByRole('link', { name: 'Choose a post' }).click();
  await page.getByRole('link', { name: 'A kite over the harbour' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Light a few windows.' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Add a tag whose readers see it' });
  await field.pressSequentially(`#${tag}`);
  await field.press('Enter');
  await expect(page.getByText(/^Only about 1 people/)).toBeVisible();
  await expectAccessible('the form of a campaign');
  await page.getByRole('button', { name: /^Go on/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blaze for 2,500 people' })).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'It is paid.' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page.getByText(/^One of us looks at it/)).toBeVisible();
  await expectAccessible('a campaign that waits');
  const buyerCookies = await page.context().cookies();

  await page.context().clearCookies();
  await logIn('wren');
  await page.goto('/settings/admin/campaigns');
  const waiting = page.getByRole('article', { name: 'A kite over the harbour' });
  await expect(waiting.getByText(`Paid by ${me}`)).toBeVisible();
  await expectAccessible('the campaigns that wait for staff');
  await waiting.getByRole('button', { name: 'Let it burn' }).click();
  await expect(waiting).toHaveCount(0);

  await page.context().clearCookies();
  await page.context().addCookies(readerCookies);
  await page.goto('/dashboard');
  await expect(page.getByText(`Blazed by ${me}, for readers of #${tag}`)).toBeVisible();
  await expectAccessible(`the dashboard of ${reader} with a blazed post`);
  await page.getByRole('button', { name: `Not for me: ${me}` }).click();
  await expect(page.getByText(/^Hidden\. You will not see/)).toBeVisible();

  // Leaves the dashboard first, which says what was seen in the name of the reader.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.context().addCookies(buyerCookies);
  await page.goto(`/blog/${me}/blaze/burning`);
  await expect(page.getByRole('img', { name: '1 of 2,500 have seen it' })).toBeVisible();
  await expectAccessible('a campaign that burns');
  await page.getByRole('button', { name: 'Put it out' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await page.getByRole('link', { name: 'Ended' }).click();
  await expect(page.getByText(/came back$/)).toBeVisible();
  await page.getByRole('link', { name: 'A kite over the harbour' }).click();
  await expect(page.getByText(/^Put out on/)).toBeVisible();
  await expectAccessible('a campaign that was put out');
});
