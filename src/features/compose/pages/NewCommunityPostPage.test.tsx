import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Community } from '#generated/zod/community.zod.ts';
import { isWrite, ivy, resetBrowserAroundTests, storeDraft, surface } from '#tests/support/post-forms.tsx';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import NewCommunityPostPage from './NewCommunityPostPage.tsx';

resetBrowserAroundTests();

const other = aBlog('other');

const asMember: Partial<Community> = {
  title: 'Wool',
  canPost: true,
  membership: { isMember: true, role: 'member', blogName: 'ivy' },
  memberships: [{ blogName: 'ivy', role: 'member', isMuted: false, joinedTs: 1_780_000_000 }],
  boards: [
    { title: 'Tea break', path: 'tea' },
    { title: 'Notices', path: 'notices', modsOnly: true },
  ],
};

function open(community: Partial<Community>, write: () => unknown = () => ({})) {
  return renderApp(
    <Routes>
      <Route path="/communities/:communityId/new/:postType?" element={<NewCommunityPostPage />} />
      <Route path="/" element={<p>Home</p>} />
    </Routes>,
    {
      path: '/communities/wool/new?board=tea',
      blogs: [other, ivy],
      answer: ({ method }) =>
        method === 'GET' ? { community: aCommunity('wool', { ...asMember, ...community }) } : write(),
    },
  );
}

it('NewCommunityPostPage posts to the board of the address, as the blog that is a member [posting-04]', async () => {
  storeDraft('A darned elbow', { blogUuid: ivy.uuid }, 'new', 'c:wool');
  const community = { name: 'wool', uuid: 'c:wool', title: 'Wool', state: 'published' as const };
  const { user, requests } = open({}, () => ({ id: '5', state: 'published', post: aPost({ community }) }));
  expect((await surface()).textContent).toBe('A darned elbow');
  await user.click(screen.getByRole('button', { name: 'Post now' }));
  expect(await screen.findByText('Posted in Wool')).toBeTruthy();
  const [sent] = requests.filter(isWrite);
  expect([sent?.path, sent?.body]).toEqual([
    '/v2/blog/@@wool/posts',
    expect.objectContaining({
      content: [{ type: 'text', text: 'A darned elbow' }],
      state: 'published',
      tumblelog: 'ivy',
      board: 'tea',
    }),
  ]);
});

it('NewCommunityPostPage offers boards of moderators to moderators only', async () => {
  open({});
  await surface();
  const names = [...(screen.getByRole('combobox', { name: 'Board' }) as HTMLSelectElement).options];
  expect(names.map(({ text }) => text)).toEqual(['No board', 'Tea break']);
});

it('NewCommunityPostPage tells who may not post why, and shows no form', async () => {
  open({ canPost: false, membership: { isMember: false }, memberships: [] });
  expect(await screen.findByRole('heading', { name: 'You cannot post in Wool' })).toBeTruthy();
  expect(screen.getByText('Only members can post here.')).toBeTruthy();
});

it('NewCommunityPostPage keeps a post that was refused, with the reason', async () => {
  storeDraft('A darned elbow', { blogUuid: ivy.uuid }, 'new', 'c:wool');
  const { user } = open({}, () => new ApiFailure(403, 23020, 'You are banned from this community.'));
  await surface();
  await user.click(screen.getByRole('button', { name: 'Post now' }));
  expect(await screen.findByText('You are banned from this community.')).toBeTruthy();
  expect((await surface()).textContent).toBe('A darned elbow');
});
