import { expect, test } from '#tests/support/e2e.ts';

test('Muted tags: a tag is muted at its post and unmuted', async ({ page, newMember, expectAccessible }) => {
  await newMember('quiet');
  await page.goto('/tagged/compost');
  const tags = page.getByRole('article').first().getByRole('list', { name: 'Tags' });
  // Uses the keyboard, which cannot hover.
  await tags.getByRole('link').first().focus();
  const mute = tags.getByRole('button', { name: /^Mute #/ });
  await expect(mute).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(mute).toBeFocused();
  await expectAccessible('a tag that can be muted');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Mute for a week' }).click();
  await expect(page.getByText(/^#.+ is muted\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^#.+ is muted no longer\.$/)).toBeVisible();
});
