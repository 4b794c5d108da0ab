import { expect, test } from '#tests/support/e2e.ts';

const OPEN = 'observing the forecast instead';
const HIDDEN = 'took the mount apart on the kitchen table';

test('Memberships: a reader supports a blog, reads what is behind its paywall, and is given the money back', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('supporter');
  await page.goto('/tamsin/tagged/complaints');
  await expect(page.getByText(OPEN)).toBeVisible();
  await expect(page.getByText(HIDDEN)).toHaveCount(0);
  await expect(page.getByText('for those who support tamsin')).toBeVisible();
  await expectAccessible('a post that is closed to its reader');
  await page.getByRole('link', { name: /^Support tamsin, from/ }).click();

  await expect(page.getByRole('radio', { name: /The finder/ })).toBeChecked();
  await page.getByRole('radio', { name: /Forty exposures/ }).check();
  await expectAccessible('the support page of a blog');
  await page.getByRole('button', { name: /^Support tamsin, / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forty exposures' })).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'It is paid.' })).toBeVisible();

  await page.goto('/tamsin/tagged/complaints');
  await expect(page.getByText(HIDDEN)).toBeVisible();
  await expectAccessible('a post that is open to its supporter');

  await page.goto('/tamsin/support');
  await page.getByRole('button', { name: 'Stop supporting tamsin' }).click();
  await expect(page.getByText('Nothing more is taken.', { exact: false })).toBeVisible();
  await page.goto('/tamsin/tagged/complaints');
  await expect(page.getByText(HIDDEN)).toBeVisible();

  await page.goto('/settings/purchases');
  await expect(page.getByRole('heading', { name: 'You support' })).toBeVisible();
  await expectAccessible('the memberships of a reader');
  await page.getByRole('list', { name: 'Purchases' }).getByRole('link', { name: 'Forty exposures' }).click();
  await page.getByRole('button', { name: 'Give it back' }).click();
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByText(/^All of it was given back on/)).toBeVisible();
  await page.goto('/tamsin/tagged/complaints');
  await expect(page.getByText(OPEN)).toBeVisible();
  await expect(page.getByText(HIDDEN)).toHaveCount(0);
});

test('Memberships: a blogger makes a plan, sets up payouts and lets people support the blog', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const me = await newMember('blogger');
  await page.goto(`/blog/${me}/post-plus`);
  await expect(page.getByRole('heading', { name: 'Nobody supports this blog yet' })).toBeVisible();
  await expectAccessible('the memberships of a blog');
  await page.getByRole('button', { name: 'Make a plan' }).click();
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill('A scarf a year');
  await page.getByRole('textbox', { name: /A month, with tax/ }).fill('3.50');
  await expectAccessible('the form of a plan');
  await page.getByRole('button', { name: 'Add the plan' }).click();
  await expect(page.getByRole('heading', { name: 'A scarf a year' })).toBeVisible();
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByText('Your account is set up.', { exact: false })).toBeVisible();
  await page.getByRole('switch', { name: 'People can support this blog' }).click();
  await expect(page.getByRole('switch', { name: 'People can support this blog' })).toBeChecked();
  await page.goto('/new/text');
  await page.getByRole('textbox', { name: 'Your post' }).pressSequentially('One row a day.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Text styles' }).click();
  await page.getByRole('button', { name: 'From here for supporters' }).click();
  await expect(page.getByText(`From here for those who support ${me}`)).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Your post' })
    .pressSequentially('The pattern is a secret of my aunt.');
  await page.getByRole('button', { name: 'Text styles' }).click();
  await expectAccessible('the composer with a part for supporters');
  await page.getByRole('button', { name: 'Post now' }).click();
  await expect(page.getByText(`Posted to ${me}`)).toBeVisible();
  await page.goto(`/${me}`);
  const post = page.getByRole('article').filter({ hasText: 'One row a day.' });
  await expect(post.getByText('for supporters', { exact: true })).toBeVisible();
  await expect(post.getByText('The pattern is a secret')).toBeVisible();
  await page
    .getByRole('navigation', { name: `Parts of ${me}` })
    .getByRole('link', { name: 'Support' })
    .click();
  await expect(page.getByRole('heading', { name: `Be the first to support ${me}` })).toBeVisible();
  await page.goto(`/blog/${me}/post-plus`);
  await page.getByRole('link', { name: 'All supporters' }).click();
  await expect(page.getByText(`Nobody supports ${me} yet`)).toBeVisible();
  await expectAccessible('the supporters of a blog');
});

test('Memberships: a supporter changes plan and year from the next payment on, and takes it back', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('changer');
  await page.goto('/tamsin/support');
  await page.getByRole('button', { name: /^Support tamsin, / }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'It is paid.' })).toBeVisible();
  await page.goto('/tamsin/support');
  await page.getByRole('button', { name: 'Change how you support tamsin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change how you support tamsin' });
  await expect(dialog.getByText('This is what you have.', { exact: false })).toBeVisible();
  await dialog.getByRole('radio', { name: /Forty exposures/ }).check();
  await dialog.getByRole('radio', { name: /By the year/ }).check();
  await expect(dialog.getByText(/^From .+: Forty exposures, .+ a year\./)).toBeVisible();
  await expectAccessible('the change of a membership');
  await dialog.getByRole('button', { name: 'Change it from then on' }).click();
  await expect(dialog).toBeHidden();
  const chosen = page.getByText(/^From .+: Forty exposures, .+ a year\.$/);
  await expect(chosen).toBeVisible();
  await page.reload();
  await expect(chosen).toBeVisible();
  await expectAccessible('a membership with a chosen change');
  await page.getByRole('button', { name: 'Take the change back' }).click();
  await expect(chosen).toBeHidden();

  await page.goto('/premium');
  await page.getByRole('button', { name: /^Go on, / }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'It is paid.' })).toBeVisible();
  await page.goto('/settings/ad-free-browsing');
  await page.getByRole('button', { name: 'Change to paying by the year' }).click();
  await expect(page.getByText(/^By the year from/)).toBeVisible();
  await expectAccessible('premium with a chosen change');
  await page.getByRole('button', { name: 'Take the change back' }).click();
  await expect(page.getByRole('button', { name: 'Change to paying by the year' })).toBeVisible();
});

test('Memberships: a supporter agrees by keyboard to be named, and a visitor sees it until it is withdrawn', async ({
  page,
  browser,
  newMember,
}) => {
  const me = await newMember('listed');
  await page.goto('/tamsin/support');
  await page.getByRole('button', { name: /^Support tamsin, / }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'It is paid.' })).toBeVisible();
  await page.goto('/tamsin/support');
  const consent = page.getByRole('switch', { name: 'Name me among those who support tamsin' });
  await expect(consent).not.toBeChecked();
  await consent.focus();
  await page.keyboard.press('Space');
  await expect(consent).toBeChecked();
  await expect(consent).toBeEnabled();
  await page.reload();
  await expect(consent).toBeChecked();

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(new URL('/tamsin/support', page.url()).href);
  const bead = visitor
    .getByRole('list', { name: 'Supporters who like to be seen' })
    .getByRole('link', { name: me });
  await expect(bead).toBeVisible();
  const withdrawn = page.waitForResponse((answer) => answer.url().endsWith('/listing'));
  await consent.focus();
  await page.keyboard.press('Space');
  expect((await withdrawn).ok()).toBe(true);
  await expect(consent).not.toBeChecked();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: /support/ })).toBeVisible();
  await expect(bead).toHaveCount(0);
  await context.close();
});
