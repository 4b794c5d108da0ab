import type { Page } from '@playwright/test';
import { expect, freshName, test } from '#tests/support/e2e.ts';

/** Expects the notice of the follow and the page of the blog. */
async function expectFollowed(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(`/${name}`);
  await page.getByRole('dialog', { name: 'Nice.' }).getByRole('button', { name: 'Keep exploring' }).click();
  await expect(page.getByRole('button', { name: `Following ${name}` }).first()).toBeVisible();
}

test('Follow by address: logging in follows the blog and leads to it', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const name = await newMember('follower');
  await page.context().clearCookies();
  await page.goto('/login/follow/odile');
  await expect(page).toHaveURL('/login?follow=odile&redirect_to=%2Fodile');
  const form = page.getByRole('dialog', { name: 'Log in' });
  await expect(form.getByText('You will follow odile.')).toBeVisible();
  await expectAccessible('logging in to follow');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@example.test`);
  await form.getByRole('textbox', { name: 'Password' }).fill('a thread of blue wool');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectFollowed(page, 'odile');

  // Opening the address alone does not follow.
  await page.goto('/login/follow/marlow');
  await expect(page).toHaveURL('/marlow');
  await expect(page.getByRole('button', { name: 'Follow marlow' }).first()).toBeVisible();
});

test('Follow by address: signing up follows the blog and leads to it', async ({ page, expectFailure }) => {
  // A half typed name or address is checked when the typing pauses.
  expectFailure(400, 'validateUser');
  const name = freshName('newcomer');
  await page.goto('/register/follow/odile');
  const form = page.getByRole('dialog', { name: 'Sign up' });
  await expect(form.getByText('You will follow odile.')).toBeVisible();
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@example.test`);
  await form.getByRole('textbox', { name: 'Password' }).fill('a thread of blue wool');
  await form.getByRole('textbox', { name: 'Year' }).fill('1990');
  await form.getByRole('textbox', { name: 'Month' }).fill('5');
  await form.getByRole('textbox', { name: 'Day' }).fill('17');
  await form.getByRole('textbox', { name: 'Blog name' }).fill(name);
  await form.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expectFollowed(page, 'odile');
});

test('Follow by address: without scripts the form still names the blog', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site, javaScriptEnabled: false });
  await page.goto('/login/follow/odile');
  await expect(page.getByText('You will follow odile.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await page.close();
});
