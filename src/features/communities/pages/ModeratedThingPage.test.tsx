import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Community } from '#generated/zod/community.zod.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { aModerationDecision, aModerationItem } from '#tests/support/ui-moderation.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import ModeratedThingPage from './ModeratedThingPage.tsx';

const asModerator: Partial<Community> = {
  title: 'Wool',
  membership: { isMember: true, role: 'moderator', blogName: 'mara', permissions: ['decide'] },
};
const photo = aPost({
  id: '7',
  blog: aBlog('frog'),
  content: [
    { type: 'text', text: 'Buy my kettles.' },
    {
      type: 'image',
      media: [{ url: 'https://media.test/k.jpg', width: 4, height: 3 }],
      altText: 'Kettles',
    },
  ],
});

interface Given {
  path?: string;
  community?: Partial<Community>;
  answers?: (request: ServerRequest) => unknown;
}

function open({ path = '/communities/wool/moderation/7', community = asModerator, answers }: Given = {}) {
  return renderApp(
    <Routes>
      <Route
        path="/communities/:communityId/moderation/:moderatedPostId/:slug?"
        element={<ModeratedThingPage />}
      />
      <Route
        path="/communities/:communityId/moderation/:commentedPostId/comment/:moderatedCommentId"
        element={<ModeratedThingPage />}
      />
    </Routes>,
    {
      path,
      blogs: [aBlog('mara')],
      answer: (request) => {
        if (request.path === '/v2/communities/wool') return { community: aCommunity('wool', community) };
        if (request.path.endsWith('/history')) return { entries: [], links: {} };
        if (request.path.includes('/moderation/members/'))
          return new ApiFailure(404, 4004, 'There is nobody of this name.');
        return answers?.(request);
      },
    },
  );
}

it('ModeratedThingPage shows a post that was taken down, its picture veiled until the moderator asks for it', async () => {
  const decision = aModerationDecision('d1', {
    rule: { id: 'r1', text: 'No shops' },
    decidedBy: aBlog('linnea'),
  });
  const { user } = open({
    answers: () => ({
      item: aModerationItem('i1', { state: 'decided', post: photo }),
      post: photo,
      decisions: [decision],
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'A post by frog' })).toBeTruthy();
  expect(screen.getByText('It was taken down. Only its author and you can read it.')).toBeTruthy();
  expect(screen.getByText('Buy my kettles.')).toBeTruthy();
  expect(screen.getByAltText('Kettles').closest('[inert]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: /^Show it in grey/ }));
  expect(screen.getByAltText('Kettles').closest('[inert]')).toBeNull();
  const link = screen.getByRole('link', { name: 'A post was taken down' });
  expect(link.getAttribute('href')).toBe('/communities/wool/moderation/decisions/d1');
  expect(screen.getByText('No shops')).toBeTruthy();
  expect(screen.getByText('By linnea')).toBeTruthy();
});

it('ModeratedThingPage leads from a comment that waits to the queue, and keeps a note of a moderator', async () => {
  const comment = {
    id: 'c1',
    postId: '7',
    blog: aBlog('kiln'),
    content: [{ type: 'text', text: 'Rude words' }],
    createdTs: 1_780_000_000,
    liked: false,
    likeCount: 0,
    replyCount: 0,
    canDelete: true,
    canEdit: false,
    canReply: true,
    state: 'published',
  };
  const note = { id: 'n1', author: aBlog('mara'), text: 'Again', createdTs: 1_780_000_200 };
  let notes: object[] = [];
  const { user } = open({
    path: '/communities/wool/moderation/7/comment/c1',
    answers: ({ method, path }) => {
      if (method === 'POST') {
        notes = [note];
        return { note };
      }
      expect(path).toBe('/v2/communities/wool/moderation/posts/7/comments/c1');
      const item = { ...aModerationItem('i1', { kind: 'comment', blog: aBlog('kiln') }), comment, notes };
      return { item, comment, post: photo, decisions: [] };
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'A comment by kiln' })).toBeTruthy();
  expect(screen.getByText('Rude words')).toBeTruthy();
  const queue = screen.getByRole('link', { name: 'Decide it in the queue' });
  expect(queue.getAttribute('href')).toBe('/communities/wool/moderation/queue/entry/i1');
  await user.type(screen.getByRole('textbox', { name: 'A note for the other moderators' }), 'Again');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Again')).toBeTruthy();
});

it('ModeratedThingPage says that nothing was reported at an address without an entry', async () => {
  open({ answers: () => new ApiFailure(404, 4004, 'There is no such post.') });
  expect(await screen.findByRole('heading', { name: 'Nothing was reported or decided here' })).toBeTruthy();
});

it('ModeratedThingPage asks for nothing on behalf of a member who is no moderator', async () => {
  const { requests } = open({
    community: { membership: { isMember: true, role: 'member', blogName: 'mara' } },
  });
  expect(await screen.findByRole('heading', { name: 'This is for moderators' })).toBeTruthy();
  expect(requests.some(({ path }) => path.includes('/moderation/'))).toBe(false);
});
