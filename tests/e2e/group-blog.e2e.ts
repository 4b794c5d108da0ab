import { expect, freshName, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Group blogs: an invited member reads the terms, joins, and leaves', async ({
  page,
  newMember,
  logIn,
  expectAccessible,
  expectFailure,
}) => {
  expectFailure(403, 'listBlogMembers');
  expectFailure(409, 'checkBlogInvitation');
  await newMember('host');
  const group = freshName('group');
  await apiOf(page).POST('/v2/user/blogs', { body: { tumblelog: group } });
  await page.goto(`/blog/${group}/members`);
  await page.getByRole('textbox', { name: 'Blog name or e-mail address' }).fill('@odile');
  await page.getByRole('button', { name: 'Invite' }).click();
  const open = page.getByRole('list', { name: 'Open invitations' });
  await expect(open.getByText('odile')).toBeVisible();
  await expect(page.getByText('odile was invited')).toBeVisible();
  await expectAccessible('the members of a blog');

  await logIn('odile');
  await page.goto('/activity');
  await page.locator(`a[href="/blog/${group}/join"]`).click();
  await expect(page.getByRole('heading', { name: `Write for ${group}` })).toBeVisible();
  await expectAccessible('an invitation');
  await page.getByRole('button', { name: `Join ${group}` }).click();
  await expect(page).toHaveURL(`/${group}`);

  await page.goto(`/blog/${group}/members`);
  await page.getByRole('button', { name: 'Leave this blog' }).click();
  const dialog = page.getByRole('dialog', { name: `Leave ${group}?` });
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('Group blogs: unread posts of a private group are counted in the menu until the blog is opened', async ({
  page,
  logIn,
}) => {
  const group = freshName('attic');
  const path = { blog: group };
  await logIn('marlow');
  await apiOf(page).POST('/v2/user/blogs', { body: { tumblelog: group, is_private: true } });
  await apiOf(page).PUT('/v2/blog/{blog}/invitations/{recipient}', {
    params: { path: { ...path, recipient: 'tamsin' } },
    body: { role: 'member' },
  });
  await logIn('tamsin');
  await apiOf(page).PUT('/v2/blog/{blog}/membership', { params: { path }, body: {} });
  await logIn('marlow');
  for (const words of ['The key is under the pot', 'It is not, any more'])
    await apiOf(page).POST('/v2/blog/{blog}/posts', {
      params: { path },
      body: { content: [{ type: 'text', text: words }] },
    });

  await logIn('tamsin');
  await page.goto('/likes');
  const menu = page.getByRole('button', { name: 'Account: tamsin' });
  const blog = page.getByRole('menuitem').filter({ hasText: group }).first();
  await menu.click();
  await expect(blog).toContainText('2 new');
  await blog.click();
  await expect(page).toHaveURL(`/${group}`);
  await expect(page.getByRole('article').first()).toContainText('It is not, any more');
  await page.reload();
  await menu.click();
  await expect(blog).toBeVisible();
  await expect(blog).not.toContainText(/\d new/);
});
