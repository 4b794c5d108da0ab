import { expect, test } from '#tests/support/e2e.ts';

test('Boops: a member boops a participating blog once, and finds it in the list of sent ones', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('booper');
  await page.goto('/odile');
  await expect(page.getByRole('button', { name: 'Follow odile' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Boop odile' })).toHaveCount(0);
  await page.goto('/activity/boops');
  await page.getByRole('link', { name: 'View the labs' }).click();
  const boops = page.getByRole('switch', { name: 'Boops' });
  await boops.click();
  await expect(boops).toBeChecked();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/odile');
  await page.getByRole('button', { name: 'Boop odile' }).click();
  await expect(page.getByText('You booped odile.')).toBeVisible();
  await page.goto('/activity/boops?direction=sent');
  await expect(page.getByRole('list', { name: 'Boops given' }).getByRole('listitem')).toHaveText(
    /You booped them/,
  );
  await expectAccessible('boops given');
});
