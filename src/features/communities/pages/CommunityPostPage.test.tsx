import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Comment } from '#generated/zod/comment.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { clearOverlays } from '#src/shared/api/read/post-overlay.ts';
import { resetToggles } from '#src/shared/api/write/toggle.ts';
import { listUnsentTexts } from '#src/shared/lib/storage/unsent-text-list.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { LayerContext, LayersContext } from '#src/shared/navigation/layer-context.ts';
import type { Layers } from '#src/shared/navigation/layers.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import CommunityPostPage from './CommunityPostPage.tsx';

const mara = aBlog('mara');
const loft = aBlog('loft');
const asMember: Partial<Community> = {
  membership: { isMember: true, role: 'member', blogName: 'mara' },
  memberships: ['mara', 'loft'].map((blogName) => ({
    blogName,
    role: 'member' as const,
    isMuted: false,
    joinedTs: 1_780_000_000,
  })),
  canInteract: true,
};

function aComment(id: string, changes: Partial<Comment> = {}): Comment {
  return {
    id,
    postId: '7',
    blog: aBlog('kiln'),
    content: [{ type: 'text', text: `Words of ${id}` }],
    createdTs: 1_780_000_000,
    liked: false,
    likeCount: 0,
    replyCount: 0,
    canDelete: false,
    canEdit: false,
    canReply: true,
    state: 'published',
    ...changes,
  };
}

const inWool: Partial<Post> = {
  id: '7',
  content: [{ type: 'text', text: 'Elbow, after.' }],
  blog: aBlog('linnea'),
  blogName: 'linnea',
  community: { name: 'wool', uuid: 'c:wool', title: 'Wool', state: 'published', commentCount: 1 },
  reactions: [{ id: 'r1', grapheme: '🧵', count: 3, reacted: false }],
};

interface Given {
  community?: Partial<Community>;
  comments?: Comment[];
  path?: string;
  isVisitor?: boolean;
  /** Layers of a dialog over another page. */
  over?: Layers;
  write?: (request: ServerRequest) => unknown;
  /** Last posts of the board. */
  lately?: Post[];
  /** The place of the post in the community. */
  post?: Partial<NonNullable<Post['community']>>;
}

function open({
  community = {},
  comments = [aComment('c1')],
  path,
  isVisitor = false,
  over,
  write,
  lately = [],
  post = {},
}: Given = {}) {
  const pages = (
    <Routes>
      <Route path="/communities/:communityId" element={<p>The hub</p>} />
      <Route path="/communities/:communityId/post/:postId/:slug?" element={<CommunityPostPage />} />
      <Route
        path="/communities/:communityId/post/:postId/comments/:commentId"
        element={<CommunityPostPage />}
      />
    </Routes>
  );
  return renderApp(
    over ? (
      <LayersContext value={over}>
        <LayerContext value="modal">{pages}</LayerContext>
      </LayersContext>
    ) : (
      pages
    ),
    {
      path: path ?? '/communities/wool/post/7',
      blogs: isVisitor ? [] : [mara, loft],
      answer: (request) => {
        if (request.method !== 'GET') return write?.(request);
        if (request.path.endsWith('/timeline')) return { timeline: { elements: lately, links: {} } };
        if (request.path.endsWith('/comments')) return { comments, total: comments.length, links: {} };
        return {
          post: aPost({
            ...inWool,
            ...(inWool.community && { community: { ...inWool.community, ...post } }),
          }),
          community: aCommunity('wool', { title: 'Wool', ...asMember, ...community }),
        };
      },
    },
  );
}

const isWrite = ({ method }: ServerRequest): boolean => method !== 'GET';

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  act(() => {
    clearOverlays();
    clearToasts();
    resetToggles();
  });
  localStorage.clear();
});

it('CommunityPostPage shows the post, its comments with what their writers are here, and whom an answer is for', async () => {
  const reply = {
    ...aComment('c2', { blog: aBlog('linnea') }),
    parentCommentId: 'c1',
    replyTo: { commentId: 'c1', blog: aBlog('kiln') },
  };
  open({ comments: [aComment('c1', { role: 'moderator', replyCount: 1, replies: [reply] })] });
  expect(await screen.findByText('Elbow, after.')).toBeTruthy();
  expect(await screen.findByText('Words of c1')).toBeTruthy();
  expect(screen.getByText('moderator')).toBeTruthy();
  expect(screen.getByText('wrote this')).toBeTruthy();
  expect(screen.getByText('to kiln')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '1 comment' })).toBeTruthy();
});

it('CommunityPostPage over the hub is a dialog whose way back closes it, with the form of a comment at its foot', async () => {
  const hub = { pathname: '/communities/wool', search: '', hash: '', state: null, key: 'hub' };
  const { user } = open({ over: { base: hub, top: 'modal' } });
  const field = await screen.findByRole('textbox', { name: 'Comment as mara' });
  const last = screen.getByText('That is everything anyone has said.');
  expect(last.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByRole('complementary')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Wool' }));
  expect(await screen.findByText('The hub')).toBeTruthy();
});

it('CommunityPostPage sends a comment as the chosen blog and shows it at once', async () => {
  const { user, requests } = open({
    write: ({ body }) => ({
      comment: aComment('c9', { content: (body as { content: Comment['content'] }).content, blog: loft }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: /^Commenting as mara/ }));
  await user.click(await screen.findByRole('menuitem', { name: /loft/ }));
  await user.type(screen.getByRole('textbox', { name: 'Comment as loft' }), ' Kind words ');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  expect(await screen.findByText('Kind words')).toBeTruthy();
  const [sent] = requests.filter(isWrite);
  expect([sent?.path, sent?.body]).toEqual([
    '/v2/communities/wool/posts/7/comments',
    { content: [{ type: 'text', text: 'Kind words' }], reply_as: 'loft' },
  ]);
  const field = screen.getByRole('textbox', { name: 'Comment as loft' });
  await waitFor(() => expect(field).toHaveProperty('value', ''));
});

it('CommunityPostPage answers a comment below it', async () => {
  const { user, requests } = open({
    write: () => ({ comment: { ...aComment('c9'), parentCommentId: 'c1', blog: mara } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Reply to kiln' }));
  const field = screen.getByRole('textbox', { name: 'Answer kiln as mara' });
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Cotton');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Words of c9')).toBeTruthy();
  expect(requests.find(isWrite)?.body).toMatchObject({ parent_comment_id: 'c1' });
});

it('CommunityPostPage keeps a comment that was refused, with the reason beside it', async () => {
  const { user } = open({
    write: () => new ApiFailure(403, 23202, 'This community is read-only because nobody looks after it.'),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Comment as mara' }), 'Kind words');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  expect(await screen.findByText('This community is read-only because nobody looks after it.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Comment as mara' })).toHaveProperty('value', 'Kind words');
});

it('CommunityPostPage keeps a comment without a connection and over a reload, until it is sent', async () => {
  let isOffline = true;
  const write = () => {
    if (isOffline) throw new TypeError('offline');
    return { comment: aComment('c9') };
  };
  const first = open({ write });
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment as mara' });
  await first.user.type(await field(), 'Kind words');
  await first.user.click(screen.getByRole('button', { name: 'Comment' }));
  expect(await screen.findByText('No connection. Check it and try again.')).toBeTruthy();
  first.unmount();
  isOffline = false;
  const { user } = open({ write });
  expect((await field()).value).toBe('Kind words');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(listUnsentTexts([mara.uuid], Date.now())).toEqual([]));
});

it('CommunityPostPage likes a comment at once and takes the like back when it is refused', async () => {
  const { user } = open({ write: () => new ApiFailure(403, 23020, 'You are banned from this community.') });
  const like = await screen.findByRole('button', { name: 'Like' });
  await user.click(like);
  await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('false'));
  expect(await screen.findByText('You are banned from this community.')).toBeTruthy();
});

it('CommunityPostPage adds a reaction that is pressed, and shows a refusal', async () => {
  let isRefused = false;
  const { user, requests } = open({
    write: () =>
      isRefused
        ? new ApiFailure(403, 22002, 'You have used all your reactions on this post.')
        : { reactions: [{ id: 'r1', grapheme: '🧵', count: 4, reacted: true }] },
  });
  await user.click(await screen.findByRole('button', { name: '🧵, 3' }));
  const pressed = await screen.findByRole('button', { name: '🧵, 4', pressed: true });
  const [sent] = requests.filter(isWrite);
  expect([sent?.method, sent?.path, sent?.body]).toEqual([
    'PUT',
    '/v2/communities/wool/posts/7/reactions',
    { grapheme: '🧵' },
  ]);
  isRefused = true;
  await user.click(pressed);
  expect(await screen.findByText('You have used all your reactions on this post.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '🧵, 4', pressed: true })).toBeTruthy();
});

it('CommunityPostPage deletes an own comment after asking', async () => {
  const { user, requests } = open({ comments: [aComment('c1', { canDelete: true })] });
  await user.click(await screen.findByRole('button', { name: 'More about the comment of kiln' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this comment?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(requests.some(isWrite)).toBe(true));
  expect(requests.find(isWrite)?.path).toBe('/v2/communities/wool/posts/7/comments/c1');
});

it('CommunityPostPage tells who may not comment how they could, and says what was taken down', async () => {
  open({
    isVisitor: true,
    community: { membership: { isMember: false }, memberships: [], canInteract: false },
    comments: [
      aComment('c1', {
        content: [],
        state: 'removed',
        canReply: false,
        removal: { removedTs: 1, rule: { text: 'No wool snobbery.' } },
      }),
    ],
  });
  expect(await screen.findByText('Log in and join Wool to comment.')).toBeTruthy();
  expect(await screen.findByText('A comment was taken down here')).toBeTruthy();
  expect(screen.getByText('No wool snobbery.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Reply to/ })).toBeNull();
});

it('CommunityPostPage asks for the comments around the one that the address names, and marks it', async () => {
  const { requests } = open({ path: '/communities/wool/post/7/comments/c1' });
  const words = await screen.findByText('Words of c1');
  expect(words.closest('[aria-current]')).not.toBeNull();
  expect(requests.find(({ path }) => path.endsWith('/comments'))?.query.get('around')).toBe('c1');
});

it('CommunityPostPage edits an own comment in its place, and says why a change was refused', async () => {
  let isRefused = true;
  const { user, requests } = open({
    comments: [aComment('c1', { canEdit: true })],
    write: () =>
      isRefused
        ? new ApiFailure(403, 23202, 'This community is read-only because nobody looks after it.')
        : { comment: aComment('c1') },
  });
  await user.click(await screen.findByRole('button', { name: 'More about the comment of kiln' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = await screen.findByRole('textbox', { name: 'Your comment' });
  expect(field).toHaveProperty('value', 'Words of c1');
  await user.type(field, ' and more');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This community is read-only because nobody looks after it.')).toBeTruthy();
  expect(field).toHaveProperty('value', 'Words of c1 and more');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull());
  expect(requests.findLast(isWrite)?.body).toEqual({
    content: [{ type: 'text', text: 'Words of c1 and more' }],
  });
});

it('CommunityPostPage folds a comment that matches a filter, and shows it on request', async () => {
  const filteredBy = [{ kind: 'tag' as const, value: 'knots', action: 'warn' as const }];
  const { user } = open({
    comments: [aComment('c1', { filteredBy }), aComment('c2', { blog: mara, filteredBy })],
  });
  expect(await screen.findByText('Filtered: #knots')).toBeTruthy();
  expect(screen.queryByText('Words of c1')).toBeNull();
  // A reader's filters never fold what they wrote themselves.
  expect(screen.getByText('Words of c2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('Words of c1')).toBeTruthy();
});

it.each([
  ['kiln', true],
  ['mara', false],
] as const)('CommunityPostPage offers reporting comments of others alone: %s', async (author, isOffered) => {
  const { user } = open({ comments: [aComment('c1', { blog: author === 'mara' ? mara : aBlog(author) })] });
  await user.click(await screen.findByRole('button', { name: `More about the comment of ${author}` }));
  expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeTruthy();
  const report = screen.queryByRole('menuitem', { name: 'Report to the moderators' });
  expect(report !== null).toBe(isOffered);
});

it.each([
  ['members', {}, true],
  ['readers who are no members', { membership: { isMember: false } }, false],
] as const)(
  'CommunityPostPage offers reporting a post to members alone: %s',
  async (_who, community, isOffered) => {
    const { user } = open({ community });
    await user.click(await screen.findByRole('button', { name: 'Post options' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeTruthy();
    const report = screen.queryByRole('menuitem', { name: 'Report to the moderators' });
    expect(report !== null).toBe(isOffered);
  },
);

it('CommunityPostPage shows the last other posts of the board beside the post, pinned ones excepted', async () => {
  const place = { name: 'wool', uuid: 'c:wool', title: 'Wool', state: 'published' as const };
  const lately = [
    aPost({ id: '1', summary: 'The rules', community: { ...place, isPinned: true } }),
    aPost({ id: '7', summary: 'Elbow, after.' }),
    aPost({ id: '6', summary: 'A pocket', blogName: 'greta', community: { ...place, commentCount: 41 } }),
    aPost({
      id: '5',
      summary: 'A wound',
      communityLabels: { hasCommunityLabel: true, categories: { violence: true } },
    }),
  ];
  const { requests } = open({
    lately,
    community: { boards: [{ title: 'Before and after', path: 'before', unread: 0 }] },
    post: { boardPath: 'before' },
  });
  const heading = await screen.findByRole('heading', { name: 'Lately in Before and after' });
  const links = within(heading.parentElement as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'A pocketgreta, 41 comments',
    expect.stringMatching(/^Sensitive post/),
  ]);
  expect(links[0]?.getAttribute('href')).toBe('/communities/wool/post/6');
  expect(requests.find(({ path }) => path.endsWith('/timeline'))?.query.get('board')).toBe('before');
});
