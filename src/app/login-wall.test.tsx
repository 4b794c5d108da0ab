import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import { PollView } from '#src/entities/post/blocks/PollView.tsx';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { holdAct } from '#src/platform/login-wall/held-act.ts';
import { LayersContext } from '#src/shared/navigation/layer-context.ts';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCollection } from '#tests/support/ui-collections.ts';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { PostLoginActionDialog } from './providers/PostLoginActionDialog.tsx';
import { replayPendingAction } from './providers/replay-pending-action.ts';
import { layersOf } from './routes/layers.ts';

/** Renders what a visitor sees on a blog's page and the location the login wall leads to. */
function Page() {
  const location = useLocation();
  const layers = layersOf(location, { isLoggedIn: false });
  return (
    <LayersContext value={layers}>
      <output aria-label="address">{location.pathname + location.search}</output>
      <output aria-label="layers">{`${layers.base.pathname} ${layers.top}`}</output>
      <PostCard post={aPost()} />
      <FollowButton blog={aBlog('cy')} />
    </LayersContext>
  );
}

const text = (label: string) => screen.getByRole('status', { name: label }).textContent;

it.each([
  ['like', 'button', 'Like', '/mara?x=1'],
  // A reblog leads to its form after signing in.
  ['reblog', 'link', /^Reblog/, '/reblog/ann/1/abcdefgh'],
  ['follow', 'button', /^Follow cy/, '/mara?x=1'],
] as const)(
  'login wall opens over the page for a visitor who wants to %s, with source and redirect in its address [permission-02] [login-wall-01] [audience-28]',
  async (action, role, name, back) => {
    const { user, requests } = renderApp(<Page />, { path: '/mara?x=1' });
    await user.click(screen.getByRole(role, { name }));
    await waitFor(() =>
      expect(text('address')).toBe(`/register?source=${action}&redirect_to=${encodeURIComponent(back)}`),
    );
    expect(text('layers')).toBe('/mara modal');
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);

it('without the login wall a visitor who wants to like is led to the page to log in on, and back [community-permission-07]', async () => {
  const { user } = renderApp(<Page />, { path: '/mara?x=1', features: [] });
  await user.click(screen.getByRole('button', { name: 'Like' }));
  await waitFor(() => expect(text('address')).toBe(`/login?redirect_to=${encodeURIComponent('/mara?x=1')}`));
});

const poll = {
  type: 'poll' as const,
  clientId: 'tea',
  question: 'Tea?',
  answers: ['yes', 'no'].map((clientId) => ({ clientId, answerText: clientId })),
  settings: { multipleChoice: false, closeStatus: 'open' as const },
};
function results(selected?: string[]) {
  return {
    results: {
      id: 'tea',
      isOpen: true,
      hasVoted: selected !== undefined,
      canVote: selected === undefined,
      totalVotes: 1,
      answers: poll.answers.map(({ clientId }) => ({ clientId, ...(selected ? { votes: 1 } : {}) })),
      ...(selected ? { selected } : {}),
    },
  };
}

it.each([
  ['is followed', {}, true, 1],
  ['that is followed already stays so', { followed: true }, false, 0],
  ['that nobody can follow is left alone', { canBeFollowed: false }, false, 0],
] as const)(
  'login wall replays the follow of a blog known only by its address: %s',
  async (_what, about, isDone, writes) => {
    const { requests, queryClient } = renderApp(<Page />, {
      blogs: [aBlog('bo')],
      answer: ({ method }) => ({
        blog: { ...aBlog('mara'), ...about, ...(method === 'POST' && { followed: true }) },
      }),
    });
    let done: boolean | undefined;
    await act(async () => {
      done = await replayPendingAction(queryClient, { kind: 'follow', blog: { name: 'mara' } });
    });
    expect(done).toBe(isDone);
    const followed = requests.filter(({ method }) => method === 'POST');
    expect(followed).toHaveLength(writes);
    for (const { body } of followed) expect(body).toEqual({ url: 'mara' });
  },
);

it('login wall does not follow a blog that does not exist and shows one error', async () => {
  const { requests, queryClient } = renderApp(<Page />, {
    blogs: [aBlog('bo')],
    answer: () => new ApiFailure(404, 4004, 'Not found.'),
  });
  await act(async () => {
    expect(await replayPendingAction(queryClient, { kind: 'follow', blog: { name: 'nobody' } })).toBe(false);
  });
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['is cast', undefined, true],
  ['tells why it is not', new ApiFailure(403, 20003, 'This poll is closed.'), false],
] as const)('login wall replays a vote after signing in: %s', async (_what, refusal, isDone) => {
  let counted = results();
  const { requests, queryClient } = renderApp(<PollView block={poll} postedAt={1} />, {
    blogs: [aBlog('bo')],
    answer: ({ method }) => {
      if (method === 'POST' && refusal) return refusal;
      if (method === 'POST') counted = results(['no']);
      return counted;
    },
  });
  const pending = { kind: 'vote', poll: { id: 'tea', selected: ['no'] } } as const;
  let done: boolean | undefined;
  await act(async () => {
    done = await replayPendingAction(queryClient, pending);
  });
  expect(done).toBe(isDone);
  expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/v2/polls/tea', body: { selected: ['no'] } },
  ]);
  await screen.findByText(isDone ? 'Your answer' : 'This poll is closed.', {}, { timeout: 10_000 });
});

it('login wall replays the follow of a tag, and says so [login-wall-10] [login-wall-18]', async () => {
  holdAct({ action: 'followTag', area: 'hubs', name: '#fog' });
  const { requests, queryClient } = renderApp(<PostLoginActionDialog kind="followTag" onClose={() => {}} />, {
    blogs: [aBlog('bo')],
    answer: () => ({ name: 'fog', isFollowed: true, followerCount: 1, postCount: 1 }),
  });
  let done: boolean | undefined;
  await act(async () => {
    done = await replayPendingAction(queryClient, { kind: 'followTag', tag: { name: 'fog' } });
  });
  expect(done).toBe(true);
  const written = requests.filter(({ method }) => method !== 'GET');
  expect(written.map(({ path, body }) => [path, body])).toEqual([['/v2/user/tags/add', { tag: 'fog' }]]);
  expect(screen.getByText('You followed a tag. Shall we continue?')).toBeTruthy();
  const items = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))).toEqual(['#fog', 'bo now']);
});

it.each([
  [
    'the like of a comment',
    { kind: 'comment-like', comment: { community: 'wool', postId: '7', id: 'c1' } },
    { liked: true, likeCount: 3 },
    ['/v2/communities/wool/posts/7/comments/c1/like', undefined],
  ],
  [
    'a reaction',
    { kind: 'react', post: { community: 'wool', id: '7', grapheme: '🧶' } },
    { reactions: [{ id: 'r1', grapheme: '🧶', count: 1, reacted: true }] },
    ['/v2/communities/wool/posts/7/reactions', { grapheme: '🧶' }],
  ],
  [
    'the follow of a collection',
    { kind: 'follow', collection: { id: '41', title: 'Winter wool' } },
    { collection: aCollection('41') },
    ['/v2/collections/41/follow', {}],
  ],
] as const)(
  'login wall replays %s with one call, and says why when it is refused [login-wall-15]',
  async (_what, action, answer, call) => {
    let isRefused = false;
    const { requests, queryClient } = renderApp(<Page />, {
      blogs: [aBlog('bo')],
      answer: ({ method }) =>
        method === 'GET' ? {} : isRefused ? new ApiFailure(403, 4003, 'Not today.') : answer,
    });
    const replay = () => act(() => replayPendingAction(queryClient, action));
    expect(await replay()).toBe(true);
    const written = requests.filter(({ method }) => method !== 'GET');
    expect(written.map(({ path, body }) => [path, body])).toEqual([call]);
    isRefused = true;
    expect(await replay()).toBe(false);
    expect(await screen.findByRole('alert')).toBeTruthy();
  },
);

describe('joining a community after signing in', () => {
  const joined = {
    community: aCommunity('wool', { title: 'Wool' }),
    membershipRequest: { requestingBlog: aBlog('bo'), requestedTs: 1_780_000_000 },
  };
  async function replay(
    kind: 'communityJoinToast' | 'communityRequestMembership',
    {
      community = {},
      names = ['bo'],
      refusal,
    }: { community?: object; names?: string[]; refusal?: ApiFailure } = {},
  ) {
    const { requests, queryClient } = renderApp(<Page />, {
      blogs: names.map((name) => aBlog(name)),
      answer: ({ method }) =>
        method === 'GET'
          ? { community: aCommunity('wool', { title: 'Wool', ...community }) }
          : (refusal ?? joined),
    });
    let done: boolean | undefined;
    await act(async () => {
      done = await replayPendingAction(queryClient, { kind, community: { name: 'wool' } });
    });
    const written = requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [method, path, body]);
    return { done, written };
  }

  it.each([
    ['communityJoinToast', 'PUT', 'membership', 'Woohoo! You are now a member of Wool'],
    ['communityRequestMembership', 'POST', 'membership_requests', 'Request sent'],
  ] as const)(
    '%s is done and said in a toast [login-wall-13] [login-wall-14]',
    async (kind, method, end, words) => {
      const { done, written } = await replay(kind);
      expect([done, written]).toEqual([true, [[method, `/v2/communities/wool/${end}`, { tumblelog: 'bo' }]]]);
      expect(await screen.findByText(words)).toBeTruthy();
    },
  );

  it.each([
    ['a member with two blogs, who chooses one', { names: ['bo', 'cy'] }],
    ['a community that asks a question', { community: { customQuestions: ['Wool?'] } }],
    ['a community that the member is in already', { community: { membership: { isMember: true } } }],
  ])('joining is left to the sheet for %s', async (_who, given) => {
    const { done, written } = await replay('communityJoinToast', given);
    expect([done, written]).toEqual([false, []]);
  });

  it('joining that is refused is left to the sheet', async () => {
    const refusal = new ApiFailure(403, 23008, 'Banned.');
    expect((await replay('communityJoinToast', { refusal })).done).toBe(false);
  });
});
