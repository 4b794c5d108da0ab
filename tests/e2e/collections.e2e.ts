import { expect, freshName, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

const LABS = { params: { path: { name: 'collections' } }, body: { enabled: true } } as const;

test('Collections: a member makes one, adds posts with a note, arranges them, and another one follows it', async ({
  page,
  newMember,
  logIn,
  expectAccessible,
}) => {
  const me = await newMember('keeper');
  await apiOf(page).PUT('/v2/labs/flags/{name}', LABS);
  const title = `Seen by ${me}`;
  await page.goto('/_labs/collections');
  await expectAccessible('the collections of somebody who has none');
  await page.getByRole('main').getByRole('link', { name: 'New collection' }).click();
  await page.getByRole('textbox', { name: 'Name' }).pressSequentially(title);
  await page.getByRole('radio', { name: 'Everybody' }).check();
  await expectAccessible('the form of a collection');
  await page.getByRole('button', { name: 'Make the collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  const address = new URL(page.url()).pathname;

  // Three posts: one by finding the collection, with a note, the others behind it.
  await page.goto('/marlow');
  const feed = page.getByRole('feed').first();
  const dialog = page.getByRole('dialog', { name: 'Add to a collection' });
  for (const [index, note] of ['The first of them', '', ''].entries()) {
    await feed.getByRole('article').nth(index).getByRole('button', { name: 'Post options' }).click();
    await page.getByRole('menuitem', { name: 'Add to a collection' }).click();
    if (index === 0) {
      await dialog.getByRole('searchbox').pressSequentially('seen');
      await expectAccessible('the dialog that adds a post to a collection');
    }
    await dialog.getByRole('button', { name: title }).click();
    if (note) await dialog.getByRole('textbox', { name: 'A note for it, or none' }).pressSequentially(note);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
  }

  await page.goto(address);
  await expect(page.getByText('The first of them')).toBeVisible();
  await expectAccessible('a collection with posts');
  await page.getByRole('radio', { name: 'Grid' }).check({ force: true });
  await expect(page.getByRole('list', { name: `Posts of ${title}` }).getByRole('listitem')).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Grid' })).toBeChecked();

  // The last post was put on top; the keyboard moves it to the end.
  await page.getByRole('link', { name: 'Arrange' }).click();
  const grips = page.getByRole('button', { name: /^Move / });
  await expect(grips).toHaveCount(3);
  const first = (await grips.first().getAttribute('aria-label')) ?? '';
  await expectAccessible('the rows of a collection that is arranged');
  await grips.first().focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('End');
  const moved = page.waitForResponse('**/posts');
  await page.keyboard.press(' ');
  expect((await moved).status()).toBe(200);
  await expect(grips.last()).toHaveAttribute('aria-label', first);
  await page.reload();
  await expect(grips.last()).toHaveAttribute('aria-label', first);
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Take out' }).click();
  await expect(grips).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(grips).toHaveCount(3);

  await logIn('odile');
  await page.goto(address);
  await page.getByRole('button', { name: `Follow ${title}` }).click();
  await expect(page.getByRole('button', { name: `Following ${title}` })).toBeVisible();
  await page.goto('/_labs/collections');
  await expect(
    page.getByRole('list', { name: 'Collections you follow' }).getByRole('link', { name: title }),
  ).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: `More about ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Copy as my own' }).click();
  await expect(page.getByText('Copied. Only you see the copy.')).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: `Following ${title}` }).click();
  await expect(page.getByRole('button', { name: `Follow ${title}`, exact: true })).toBeVisible();
});

test('Collections: an owner changes who sees a collection, changes a note, takes a post out and deletes it', async ({
  page,
  newMember,
}) => {
  const me = await newMember('owner');
  const api = apiOf(page);
  await api.PUT('/v2/labs/flags/{name}', LABS);
  const { data } = await api.POST('/v2/collections', { body: { tumblelog: me, title: 'Short lived' } });
  const { id, url } = data?.response.collection ?? { id: '', url: '' };
  await page.goto('/marlow');
  await page.getByRole('article').first().getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Add to a collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a collection' });
  await dialog.getByRole('button', { name: 'Short lived' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Taken out of Short lived.');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('status')).toHaveText('In Short lived now.');
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.goto(`${url}?arrange=1`);
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).pressSequentially('For a day');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `${me}: For a day` })).toBeVisible();

  await page.goto(`/_labs/collections/${id}/edit`);
  await page.getByRole('radio', { name: 'Only keepers' }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Only keepers')).toBeVisible();
  await page.goto(`/_labs/collections/${id}/edit`);
  await page.getByRole('button', { name: 'Delete collection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The collection is deleted.')).toBeVisible();
  await expect(page).toHaveURL('/_labs/collections');
});

test('Collections: an owner invites by name and by link, and who joins becomes an editor and leaves', async ({
  page,
  newMember,
  logIn,
  expectAccessible,
}) => {
  const me = await newMember('host');
  const title = `Table of ${me}`;
  const api = apiOf(page);
  const { data } = await api.POST('/v2/collections', {
    body: { tumblelog: me, title, visibility: 'private', rule: { clauses: [{ tags: ['fog'] }] } },
  });
  const { id, url } = data?.response.collection ?? { id: '', url: '' };
  await page.goto(`/_labs/collections/${id}/edit`);
  await page.getByRole('textbox', { name: 'Invite a blog by name' }).pressSequentially('tamsin');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Withdraw the invitation of tamsin' })).toBeVisible();
  await expectAccessible('the keepers of a collection');
  await page.getByRole('button', { name: 'Withdraw the invitation of tamsin' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw the invitation of tamsin' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Invite a blog by name' }).pressSequentially('odile');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = new URL((await page.getByText(/invite_hash=/).textContent()) ?? '');
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('The link no longer works.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const second = new URL((await page.getByText(/invite_hash=/).textContent()) ?? '');

  await logIn('tamsin');
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: 'This invitation was withdrawn' })).toBeVisible();
  await page.goto(second.pathname + second.search);
  await expect(page.getByRole('heading', { name: `${me} invites you to ${title}` })).toBeVisible();
  await expectAccessible('an invitation to a collection');
  await page.getByRole('checkbox', { name: 'Follow #fog' }).uncheck();
  await page.getByRole('button', { name: `Keep it together: ${title}, as tamsin` }).click();
  await expect(page).toHaveURL(url);
  await page.getByRole('button', { name: `More about ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('You do not keep it any more.')).toBeVisible();

  await logIn('odile');
  await page.goto('/_labs/collections');
  await page.getByRole('button', { name: `Keep it together: ${title}, as odile` }).click();
  await expect(
    page.getByRole('list', { name: 'Your collections' }).getByRole('link', { name: title }),
  ).toBeVisible();
});

test('Collections: a visitor joins by a link with an e-mail address and follows what stayed ticked', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const me = await newMember('opener');
  const title = `Doors of ${me}`;
  const api = apiOf(page);
  const { data } = await api.POST('/v2/collections', {
    body: { tumblelog: me, title, visibility: 'private', rule: { clauses: [{ tags: ['fog', 'bread'] }] } },
  });
  const { id = '', url = '' } = data?.response.collection ?? {};
  const made = await api.POST('/v2/collections/{collection_id}/invite_hash', {
    params: { path: { collection_id: id } },
    body: { role: 'contributor' },
  });
  const link = new URL(made.data?.response.link.url ?? '');
  await page.context().clearCookies();
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: `${me} invites you to ${title}` })).toBeVisible();
  await expectAccessible('an invitation for a visitor');
  await page.getByRole('checkbox', { name: 'Follow #fog' }).uncheck();
  const name = freshName('comer');
  const email = page.getByRole('textbox', { name: 'Your e-mail address' });
  await email.pressSequentially(name);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('This does not look like an e-mail address.')).toBeVisible();
  await email.press('End');
  await email.pressSequentially('@example.test');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Sign up' });
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue(`${name}@example.test`);
  await expect(form.getByText('Sign up to keep this collection together.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Password' }).fill('wool and weather');
  await form.getByRole('textbox', { name: 'Month' }).fill('5');
  await form.getByRole('textbox', { name: 'Day' }).fill('17');
  await form.getByRole('textbox', { name: 'Year' }).fill('1990');
  await form.getByRole('textbox', { name: 'Blog name' }).fill(name);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(
    page.getByText(`You keep ${title} together now. What you chose is on your dashboard.`),
  ).toBeVisible();
  await expect(page).toHaveURL(url);
  const followed = await apiOf(page).GET('/v2/user/followed_tags');
  expect(JSON.stringify(followed.data)).toContain('bread');
  expect(JSON.stringify(followed.data)).not.toContain('fog');
});

test('Patio: a member puts timelines side by side, adds one, moves and widens it, and takes it down', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('sitter');
  await page.goto('/_labs/patio');
  await page.getByRole('button', { name: 'Use this deck' }).click();
  await expect(page.getByRole('region', { name: 'Following', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Activity', exact: true })).toContainText('No activity yet');
  await page.getByRole('button', { name: 'Add a column' }).click();
  await page.getByRole('combobox', { name: 'What it shows' }).selectOption('search');
  await page.getByRole('textbox', { name: 'Words to search for' }).pressSequentially('fog');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  const column = page.getByRole('region', { name: 'fog', exact: true });
  await expect(column.getByRole('article').first()).toBeVisible();
  await expectAccessible('the columns of the patio');
  // Columns have the whole window, except for the icons of the navigation (60 px).
  const [main, window] = [await page.getByRole('main').boundingBox(), page.viewportSize()];
  expect(main?.width).toBeGreaterThanOrEqual((window?.width ?? 0) - 60);
  const stored = page.waitForResponse('**/v2/patio');
  await column.getByRole('button', { name: /^fog.*Move with/ }).press('ArrowLeft');
  expect((await stored).status()).toBe(200);
  await expect(page.getByText('Place 3 of 4')).toBeAttached();
  await page.reload();
  await expect(page.locator('[data-column]').nth(2)).toHaveAttribute('aria-label', 'fog');
  await page.getByRole('button', { name: 'More about fog' }).click();
  await page.getByRole('menuitem', { name: 'Take down the column' }).click();
  await expect(page.locator('[data-column]')).toHaveCount(3);
});

test('Porch: a member hangs up a note and a lantern, arranges by keys, and a visitor comes to sit there', async ({
  page,
  browser,
  newMember,
  expectAccessible,
}) => {
  const me = await newMember('host');
  await page.goto('/_labs/patio/porch');
  await expect(page.getByRole('heading', { name: 'A bare porch' })).toBeVisible();
  await expectAccessible('a bare porch');
  await page.getByRole('button', { name: 'Start with nothing' }).click();
  const shelf = page.getByRole('region', { name: 'Hang something up' });
  for (const words of ['The first note', 'The second note']) {
    await shelf.getByRole('button', { name: 'Note' }).click();
    const dialog = page.getByRole('dialog', { name: 'A note' });
    await dialog.getByRole('textbox', { name: 'What is chalked on it' }).pressSequentially(words);
    await dialog.getByRole('button', { name: 'Hang it up' }).click();
    await expect(dialog).toBeHidden();
  }
  const wall = page.getByRole('list', { name: /^Widgets, in the order/ });
  const grip = wall.getByRole('button', { name: 'Move Note' }).nth(1);
  await grip.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^Place 1 of 2/)).toBeVisible();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Hang a lantern' }).click();
  await page.getByRole('combobox', { name: 'Name of the blog' }).pressSequentially('odile');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take down odile' })).toBeVisible();
  await page.getByRole('radio', { name: 'Everybody' }).check();
  await expectAccessible('a porch that is arranged');
  const stored = page.waitForResponse('**/v2/patio/porch');
  await page.getByRole('button', { name: 'Done' }).click();
  expect((await stored).status()).toBe(200);
  await expect(page.getByText('Everybody can see this patio.')).toBeVisible();
  await expectAccessible('the porch of a member');

  const guest = await browser.newPage();
  await guest.goto(`/${me}/porch`);
  await expect(guest.getByText(`${me}’s patio.`)).toBeVisible();
  await expect(guest.getByText(/^The (first|second) note$/)).toHaveText([
    'The second note',
    'The first note',
  ]);
  await expect(guest.getByRole('link', { name: /^odile/ })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Arrange' })).toHaveCount(0);
  await guest.close();
});
