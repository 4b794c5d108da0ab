import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Community } from '#generated/zod/community.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCommunity, aCommunityMember } from '#tests/support/ui-communities.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import CommunitySettingsPage from './CommunitySettingsPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const mara = aBlog('mara');
const settings: NonNullable<Community['settings']> = {
  automodLinks: false,
  automodReportsEnabled: false,
  automodReportsThreshold: 3,
  inviteLinksEnabled: true,
  modsCanInvite: true,
  requireCustomQa: false,
  customQa: [],
  auditLogVisibility: 'moderators',
  bannedCanRead: true,
};
const wool = aCommunity('wool', {
  title: 'Wool',
  membership: { isMember: true, role: 'admin', blogName: 'mara' },
  blogIds: [mara.uuid],
  rules: [
    { id: 'r1', position: 1, text: 'Show the hole' },
    { id: 'r2', position: 2, text: 'Ask first' },
  ],
  boards: [
    { path: 'darning', title: 'Darning', postCount: 2 },
    { path: 'yarn', title: 'Yarn' },
  ],
  settings,
  handleCanChange: true,
  canEditContentLabel: true,
  version: 4,
});

function calls(requests: ReturnType<typeof renderApp>['requests'], method: string) {
  return requests.filter((one) => one.method === method);
}

function open(
  write: (path: string, body: unknown) => unknown = () => ({ community: wool }),
  read: () => unknown = () => ({ community: wool }),
  leaders: readonly object[] = [],
) {
  const answer: Answer = ({ path, method, body, query }) => {
    if (method !== 'GET') return write(path, body);
    if (path.endsWith('/members'))
      return { members: query.get('filter') === 'moderator' ? leaders : [], count: 0, links: {} };
    if (path === '/v2/community_categories')
      return { categories: [{ id: 'craft', title: 'Craft', communityCount: 3 }] };
    if (path.startsWith('/v2/community_handles/')) return { handle: 'wool-circle', available: true };
    if (path === '/v2/communities/wool') return read();
    return undefined;
  };
  const page = (
    <Routes>
      <Route path="/communities/:communityId/settings" element={<CommunitySettingsPage />} />
      <Route path="/communities/wool" element={<p>The wool community</p>} />
      <Route path="/communities" element={<p>All communities</p>} />
    </Routes>
  );
  return renderApp(page, { path: '/communities/wool/settings', blogs: [mara], answer });
}

it('CommunitySettingsPage sends what was changed alone, the name of the community as its title [community-28]', async () => {
  const { user, requests } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' circle');
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), '#darning, wool, darning');
  await user.click(screen.getByRole('radio', { name: /^By request/ }));
  await user.click(screen.getByRole('switch', { name: 'Members read the audit log' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Craft' }));
  expect(screen.getByRole('region', { name: 'Unsaved changes' }).textContent).toContain(
    'title, tags, categories, joining, and who reads the audit log',
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(calls(requests, 'PUT')[0]?.body).toEqual({
    title: 'Wool circle',
    tags: ['darning', 'wool'],
    categories: ['craft'],
    join_type: 'request',
    audit_log_visibility: 'members',
    based_on: 4,
  });
});

it('CommunitySettingsPage says in a toast that saving failed without a reason, and keeps what was typed [community-29]', async () => {
  const { user } = open(() => new ApiFailure(500, 0, ''));
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' circle');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const toast = await screen.findByText('Something went wrong. Please try again later.');
  expect(screen.getByRole('region', { name: 'Unsaved changes' }).contains(toast)).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Wool circle');
});

it('CommunitySettingsPage shows every reason of the server, beside its field or above the buttons [community-30]', async () => {
  const { user } = open(() => new ApiFailure(400, 23102, 'Give the community a name.', { field: 'title' }));
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' circle');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Give the community a name.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Title' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Something went wrong. Please try again later.')).toBeNull();
});

it('CommunitySettingsPage orders, adds and deletes rules, which keep their ids', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('button', { name: 'Move down: rule 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: rule 2' }));
  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  await user.type(screen.getByRole('textbox', { name: 'Rule 3' }), 'Be kind');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls(requests, 'PUT')[0]?.body).toEqual({
      rules: [{ id: 'r2', text: 'Ask first' }, { id: 'r1', text: 'Show the hole' }, { text: 'Be kind' }],
      based_on: 4,
    }),
  );
});

it('CommunitySettingsPage makes a private community one that is joined by invitation', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('radio', { name: /^Private/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^By request/ }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls(requests, 'PUT')[0]?.body).toEqual({ privacy: true, join_type: 'invite', based_on: 4 }),
  );
});

it('CommunitySettingsPage keeps what was typed when somebody else saved in between, and shows what they changed', async () => {
  const theirs = { ...wool, title: 'Wool and cotton', description: 'For cotton too.', version: 5 };
  let isSaved = false;
  const { user, requests } = open(
    (_, body) => {
      if ((body as { based_on: number }).based_on === 5) return { community: { ...theirs, version: 6 } };
      isSaved = true;
      return new ApiFailure(409, 4009, 'Somebody changed this community in the meantime.');
    },
    () => ({ community: isSaved ? theirs : wool }),
  );
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' circle');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/title and description/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Wool circle');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe(
    'For cotton too.',
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(calls(requests, 'PUT').at(-1)?.body).toEqual({ title: 'Wool circle', based_on: 5 });
});

it('CommunitySettingsPage takes the other version of a field on request', async () => {
  const theirs = { ...wool, title: 'Wool and cotton', version: 5 };
  let isSaved = false;
  const { user } = open(
    () => {
      isSaved = true;
      return new ApiFailure(409, 4009, 'Somebody changed this community in the meantime.');
    },
    () => ({ community: isSaved ? theirs : wool }),
  );
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' circle');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Take theirs: title' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Wool and cotton');
  expect(screen.getByText('Nothing changed yet')).toBeTruthy();
});

it('CommunitySettingsPage says when the handle can change again, and keeps it until then', async () => {
  const locked = { ...wool, handleCanChange: false, handleNextChangeTs: 1_790_000_000 };
  open(undefined, () => ({ community: locked }));
  const handle = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Handle' });
  expect(handle.readOnly).toBe(true);
  expect(screen.getByText(/Can change again on .*2026/)).toBeTruthy();
});

it('CommunitySettingsPage shows the refusal of a handle beside it, and from when it can change', async () => {
  let isSaved = false;
  const { user } = open(
    () => {
      isSaved = true;
      return new ApiFailure(400, 23101, 'A handle changes once in seven days.', {
        field: 'handle',
        reason: 'too_soon',
      });
    },
    () => ({
      community: isSaved ? { ...wool, handleCanChange: false, handleNextChangeTs: 1_790_000_000 } : wool,
    }),
  );
  await user.type(await screen.findByRole('textbox', { name: 'Handle' }), '-circle');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A handle changes once in seven days.')).toBeTruthy();
  expect(await screen.findByText(/Can change again on/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Handle' }).value).toBe('wool-circle');
});

it('CommunitySettingsPage orders and deletes boards at once', async () => {
  const { user, requests } = open(() => ({ boards: [] }));
  await user.click(await screen.findByRole('button', { name: 'Move down: Darning' }));
  await waitFor(() => expect(calls(requests, 'PUT')[0]?.body).toEqual({ paths: ['yarn', 'darning'] }));
  await user.click(screen.getByRole('button', { name: 'Delete: Darning' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Its 2 posts stay in the community');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls(requests, 'DELETE')[0]?.path).toBe('/v2/communities/wool/boards/darning'));
});

it('CommunitySettingsPage makes a board', async () => {
  const { user, requests } = open(() => ({ board: { path: 'felt', title: 'Felt' } }));
  await user.click(await screen.findByRole('button', { name: 'Add a board' }));
  const dialog = await screen.findByRole('dialog', { name: 'New board' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Felt');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Moderators alone write on it' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls(requests, 'POST')[0]?.body).toEqual({ title: 'Felt', description: '', mods_only: true }),
  );
});

it('CommunitySettingsPage offers the role of an admin to an heir, who is asked', async () => {
  const greta = aCommunityMember('greta', { isModerator: true });
  const offer = {
    ...{ blog: aBlog('greta'), offeredBy: mara },
    ...{ role: 'admin', permissions: [], offeredTs: 1_780_000_000 },
  };
  const { user, requests } = open(() => ({ offer }), undefined, [greta]);
  await user.click(await screen.findByRole('button', { name: 'Hand over…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hand over' });
  await user.type(within(dialog).getByRole('textbox', { name: 'A few words to them' }), 'Please');
  await user.click(within(dialog).getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('greta is asked')).toBeTruthy();
  expect([calls(requests, 'PUT')[0]?.path, calls(requests, 'PUT')[0]?.body]).toEqual([
    '/v2/communities/wool/role_offers/greta',
    { role: 'admin', message: 'Please' },
  ]);
});

it('CommunitySettingsPage does not let the only admin step down', async () => {
  const { user, requests } = open();
  const button = await screen.findByRole('button', { name: 'Step down' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  await user.click(button);
  expect(calls(requests, 'PUT')).toEqual([]);
});

it('CommunitySettingsPage deletes a community after its handle is typed, and offers to restore it', async () => {
  const { user, requests } = open((path) => (path.endsWith('/restore') ? { community: wool } : undefined));
  await user.click(await screen.findByRole('button', { name: 'Delete the community…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Wool?' });
  const button = within(dialog).getByRole('button', { name: 'Delete the community' });
  await user.click(button);
  expect(within(dialog).getByText('That is another handle.')).toBeTruthy();
  expect(calls(requests, 'DELETE')).toEqual([]);
  await user.type(within(dialog).getByRole('textbox'), 'wool');
  await user.click(button);
  expect(await screen.findByText('All communities')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls(requests, 'POST')[0]?.path).toBe('/v2/communities/wool/restore'));
  expect(await screen.findByText('The wool community')).toBeTruthy();
});

it('CommunitySettingsPage tells everybody else who changes a community', async () => {
  open(undefined, () => new ApiFailure(403, 4003, 'Not allowed'));
  expect(await screen.findByText('Only its admins change a community')).toBeTruthy();
});
