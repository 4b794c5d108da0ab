import { act, cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { storedEmail } from '#src/platform/login-wall/stored-input.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { type Answer, renderApp } from '#tests/support/render-app.tsx';
import { aCollection } from '#tests/support/ui-collections.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import { storeJoiningConsent, takeJoiningConsent } from '../model/joining-consent.ts';
import CollectionPage from './CollectionPage.tsx';
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
function open(path: string, get: Answer, write: Answer = () => undefined, blogs = [mara]) {
  const page = (
    <Routes>
      <Route path="/_labs/collections/:inviter/invite/:collectionId" element={<JoinCollectionPage />} />
      <Route path="/:blogname/collections/:collectionId" element={<CollectionPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>
  );
  const answer: Answer = (request) => (request.method === 'GET' ? get(request) : write(request));
  return renderApp(page, { path, blogs, answer });
}

const INVITE = '/_labs/collections/bo/invite/rain?invite_hash=abc';
const PHOTO = {
  postId: '9',
  blogName: 'greta',
  postUrl: '/greta/9',
  type: 'photo',
  summary: 'Beans',
  media: [{ url: '/media/beans.png', type: 'png', width: 64, height: 48 }],
  altText: 'Beans on a string',
  isNsfw: false,
};

const invitation = {
  state: 'open',
  collection: aCollection('rain', { blog: bo }),
  sender: bo,
  role: 'contributor',
  message: 'Come in.',
  brings: {
    blogs: [bo, aBlog('greta')],
    tags: [{ tag: 'fog', postsPerWeek: 31 }],
    previews: [PHOTO],
  },
};

it('JoinCollectionPage joins by a link and follows only what stays ticked', async () => {
  const { user, requests } = open(
    INVITE,
    ({ path }) =>
      path.startsWith('/v2/collection_invitations/')
        ? { invitation }
        : { collection: invitation.collection, collaborators, timeline: { elements: [], links: {} } },
    () => ({ collection: invitation.collection }),
  );
  expect(await screen.findByRole('heading', { name: 'bo invites you to All about rain' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Beans on a string' })).toBeTruthy();
  expect(screen.getByText('31 posts a week')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Follow greta' }));
  await user.click(screen.getByRole('button', { name: 'Keep it together: All about rain, as mara' }));
  await screen.findByText('You keep All about rain together now. What you chose is on your dashboard.');
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    tumblelog: 'mara',
    invite_hash: 'abc',
    follow_blogs: ['t:bo'],
    follow_tags: ['fog'],
  });
});

it('JoinCollectionPage says until when a link works', async () => {
  open(INVITE, () => ({ invitation: { ...invitation, expiresTs: 1_795_000_000 } }), undefined, []);
  expect(await screen.findByText(/^You can join until November 18, 2026/)).toBeTruthy();
});

it('JoinCollectionPage takes the e-mail address of a visitor to the registration, and their choice along', async () => {
  const { user } = open(INVITE, () => ({ invitation }), undefined, []);
  const field = await screen.findByRole('textbox', { name: 'Your e-mail address' });
  await user.click(screen.getByRole('checkbox', { name: 'Follow greta' }));
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(screen.getByText('Enter your e-mail address.')).toBeTruthy();
  await user.type(field, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(screen.getByText('This does not look like an e-mail address.')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('nobody');
  const logIn = screen.getByRole('link', { name: 'Log in, also with a passkey' });
  const address = new URL(logIn.getAttribute('href') ?? '', 'http://skein.test');
  expect(address.searchParams.get('redirect_to')).toBe(`${INVITE}&without=t%3Agreta&joining=1`);
  await user.type(field, '@example.com');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(storedEmail()).toBe('nobody@example.com');
});

it('JoinCollectionPage joins at once for a visitor who said so before signing in, and nobody by the address alone', async () => {
  const answers: Answer = ({ path }) =>
    path.startsWith('/v2/collection_invitations/')
      ? { invitation }
      : { collection: invitation.collection, collaborators, timeline: { elements: [], links: {} } };
  const back = `${INVITE}&without=t%3Agreta&joining=1`;
  const alone = open(back, answers, () => ({ collection: invitation.collection }));
  const greta = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Follow greta' });
  expect(greta.checked).toBe(false);
  expect(alone.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  cleanup();
  storeJoiningConsent('abc', Date.now());
  const { requests } = open(back, answers, () => ({ collection: invitation.collection }));
  await screen.findByText('You keep All about rain together now. What you chose is on your dashboard.');
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    tumblelog: 'mara',
    invite_hash: 'abc',
    follow_blogs: ['t:bo'],
    follow_tags: ['fog'],
  });
  expect(takeJoiningConsent('abc', Date.now())).toBe(false);
});

it('JoinCollectionPage joins when the sign-in over it changes its address only', async () => {
  storeJoiningConsent('abc', Date.now());
  const page = (
    <>
      <AppLink to={`${INVITE}&joining=1`}>Back from the sign-in</AppLink>
      <Routes>
        <Route path="/_labs/collections/:inviter/invite/:collectionId" element={<JoinCollectionPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </>
  );
  const { user, requests } = renderApp(page, {
    path: INVITE,
    blogs: [mara],
    answer: ({ method }) => (method === 'GET' ? { invitation } : { collection: invitation.collection }),
  });
  await screen.findByRole('button', { name: 'Keep it together: All about rain, as mara' });
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Back from the sign-in' }));
  await screen.findByText('Elsewhere');
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

it('JoinCollectionPage lets members only follow, and says whom they follow already', async () => {
  const follows = { ...invitation, brings: { ...invitation.brings, blogs: [{ ...bo, followed: true }] } };
  const { user, requests } = open(
    INVITE,
    ({ path }) =>
      path.startsWith('/v2/collection_invitations/')
        ? { invitation: follows }
        : { collection: invitation.collection, collaborators, timeline: { elements: [], links: {} } },
    () => ({ collection: invitation.collection }),
  );
  expect(await screen.findByText('You follow')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Only follow/ }));
  const tag = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Follow #fog' });
  expect([tag.checked, tag.disabled]).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: 'Follow All about rain' }));
  const put = requests.find(({ method }) => method === 'PUT');
  expect([put?.path, put?.body]).toEqual(['/v2/collections/rain/follow', { show_as_tab: true }]);
});

it('JoinCollectionPage shows what a direct invitation brings, and declines it', async () => {
  const { user, requests } = open('/_labs/collections/bo/invite/rain', () => ({
    collection: invitation.collection,
    collaborators,
    invitation: {
      collection: invitation.collection,
      sender: bo,
      recipient: mara,
      role: 'contributor',
      sentTs: 1_780_000_000,
    },
    brings: invitation.brings,
    timeline: { elements: [], links: {} },
  }));
  expect(await screen.findByRole('checkbox', { name: 'Follow #fog' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Decline the invitation to All about rain' }));
  await vi.waitFor(() =>
    expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe(
      '/v2/collections/rain/invitations/mara',
    ),
  );
});

it('JoinCollectionPage offers to follow a collection that is full', async () => {
  const { user, requests } = open(
    INVITE,
    ({ path }) =>
      path.startsWith('/v2/collection_invitations/')
        ? { invitation: { ...invitation, state: 'full' } }
        : { collection: invitation.collection, collaborators, timeline: { elements: [], links: {} } },
    () => ({ collection: invitation.collection }),
  );
  await user.click(await screen.findByRole('button', { name: 'Follow instead' }));
  expect(requests.find(({ method }) => method === 'PUT')?.path).toBe('/v2/collections/rain/follow');
});

it.each([
  ['revoked', 'This invitation was withdrawn', 'Ask bo for a new one, or read Rain as it is.'],
  ['expired', 'This invitation has ended', 'Ask bo for a new one, or read Rain as it is.'],
  ['joined', 'You keep it already', 'Rain is among your collections.'],
])('JoinCollectionPage says that an invitation is %s', async (state, title, text) => {
  const ended = {
    ...invitation,
    state,
    collection: { ...invitation.collection, title: 'Rain', role: 'editor' },
  };
  // The link to the collection prefetches its page.
  open(INVITE, ({ path }) =>
    path.startsWith('/v2/collection_invitations/')
      ? { invitation: ended }
      : { collection: ended.collection, collaborators, timeline: { elements: [], links: {} } },
  );
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View the collection' }).getAttribute('href')).toBe(
    '/bo/collections/rain',
  );
});

it('JoinCollectionPage tells an owner that the link is their own', async () => {
  open(INVITE, () => ({
    invitation: { ...invitation, state: 'joined', collection: { ...invitation.collection, role: 'owner' } },
  }));
  expect(await screen.findByRole('heading', { name: 'This is your own link' })).toBeTruthy();
});

it('JoinCollectionPage tells nothing of a private collection whose link was revoked', async () => {
  open(INVITE, () => ({ invitation: { state: 'revoked', brings: { blogs: [], tags: [], previews: [] } } }));
  expect(await screen.findByRole('heading', { name: 'This invitation was withdrawn' })).toBeTruthy();
  expect(screen.getByText(/The collection is private/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Other collections' })).toBeTruthy();
});
