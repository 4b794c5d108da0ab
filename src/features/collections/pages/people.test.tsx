import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCollection, ownCollection } from '#tests/support/ui-collections.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import CollectionPage from './CollectionPage.tsx';
import CollectionsPage from './CollectionsPage.tsx';
import EditCollectionPage from './EditCollectionPage.tsx';
import JoinCollectionPage from './JoinCollectionPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const mara = aBlog('mara');
const bo = aBlog('bo');
const collaborators = [
  { blog: mara, role: 'owner', joinedTs: 1_780_000_000, postCount: 4 },
  { blog: bo, role: 'contributor', joinedTs: 1_780_000_000, postCount: 1 },
];
const sent = {
  collection: aCollection('rain'),
  sender: mara,
  recipient: aBlog('greta'),
  role: 'contributor',
  sentTs: 1_780_000_000,
};
const link = {
  url: 'https://skein.example/_labs/collections/mara/invite/rain?invite_hash=abc',
  hash: 'abc',
  role: 'contributor',
  useCount: 2,
  maxUses: 20,
  createdTs: 1_780_000_000,
};

function open(path: string, get: Answer, write: Answer = () => undefined, blogs = [mara]) {
  const page = (
    <Routes>
      <Route path="/_labs/collections" element={<CollectionsPage />} />
      <Route path="/_labs/collections/:collectionId/edit" element={<EditCollectionPage />} />
      <Route path="/_labs/collections/:inviter/invite/:collectionId" element={<JoinCollectionPage />} />
      <Route path="/:blogname/collections/:collectionId" element={<CollectionPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>
  );
  const answer: Answer = (request) => (request.method === 'GET' ? get(request) : write(request));
  return renderApp(page, { path, blogs, answer });
}

const editing: Answer = ({ path }) =>
  path.endsWith('/invitations')
    ? { invitations: [sent] }
    : { collection: ownCollection('rain'), collaborators };

it('WhoKeeps lists keepers with their roles and invitations that wait, which can be withdrawn', async () => {
  const { user, requests } = open('/_labs/collections/rain/edit', editing);
  const keep = within(await screen.findByRole('region', { name: 'Who keeps it' }));
  expect(keep.getByRole('button', { name: 'Role of bo: Contributor' })).toBeTruthy();
  await user.click(await keep.findByRole('button', { name: 'Withdraw the invitation of greta' }));
  expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe(
    '/v2/collections/rain/invitations/greta',
  );
});

it('WhoKeeps changes the role of a keeper and takes one out', async () => {
  const { user, requests } = open('/_labs/collections/rain/edit', editing);
  await user.click(await screen.findByRole('button', { name: 'Role of bo: Contributor' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Editor' }));
  const put = requests.find(({ method }) => method === 'PUT');
  expect([put?.path, put?.body]).toEqual(['/v2/collections/rain/collaborators/bo', { role: 'editor' }]);
  await user.click(await screen.findByRole('button', { name: 'Role of bo: Contributor' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take out of the collection' }));
  expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe(
    '/v2/collections/rain/collaborators/bo',
  );
});

it('WhoKeeps says that the last owner stays', async () => {
  const { user } = open(
    '/_labs/collections/rain/edit',
    editing,
    () => new ApiFailure(409, 4031, 'Somebody has to stay.'),
  );
  await user.click(await screen.findByRole('button', { name: 'Role of mara: Owner' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Editor' }));
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  expect(await messages.findByRole('alert')).toBeTruthy();
});

it('WhoKeeps invites a blog by name, and says why one cannot be', async () => {
  const { user, requests } = open('/_labs/collections/rain/edit', editing, () => ({ invitation: sent }));
  await user.type(await screen.findByRole('textbox', { name: 'Invite a blog by name' }), ' @greta ');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('greta was invited')).toBeTruthy();
  const put = requests.find(({ method }) => method === 'PUT');
  expect([put?.path, put?.body]).toEqual(['/v2/collections/rain/invitations/greta', { role: 'contributor' }]);
});

it('WhoKeeps makes a link that ends and revokes it', async () => {
  const { user, requests } = open('/_labs/collections/rain/edit', editing, ({ method }) =>
    method === 'POST' ? { link } : undefined,
  );
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText('Used by 2 of 20')).toBeTruthy();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    role: 'contributor',
    max_uses: 20,
    expires_in: 604_800,
  });
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The link no longer works.')).toBeTruthy();
});

const received: Answer = ({ path }) =>
  path === '/v2/user/collection_invitations'
    ? {
        invitations: [{ ...sent, recipient: mara, sender: bo, message: 'You have more of these.' }],
        links: {},
      }
    : { collections: [], counts: { collections: 0, posts: 0 }, links: {} };

it('CollectionMenu lets keepers leave and take their posts along', async () => {
  const contributed = aCollection('rain', { role: 'contributor', canAdd: true });
  const { user, requests } = open('/mara/collections/rain', (request) => {
    if (request.path.endsWith('/timeline')) return { timeline: { elements: [], links: {} } };
    return request.path === '/v2/collections/rain'
      ? { collection: contributed, collaborators }
      : received(request);
  });
  await user.click(await screen.findByRole('button', { name: 'More about All about rain' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Leave' }));
  await user.click(await screen.findByRole('radio', { name: /They go with you/ }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await screen.findByText('You do not keep it any more.');
  const left = requests.find(({ method }) => method === 'DELETE');
  expect([left?.path, left?.query.get('items')]).toEqual(['/v2/collections/rain/membership', 'take']);
});

it('CollectionMenu copies a collection as the member’s own and leads to the copy', async () => {
  const copy = ownCollection('copy', { copiedFrom: { id: 'rain', title: 'All about rain' } });
  const { user, requests } = open(
    '/mara/collections/rain',
    ({ path }) =>
      path.endsWith('/timeline')
        ? { timeline: { elements: [], links: {} } }
        : { collection: path.endsWith('/copy') ? copy : aCollection('rain'), collaborators },
    () => ({ collection: copy }),
  );
  await user.click(await screen.findByRole('button', { name: 'More about All about rain' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as my own' }));
  expect(await screen.findByRole('heading', { name: 'All about copy' })).toBeTruthy();
  const post = requests.find(({ method }) => method === 'POST');
  expect([post?.path, post?.body]).toEqual(['/v2/collections/rain/copies', { tumblelog: 'mara' }]);
});

it('CollectionMenu copies the embed code of a public collection', async () => {
  const html = '<iframe src="https://skein.example/embed/collection/rain"></iframe>';
  const { user } = open('/mara/collections/rain', ({ path }) => {
    if (path.endsWith('/timeline')) return { timeline: { elements: [], links: {} } };
    return path.endsWith('/embed')
      ? { html, url: 'https://skein.example/embed/collection/rain', width: 540, height: 600 }
      : { collection: aCollection('rain'), collaborators };
  });
  await user.click(await screen.findByRole('button', { name: 'More about All about rain' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy embed code' }));
  await screen.findByText('Embed code copied');
  expect(await navigator.clipboard.readText()).toBe(html);
});

it('CollectionsPage accepts and declines invitations as the invited blog', async () => {
  const { user, requests } = open('/_labs/collections', received, () => ({
    collection: aCollection('rain'),
  }));
  const list = await screen.findByRole('list', { name: 'Invitations' });
  expect(list.textContent).toContain('You have more of these.');
  await user.click(
    within(list).getByRole('button', { name: 'No, decline the invitation to All about rain' }),
  );
  await vi.waitFor(() =>
    expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe(
      '/v2/collections/rain/invitations/mara',
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Keep it together: All about rain, as mara' }));
  await screen.findByText('You keep All about rain together now');
  const put = requests.find(({ method }) => method === 'PUT');
  expect([put?.path, put?.body]).toEqual(['/v2/collections/rain/membership', { tumblelog: 'mara' }]);
});
