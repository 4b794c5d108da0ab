import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import MembersPage from './MembersPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const mara = aBlog('mara', { admin: true });
const club = aBlog('club', { primary: false, admin: true });
const members = [
  { blog: mara, role: 'admin', joinedTs: 1_700_000_000, postCount: 14, isOwner: true },
  { blog: aBlog('bo'), role: 'member', joinedTs: 1_750_000_000, postCount: 1 },
];
const mailed = {
  id: '8',
  blog: club,
  role: 'member',
  sender: mara,
  email: 'polly@example.com',
  sentTs: 1_780_000_000,
};

function show({ home = club, answer = (() => undefined) as Answer, path = '/blog/club/members' } = {}) {
  let invitations: object[] = [mailed];
  const page = (
    <Routes>
      <Route path="/blog/:blogName/members" element={<MembersPage />} />
      <Route path="/dashboard" element={<p>Home</p>} />
    </Routes>
  );
  return renderApp(page, {
    path,
    blogs: [mara, home],
    answer: async (requests) => {
      const { method, path: called } = requests;
      if (method === 'GET' && called.endsWith('/members')) return { members, total: 2, links: {} };
      if (method === 'GET' && called.endsWith('/invitations')) return { invitations };
      if (method === 'DELETE' && called.endsWith('/invitations/8')) invitations = [];
      return answer(requests);
    },
  });
}
function written(requests: readonly ServerRequest[]) {
  return requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);
}

it('MembersPage lists the writers of a blog, with the actions of admins', async () => {
  show();
  const list = within(await screen.findByRole('list', { name: 'Members' }));
  expect(list.getByText(/You · since November 2023 · 14 posts/)).toBeTruthy();
  expect(list.getByRole('combobox', { name: 'Role of bo' })).toBeTruthy();
  expect(list.getByRole('button', { name: 'Remove bo' })).toBeTruthy();
  expect(list.queryByRole('button', { name: 'Remove mara' })).toBeNull();
});

it('MembersPage shows a writer the members without actions', async () => {
  show({ home: aBlog('club', { primary: false, admin: false }) });
  expect(await screen.findByText('Writer')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave this blog' })).toBeTruthy();
});

it.each([
  [' @Odile ', ['PUT', '/v2/blog/club/invitations/Odile', { role: 'admin' }]],
  ['polly@example.com', ['POST', '/v2/blog/club/invitations', { email: 'polly@example.com', role: 'admin' }]],
])('MembersPage invites %s with the chosen role', async (whom, call) => {
  const { user, requests } = show({ answer: () => ({ invitation: mailed }) });
  await user.type(await screen.findByLabelText('Blog name or e-mail address'), whom);
  await user.selectOptions(screen.getByLabelText('As'), 'Admin');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(/was invited$/)).toBeTruthy();
  expect(written(requests)).toEqual([call]);
});

it('MembersPage shows a refused invitation at its field, and keeps the text', async () => {
  const { user, requests } = show({ answer: () => new ApiFailure(404, 4004, 'No member has this.') });
  const field = await screen.findByLabelText('Blog name or e-mail address');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Type the name of a blog or an e-mail address.')).toBeTruthy();
  expect(written(requests)).toEqual([]);
  await user.type(field, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('No member has this.')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('nobody');
});

it('MembersPage withdraws an invitation', async () => {
  const { user } = show();
  await user.click(
    await screen.findByRole('button', { name: 'Withdraw the invitation of polly@example.com' }),
  );
  expect(await screen.findByText('There are no open invitations.')).toBeTruthy();
});

it('MembersPage shows at a role why it was not changed', async () => {
  const { user, requests } = show({
    answer: () => new ApiFailure(409, 4031, 'The last admin cannot leave. Name another admin first.'),
  });
  const role = await screen.findByRole('combobox', { name: 'Role of mara' });
  await user.selectOptions(role, 'Writer');
  expect(await screen.findByText('The last admin cannot leave. Name another admin first.')).toBeTruthy();
  expect((role as HTMLSelectElement).value).toBe('admin');
  expect(written(requests)).toEqual([['PUT', '/v2/blog/club/members/mara', { role: 'member' }]]);
});

it('MembersPage asks before it removes a member', async () => {
  const { user, requests } = show();
  await user.click(await screen.findByRole('button', { name: 'Remove bo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove bo?' }));
  expect(written(requests)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(written(requests)).toEqual([['DELETE', '/v2/blog/club/members/bo', undefined]]));
});

it('MembersPage tells the last admin what to do before leaving, and lets others leave', async () => {
  let isLast = true;
  const { user } = show({
    answer: () =>
      isLast
        ? new ApiFailure(409, 4031, 'The last admin cannot leave. Name another admin first.')
        : undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Leave this blog' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave club?' }));
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  expect(await dialog.findByText('The last admin cannot leave. Name another admin first.')).toBeTruthy();
  isLast = false;
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Home')).toBeTruthy();
});

it('MembersPage explains that a primary blog has one member, and refuses other viewers', async () => {
  show({ path: '/blog/mara/members' });
  expect(await screen.findByText(/Only you can write for your first blog/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Leave this blog' })).toBeNull();
  document.body.innerHTML = '';
  show({ path: '/blog/stranger/members' });
  expect(await screen.findByRole('heading', { name: 'This is not your blog' })).toBeTruthy();
});
