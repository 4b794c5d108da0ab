import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { blogSettingDefaults } from '#generated/setting-defaults.ts';
import type { BlogSettings } from '#generated/zod/blogSettings.zod.ts';
import { BLOG_SETTINGS_ENTRIES } from '#src/entities/settings/blog-setting-cards.ts';
import BlogSettingsPage from '#src/features/blog-settings/pages/BlogSettingsPage.tsx';
import NewBlogPage from '#src/features/blog-settings/pages/NewBlogPage.tsx';
import OwnBlogsPage from '#src/features/blog-settings/pages/OwnBlogsPage.tsx';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';

afterEach(() => {
  act(clearToasts);
});

const ivy = aBlog('ivy', { admin: true });
const moss = aBlog('moss', { primary: false, admin: true });
const fern = aBlog('fern', { primary: false, admin: false });
const settings: BlogSettings = {
  ...blogSettingDefaults,
  name: 'moss',
  title: 'Moss',
  description: '',
  timezone: 'Europe/Lisbon',
  isAdult: false,
  isPrivate: false,
  hideFromVisitors: false,
  hideFromSearch: false,
  isPasswordProtected: false,
  ask: true,
  askAnon: false,
  askPageTitle: '',
  canSubmit: false,
  submissionTypes: ['text', 'photo'],
  shareLikes: false,
  shareFollowing: false,
  featuredTags: ['fog', 'rain'],
  queue: { paused: false, perDay: 3, startHour: 8, endHour: 20 },
};

function show(path: string, answer: Answer) {
  const page = (
    <Routes>
      <Route path="/settings/blog" element={<OwnBlogsPage />} />
      <Route path="/settings/blog/new" element={<NewBlogPage />} />
      <Route path="/settings/blog/:blogName" element={<BlogSettingsPage />} />
      <Route path="/:blogname" element={<p>The blog itself</p>} />
    </Routes>
  );
  return renderApp(page, { path, blogs: [ivy, moss, fern], answer });
}
/** Renders the page with a server that stores settings, or refuses. */
function open({ kept = settings, refusal }: { kept?: BlogSettings; refusal?: ApiFailure } = {}) {
  return show('/settings/blog/moss', ({ method, path }) => {
    if (method === 'POST' && refusal) return refusal;
    if (path === '/v2/blog/moss/settings') return { settings: kept, blog: moss };
    return undefined;
  });
}
function sent(requests: readonly ServerRequest[]) {
  return requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);
}

it('BlogSettingsPage has every entry of the settings search under a visible name', async () => {
  const { container } = open();
  await screen.findByRole('switch', { name: 'Boops' });
  for (const { id, title } of BLOG_SETTINGS_ENTRIES) {
    const found = container.querySelector(`#${id}`);
    expect([id, found?.textContent]).toEqual([id, expect.stringContaining(String(title.message))]);
  }
});

it('BlogSettingsPage saves a switch and a choice at once, each on its own', async () => {
  const { user, requests } = open({ kept: { ...settings, askAnon: true, replies: 'noone' } });
  await user.click(await screen.findByRole('switch', { name: 'Accept questions without a name' }));
  await user.click(screen.getByRole('switch', { name: 'Boops' }));
  await user.selectOptions(screen.getByLabelText('Who may reply'), 'Followers');
  await user.selectOptions(screen.getByLabelText('Who may reblog'), 'Nobody');
  await user.selectOptions(screen.getByLabelText('Posts a day'), '12');
  await waitFor(() =>
    expect(sent(requests).map(([, , body]) => body)).toEqual([
      { ask_anon: false },
      { can_be_booped: false },
      { replies: 'following' },
      { reblogs: 'noone' },
      { queue: { per_day: 12 } },
    ]),
  );
});

it("BlogSettingsPage saves a text field with its button, and shows the server's version", async () => {
  const { user, requests } = open();
  const tags = await screen.findByLabelText('Featured tags');
  expect(screen.queryByRole('button', { name: 'Save: Featured tags' })).toBeNull();
  await user.clear(tags);
  await user.type(tags, '#fog , , rain');
  await user.click(screen.getByRole('button', { name: 'Save: Featured tags' }));
  await waitFor(() => expect((tags as HTMLInputElement).value).toBe('fog, rain'));
  expect(sent(requests)).toEqual([['POST', '/v2/blog/moss/settings', { featured_tags: ['fog', 'rain'] }]]);
  expect(await screen.findByText('Saved')).toBeTruthy();
});

it.each([
  ['Quotes', ['text', 'photo', 'quote']],
  ['Text', ['photo']],
])('BlogSettingsPage saves which types of posts may be submitted: %s', async (kind, taken) => {
  const { user, requests } = open({ kept: { ...settings, canSubmit: true } });
  await user.click(await screen.findByRole('checkbox', { name: kind }));
  await waitFor(() =>
    expect(sent(requests)).toEqual([['POST', '/v2/blog/moss/settings', { submission_types: taken }]]),
  );
});

it('BlogSettingsPage keeps at least one type of submissions', async () => {
  open({ kept: { ...settings, canSubmit: true, submissionTypes: ['quote'] } });
  const last = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Quotes' });
  expect(last.disabled).toBe(true);
});

it('BlogSettingsPage saves the default tags of reblogs as a list', async () => {
  const { user, requests } = open();
  const tags = await screen.findByLabelText('Tags for what it reblogs');
  await user.type(tags, 'moss, #fog,');
  await user.click(screen.getByRole('button', { name: 'Save: Tags for what it reblogs' }));
  await waitFor(() =>
    expect(sent(requests)).toEqual([['POST', '/v2/blog/moss/settings', { reblog_tags: ['moss', 'fog'] }]]),
  );
});

it('BlogSettingsPage shows a refusal at its field, keeps the text and turns a switch back', async () => {
  const { user } = open({ refusal: new ApiFailure(400, 4020, 'A description has at most 1000 characters.') });
  const field = await screen.findByLabelText('Description');
  await user.type(field, 'Green');
  await user.click(screen.getByRole('button', { name: 'Save: Description' }));
  expect(await screen.findByText('A description has at most 1000 characters.')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('Green');
  const adult = screen.getByRole<HTMLInputElement>('switch', { name: 'For adults' });
  await user.click(adult);
  await waitFor(() => expect(adult.checked).toBe(false));
});

it('BlogSettingsPage removes the password of a blog', async () => {
  const { user, requests } = open({ kept: { ...settings, isPasswordProtected: true } });
  await user.click(await screen.findByRole('switch', { name: 'Ask for the password' }));
  await waitFor(() => expect(sent(requests).map(([, , body]) => body)).toEqual([{ password: null }]));
});

it('BlogSettingsPage renames a blog, and reports a taken name at its field', async () => {
  const taken = new ApiFailure(400, 3, 'Somebody has this name.', {
    field: 'name',
    suggestedNames: ['moss-2'],
  });
  const { user } = show('/settings/blog/moss', ({ method, path, body }) => {
    if (path === '/v2/blog/moss/settings' && method === 'POST')
      return (body as { name: string }).name === 'taken'
        ? taken
        : { settings, blog: aBlog('lichen', { admin: true }) };
    if (path === '/v2/blog/moss/settings') return { settings };
    return { names: [] };
  });
  const name = await screen.findByLabelText('Blog name');
  await user.type(name, 'taken');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect((await screen.findAllByText('Somebody has this name.')).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: 'moss-2' }));
  expect((name as HTMLInputElement).value).toBe('moss-2');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('moss is now called lichen')).toBeTruthy();
});

it('BlogSettingsPage deletes a blog with its name, the password and a required code', async () => {
  const codes = [16006, 16007];
  const { user, requests } = show('/settings/blog/moss', ({ path }) => {
    if (path === '/v2/blog/moss/settings') return { settings };
    if (!path.endsWith('/delete')) return { names: [] };
    const code = codes.shift();
    return code ? new ApiFailure(401, code, `Code ${code}.`) : undefined;
  });
  await user.click(await screen.findByRole('button', { name: 'Delete this blog' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete moss?' }));
  const press = () => user.click(dialog.getByRole('button', { name: 'Delete it' }));
  await press();
  expect(await dialog.findByText('Type the name of the blog.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Type moss to confirm'), 'moss');
  await user.type(dialog.getByLabelText('Your password'), 'wool');
  await press();
  expect(await dialog.findByText('Code 16006.')).toBeTruthy();
  await press();
  await user.type(await dialog.findByLabelText('Code from your authenticator app'), '123456');
  await press();
  expect(await screen.findByText('moss was deleted')).toBeTruthy();
  expect(sent(requests).at(-1)).toEqual([
    'POST',
    '/v2/blog/moss/delete',
    { confirm_name: 'moss', password_current: 'wool', tfa_token: '123456' },
  ]);
});

it('BlogSettingsPage offers no deletion of the primary blog, and no settings to writers and strangers', async () => {
  show('/settings/blog/ivy', ({ path }) => (path.endsWith('/settings') ? { settings } : { names: [] }));
  expect(await screen.findByText(/It can only be deleted together with your account/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete this blog' })).toBeNull();
  document.body.innerHTML = '';
  show('/settings/blog/fern', () => undefined);
  expect(await screen.findByRole('heading', { name: 'Admins only' })).toBeTruthy();
  document.body.innerHTML = '';
  show('/settings/blog/otto', () => undefined);
  expect(await screen.findByRole('heading', { name: 'This is not your blog' })).toBeTruthy();
});

it('BlogSettingsPage reports a failed load and tries again', async () => {
  let fails = true;
  const { user } = show('/settings/blog/moss', ({ path }) => {
    if (!path.endsWith('/settings')) return { names: [] };
    return fails ? new ApiFailure(503, 5003, 'A short maintenance.') : { settings };
  });
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Description')).toBeTruthy();
});

it('OwnBlogsPage orders blogs, the primary one first', async () => {
  let refuses = false;
  const { user, requests } = show('/settings/blog', () =>
    refuses ? new ApiFailure(503, 5003, 'A short maintenance.') : undefined,
  );
  const order = () =>
    screen.getAllByRole('link', { name: /^(Settings|Members) of/ }).map((link) => link.ariaLabel);
  expect(screen.queryByRole('button', { name: 'Move ivy up' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move moss up' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Move fern up' }));
  await waitFor(() =>
    expect(sent(requests)).toEqual([
      ['PUT', '/v2/user/reorder_blogs', { blog_names: ['ivy', 'fern', 'moss'] }],
    ]),
  );
  expect(order()).toEqual(['Settings of ivy', 'Members of fern', 'Settings of moss']);
  refuses = true;
  await user.click(screen.getByRole('button', { name: 'Move moss up' }));
  expect(await screen.findByText(/A short maintenance/)).toBeTruthy();
  expect(order()).toEqual(['Settings of ivy', 'Members of fern', 'Settings of moss']);
});

it('NewBlogPage creates a blog with a free name', async () => {
  const { user, requests } = show('/settings/blog/new', ({ method, path }) => {
    if (path === '/v2/user/blogs') return { blog: aBlog('dew') };
    return method === 'GET' ? { names: ['dew-2'] } : undefined;
  });
  await user.click(screen.getByRole('button', { name: 'Create blog' }));
  expect(await screen.findByText('Your blog needs a name.')).toBeTruthy();
  await user.type(screen.getByLabelText('Blog name'), ' @dew ');
  await user.click(screen.getByRole('radio', { name: 'Moss' }));
  await user.click(screen.getByLabelText('For its members only'));
  await user.click(screen.getByRole('button', { name: 'Create blog' }));
  expect(await screen.findByText('The blog itself')).toBeTruthy();
  expect(sent(requests).filter(([, path]) => path === '/v2/user/blogs')).toEqual([
    ['POST', '/v2/user/blogs', { tumblelog: 'dew', is_private: true }],
  ]);
  expect(
    sent(requests).some(
      ([, path, body]) => String(path).includes('/dew/') && JSON.stringify(body).includes('#eef3e6'),
    ),
  ).toBe(true);
});
