import { expect, freshName, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Blog blocks: several blogs are blocked at once, each with its result, and unblocked', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const me = await newMember('keeper');
  const group = freshName('kept');
  const api = apiOf(page);
  await api.POST('/v2/user/blogs', { body: { tumblelog: group } });
  await api.POST('/v2/user/follow', { body: { url: 'marlow' } });
  await page.goto(`/settings/blog/${group}`);
  await page
    .getByRole('navigation', { name: `Parts of ${group}` })
    .getByRole('link', { name: 'Blocked' })
    .click();
  await expect(page.getByRole('heading', { name: `${group} has blocked nobody` })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Names of blogs' });
  await field.fill(`@odile, marlow\n${me} no-such-blog-here`);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const answers = page.getByRole('list', { name: 'Result for each name' }).getByRole('listitem');
  await expect(answers).toHaveText([
    'odile blocked',
    'marlow not blocked: you follow it',
    `${me} not blocked: it is your own blog`,
    'no-such-blog-here no blog has this name',
  ]);
  await page.getByRole('button', { name: 'Also block blogs I follow' }).click();
  const list = page.getByRole('list', { name: `Blocked from ${group}` });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible('whom a blog keeps away');
  await list.getByRole('button', { name: 'Unblock odile' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await field.fill('odile');
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(field).toHaveValue('');
});
