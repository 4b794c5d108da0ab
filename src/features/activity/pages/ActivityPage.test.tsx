import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import ActivityPage from './ActivityPage.tsx';

const LIST = '/v2/blog/tove/notifications';
const GRAPH = '/v2/blog/tove/activity/notes';
const now = Math.floor(Date.now() / 1000);
const noNotes = {
  graph: {
    range: 'threedays',
    granularity: 'hourly',
    startTs: now - 3600,
    endTs: now,
    total: 0,
    previousTotal: 0,
    points: [{ timestamp: now - 3600, count: 0 }],
  },
  likes: 0,
  reblogs: 0,
  replies: 0,
  topPosts: [],
  topFans: [],
};
const like = {
  id: '1',
  type: 'like',
  timestamp: now,
  unread: true,
  title: 'ann and 2 others liked your post',
  actors: [aBlog('ann')],
  actorCount: 3,
  count: 3,
  targetPost: { id: '7', blogName: 'tove', type: 'text', summary: 'A walk', postUrl: '/tove/7' },
};
const unknown = {
  ...like,
  id: '2',
  type: 'sang',
  title: 'ann sang for you',
  unread: false,
  timestamp: now - 1,
};

function show(notifications: object[] | ApiFailure, path = '/activity', blogs = [aBlog('tove')]) {
  vi.stubGlobal('IntersectionObserver', undefined);
  const answer: Answer = ({ path }) => {
    if (path === GRAPH) return noNotes;
    if (path !== LIST) return {};
    return notifications instanceof ApiFailure
      ? notifications
      : { notifications, links: {}, unreadCount: notifications.length };
  };
  return renderApp(<ActivityPage />, { blogs, answer, path });
}

it('ActivityPage lists notifications, the server’s text for unknown kinds, and marks the shown ones as read', async () => {
  const { requests } = show([like, unknown]);
  expect(await screen.findByText(/liked your post/)).toBeTruthy();
  expect(screen.getByText(/2 others/)).toBeTruthy();
  expect(screen.getByText('ann sang for you')).toBeTruthy();
  expect(screen.getAllByText('New').length).toBe(1);
  await waitFor(() => {
    const sent = requests.filter(({ path }) => path === `${LIST}/read`);
    expect(sent.map(({ body }) => body)).toEqual([{ until: now }]);
  });
});

it('ActivityPage shows its empty state and marks nothing as read', async () => {
  const { requests } = show([]);
  expect(await screen.findByRole('heading', { name: 'No activity yet' })).toBeTruthy();
  expect(requests.some(({ path }) => path.endsWith('/read'))).toBe(false);
});

it('ActivityPage shows an error when loading fails', async () => {
  show(new ApiFailure(403, 1034, 'Not yours.'));
  expect(await screen.findByText(/Not yours|did not come through/)).toBeTruthy();
});

it('ActivityPage shows a post that failed to publish, with a link to the drafts', async () => {
  const failed = {
    ...like,
    id: '3',
    type: 'publish_failed',
    title: 'Your post could not be published',
    actors: [],
    actorCount: 0,
    count: 1,
    publishFault: 'Look through it.',
  };
  const { publishFault: _, ...mended } = failed;
  show([failed, { ...mended, id: '4', timestamp: now - 1 }]);
  expect(await screen.findAllByText(/was not published/)).toHaveLength(2);
  const links = screen.getAllByRole('link', { name: 'A walk' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/tove/drafts', '/tove/7']);
});

it.each(['post_flagged', 'post_appeal_accepted', 'post_appeal_rejected'])(
  'ActivityPage links a notification of kind %s to the review of the blog',
  async (type) => {
    show([{ ...like, id: '3', type, title: 'A decision', actors: [], actorCount: 0, count: 1 }]);
    const link = await screen.findByRole('link', { name: 'A walk' });
    expect(link.getAttribute('href')).toBe('/blog/tove/review');
  },
);

it.each([
  ['group_blog_invitation', 'You are invited to write for ann'],
  ['new_group_blog_member', 'ann joined this blog as a writer'],
])('ActivityPage describes %s: %s', async (type, sentence) => {
  show([{ ...like, type, actorCount: 1, count: 1, fromTumblelogName: 'ann', targetPost: undefined }]);
  const name = await screen.findByRole('link', { name: 'ann' });
  expect(name.closest('p')?.textContent).toBe(sentence);
  const way = screen.queryByRole('link', { name: 'View' });
  expect(way?.getAttribute('href')).toBe(type === 'group_blog_invitation' ? '/blog/ann/join' : undefined);
});

it('ActivityPage groups by person: forty likes of one person are one row', async () => {
  const { requests } = show([{ ...like, actorCount: 1, count: 40 }], '/activity?by=blog');
  expect((await screen.findByText(/of your posts/)).textContent).toBe('ann liked 40 of your posts');
  const [list] = requests.filter(({ path }) => path === LIST);
  expect(Object.fromEntries(list?.query ?? [])).toEqual({ filter: 'all', group_by: 'blog' });
  const ways = within(screen.getByRole('navigation', { name: 'Grouping' }));
  expect(ways.getByRole('link', { current: true }).textContent).toBe('By person');
  expect(ways.getByRole('link', { name: 'By post' }).getAttribute('href')).toBe('/activity');
});

it('ActivityPage counts the reblogs of one person, and describes a single one', async () => {
  const reblogs = { ...like, type: 'reblog_naked', actorCount: 1 };
  show(
    [
      { ...reblogs, count: 3 },
      { ...reblogs, id: '8', count: 1 },
    ],
    '/activity?by=blog',
  );
  expect((await screen.findByText(/reblogged you \d/)).textContent).toBe('ann reblogged you 3 times');
  expect(screen.getByText(/reblogged your post/)).toBeTruthy();
});

it('ActivityPage filters by mutuals', async () => {
  const { requests } = show([], '/activity?filter=mutuals');
  expect(await screen.findByRole('heading', { name: 'No activity of mutuals yet' })).toBeTruthy();
  const [list] = requests.filter(({ path }) => path === LIST);
  expect(Object.fromEntries(list?.query ?? [])).toEqual({ from: 'mutuals', group_by: 'post' });
});

it('ActivityPage offers no grouping for filters without likes and reblogs', async () => {
  show([], '/activity?filter=replies&by=blog');
  await screen.findByRole('heading', { name: 'No activity yet' });
  expect(screen.queryByRole('navigation', { name: 'Grouping' })).toBeNull();
});

it('ActivityPage links to a post without text, and keeps the filter when the blog changes', async () => {
  const { targetPost } = like;
  const wordless = { ...like, targetPost: { ...targetPost, summary: '' } };
  const { user } = show([wordless], '/activity?filter=mutuals&by=blog', [aBlog('tove'), aBlog('other')]);
  const link = await screen.findByRole('link', { name: 'See the post' });
  expect(link.getAttribute('href')).toBe('/tove/7');
  await user.click(screen.getByRole('button', { name: 'Blog: tove' }));
  const other = await screen.findByRole('menuitem', { name: 'other' });
  expect(other.getAttribute('href')).toBe('/activity?blog=other&filter=mutuals&by=blog');
});

it('ActivityPage names the matching filters in place of covered text, and links to it', async () => {
  const filteredBy = [
    { kind: 'content', value: 'spiders', action: 'warn' },
    { kind: 'tag', value: 'legs', action: 'hide' },
  ];
  show([{ ...like, type: 'reply', replyId: '9', filteredBy }]);
  const cover = await screen.findByRole('link', { name: 'Matches your filters: spiders, #legs' });
  expect(cover.getAttribute('href')).toBe('/tove/7/replies/9');
  expect(screen.queryByText('A walk')).toBeNull();
});
