import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { StaffDecision } from '#generated/zod/staffDecision.zod.ts';
import type { StaffQueueItem } from '#generated/zod/staffQueueItem.zod.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import StaffQueuePage from '../pages/StaffQueuePage.tsx';

afterEach(() => {
  act(clearToasts);
});

const now = (): number => Math.floor(siteNow() / 1000);

const post: StaffQueueItem = {
  id: 'post:12',
  type: 'report',
  state: 'open',
  isUrgent: false,
  createdTs: 1_780_000_000,
  notes: [],
  report: {
    id: '7',
    kind: 'post',
    reason: 'spam',
    note: 'Accordions again',
    state: 'open',
    reportCount: 14,
    createdTs: 1_780_000_000,
    blog: aBlog('seller'),
    reporter: aBlog('marlow'),
    post: aPost({ id: '12', blog: aBlog('seller'), blogName: 'seller', summary: 'Accordions' }),
  },
};
const appeal: StaffQueueItem = {
  ...post,
  id: 'appeal:4',
  type: 'appeal',
  createdTs: 1_780_000_100,
  report: undefined,
  appeal: {
    id: '4',
    post: aPost({ id: '13', blog: aBlog('panels'), blogName: 'panels', summary: 'A cup of tea' }),
    reason: 'other',
    outcome: 'label',
    text: 'It is tea.',
    sentTs: 1_780_000_100,
    state: 'open',
  },
};
const letter: StaffQueueItem = {
  ...post,
  id: 'letter:9',
  type: 'letter',
  createdTs: 1_780_000_200,
  report: undefined,
  supportRequest: {
    id: '9',
    topic: 'bug',
    email: 'una@example.test',
    text: 'The fog is gone.',
    createdTs: 1_780_000_200,
    state: 'open',
    answers: [],
  },
};
function blogReport(name: string): StaffQueueItem {
  return {
    ...post,
    id: `blog:${name}`,
    report: {
      ...{ id: name, kind: 'blog', reason: 'spam', state: 'open', reportCount: 2 },
      createdTs: 1_780_000_000,
      blog: aBlog(name),
    },
  };
}

function decisionOf(item: StaffQueueItem, more: Partial<StaffDecision> = {}): StaffDecision {
  return {
    id: 'd1',
    itemId: item.id,
    outcome: 'remove',
    reason: 'spam',
    decidedBy: aBlog('ivy'),
    decidedTs: now(),
    noticeDueTs: now() + 10,
    canRevoke: true,
    ...more,
  };
}

/** The counts that the tabs of every admin page show. */
const few = { total: 12, day: 1, week: 2 };
const siteCounts = {
  ...{ members: few, blogs: few, posts: few, uploads: few, uploadBytes: 18_400 },
  activeMembers: { day: 3, week: 7 },
  suspendedMembers: 4,
  waiting: {
    ...{ reports: 3, appeals: 0, supportRequests: 120, campaigns: 0, failedJobs: 1, stewardshipRequests: 0 },
  },
  countedTs: 1_780_000_000,
};

/** Renders the queue with entries; `answer` handles what is not a reading call. */
function show(
  items: StaffQueueItem[],
  answer: (request: ServerRequest) => unknown = () => ({}),
  { isAdmin = true, path = '/settings/admin' } = {},
) {
  return renderApp(<StaffQueuePage />, {
    blogs: [aBlog('ivy')],
    isAdmin,
    path,
    answer: (request) => {
      const { method, path: called } = request;
      if (called === '/v2/admin/counts') return siteCounts;
      if (called === '/v2/admin/queue') {
        const all = items.length;
        return { items, counts: { all, reports: all, appeals: 0, letters: 0 }, links: {} };
      }
      const known = [...items, post, appeal, letter];
      const item = known.find(({ id }) => called.startsWith(`/v2/admin/queue/${id}`));
      if (item && method === 'GET') return { item };
      if (item && method === 'POST' && called.endsWith('/claim'))
        return { item: { ...item, claimedBy: aBlog('ivy'), claimedTs: now(), claimedUntilTs: now() + 600 } };
      return answer(request);
    },
  });
}

function sentTo(requests: readonly ServerRequest[], end: string, method = 'POST') {
  return requests.filter((request) => request.path.endsWith(end) && request.method === method);
}

it('StaffQueue claims the entry that is opened, decides it with one press, and offers undo', async () => {
  const items = [post, appeal];
  const { user, requests } = show(items, ({ method }) => {
    if (method === 'DELETE') return { item: post };
    items.shift();
    return { decisions: [decisionOf(post)], skipped: [], openCount: 1 };
  });
  await user.click(await screen.findByRole('button', { name: 'Spam, in a post by seller' }));
  await waitFor(() => expect(sentTo(requests, '/claim')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /Take it down/ }));
  expect(await screen.findByText('Taken down: a post by seller')).toBeTruthy();
  expect(sentTo(requests, '/decisions').map(({ body }) => body)).toEqual([
    { item_ids: ['post:12'], outcome: 'remove' },
  ]);
  items.unshift(post);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Spam, in a post by seller' })).toBeTruthy();
  expect(sentTo(requests, '/decisions/d1', 'DELETE')).toHaveLength(1);
});

it('StaffQueue changes reason, end and words of a decision whose notices wait', async () => {
  const { user, requests } = show([post], ({ method, body }) => {
    const made = decisionOf(post, { outcome: 'suspend' });
    if (method === 'POST') return { decisions: [made], skipped: [], openCount: 0 };
    const { author_message: authorMessage } = body as { author_message?: string };
    return { decision: { ...made, ...(authorMessage ? { authorMessage } : {}) } };
  });
  await user.click(await screen.findByRole('button', { name: 'Spam, in a post by seller' }));
  await user.click(screen.getByRole('button', { name: /Close the blog/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Reason' }), 'Harassment');
  await user.selectOptions(screen.getByRole('combobox', { name: 'End of the suspension' }), 'for a week');
  await user.click(screen.getByRole('button', { name: 'the usual words' }));
  await user.type(screen.getByRole('textbox', { name: 'Your words to seller' }), 'A shop is elsewhere.');
  await user.click(screen.getByRole('button', { name: 'Use these words' }));
  expect(await screen.findByRole('button', { name: 'your words' })).toBeTruthy();
  const changes = sentTo(requests, '/decisions/d1', 'PATCH').map(({ body }) => body);
  expect(changes).toEqual([
    { reason: 'harassment' },
    { until_ts: expect.any(Number) },
    { hold: true },
    { author_message: 'A shop is elsewhere.' },
  ]);
});

it('StaffQueue keeps the field of the words open when holding the notices failed', async () => {
  const { user } = show([post], ({ method }) =>
    method === 'POST'
      ? { decisions: [decisionOf(post)], skipped: [], openCount: 0 }
      : new ApiFailure(400, 8001, 'That does not work.'),
  );
  await user.click(await screen.findByRole('button', { name: 'Spam, in a post by seller' }));
  await user.click(screen.getByRole('button', { name: /Take it down/ }));
  await user.click(await screen.findByRole('button', { name: 'the usual words' }));
  const field = await screen.findByRole('textbox', { name: 'Your words to seller' });
  await user.type(field, 'A shop is elsewhere.');
  await user.click(screen.getByRole('button', { name: 'Use these words' }));
  expect(await screen.findAllByText('That does not work.')).not.toEqual([]);
  expect((field as HTMLTextAreaElement).value).toBe('A shop is elsewhere.');
});

it('StaffQueue keeps the words that are being written when the notices go out', async () => {
  const { user } = show([post], ({ method }) => {
    const decision = decisionOf(post, { noticeDueTs: now() + 2 });
    return method === 'POST' ? { decisions: [decision], skipped: [], openCount: 0 } : { decision };
  });
  await user.click(await screen.findByRole('button', { name: 'Spam, in a post by seller' }));
  await user.click(screen.getByRole('button', { name: /Take it down/ }));
  await user.click(await screen.findByRole('button', { name: 'the usual words' }));
  const field = screen.getByRole('textbox', { name: 'Your words to seller' });
  await user.type(field, 'A shop');
  expect(await screen.findByText(/^The notices have gone out/, {}, { timeout: 6000 })).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('A shop');
  expect(field.isConnected).toBe(true);
});

it('StaffQueue undoes a settled entry of one’s own', async () => {
  const settled = { ...post, state: 'settled' as const, decision: decisionOf(post) };
  const items = [settled];
  const { user, requests } = show(
    items,
    () => {
      items.pop();
      return { item: post };
    },
    { path: '/settings/admin?state=settled' },
  );
  await user.click(await screen.findByRole('button', { name: 'Spam, in a post by seller' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Nothing is settled yet' })).toBeTruthy();
  expect(sentTo(requests, '/decisions/d1', 'DELETE')).toHaveLength(1);
});

it('StaffQueue says who was quicker when an entry was settled meanwhile', async () => {
  const { user } = show(
    [post],
    () =>
      new ApiFailure(409, 4033, 'Already decided.', {
        staffDecision: decisionOf(post, { decidedBy: aBlog('greta') }),
      }),
  );
  await user.click(await screen.findByRole('button', { name: 'Spam, in a post by seller' }));
  await user.click(screen.getByRole('button', { name: /Leave it/ }));
  expect(await screen.findByText('greta was quicker. Your decision did nothing.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('StaffQueue shows who is on an entry instead of the decisions, and takes it over', async () => {
  const claimed = {
    ...post,
    claimedBy: aBlog('greta'),
    claimedTs: now() - 60,
    claimedUntilTs: now() + 540,
  };
  const { user, requests } = show([claimed]);
  expect(await screen.findByText('greta is on it. You need not do anything.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Spam, in a post by seller' }));
  expect(screen.queryByRole('button', { name: /Take it down/ })).toBeNull();
  expect(sentTo(requests, '/claim')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(sentTo(requests, '/claim')[0]?.body).toEqual({ take_over: true }));
});

it('StaffQueue settles blogs that were reported for one reason in one act', async () => {
  const items = ['a', 'b', 'c'].map(blogReport);
  const { user, requests } = show(items, () => ({
    decisions: items.map((item, index) => decisionOf(item, { id: `d${index}`, outcome: 'suspend' })),
    skipped: [],
    openCount: 0,
  }));
  await user.click(await screen.findByRole('button', { name: 'Close all 3' }));
  expect(await screen.findByText('Closed: the blog a')).toBeTruthy();
  expect(sentTo(requests, '/decisions').map(({ body }) => body)).toEqual([
    { item_ids: ['blog:a', 'blog:b', 'blog:c'], outcome: 'suspend' },
  ]);
});

it('StaffQueue keeps the note that was typed when it could not be saved', async () => {
  const { user } = show([post], () => new ApiFailure(503, 5003, 'A short maintenance.'));
  await user.click(await screen.findByRole('button', { name: 'Spam, in a post by seller' }));
  await user.click(screen.getByRole('button', { name: 'Add a note for the others' }));
  const field = screen.getByRole('textbox', { name: 'A note for the others' });
  await user.type(field, 'The same shop.');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('The same shop.');
});

it('StaffQueue answers a letter, and keeps the text after a failure', async () => {
  let isDown = true;
  const items = [letter];
  const { user, requests } = show(items, () => {
    if (isDown) return new ApiFailure(503, 5003, 'A short maintenance.');
    items.pop();
    return { supportRequest: { ...letter.supportRequest, state: 'closed' } };
  });
  await user.click(await screen.findByRole('button', { name: 'Letter from una@example.test' }));
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  await user.type(field, 'It comes back.');
  await user.click(screen.getByRole('button', { name: 'Send answer and close' }));
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('It comes back.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Send answer and close' }));
  expect(await screen.findByText('Nothing waits')).toBeTruthy();
  expect(sentTo(requests, '/answers').at(-1)?.body).toEqual({ text: 'It comes back.', close: true });
});

it('StaffQueue decides an appeal', async () => {
  const { user, requests } = show([appeal], () => ({
    decisions: [decisionOf(appeal, { outcome: 'accepted' })],
    skipped: [],
    openCount: 0,
  }));
  await user.click(await screen.findByRole('button', { name: 'Appeal by panels' }));
  expect(await screen.findByText('About the label “mature”: Something else')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Remove the label/ }));
  expect(await screen.findByText('The appeal of panels was right')).toBeTruthy();
  expect(sentTo(requests, '/decisions')[0]?.body).toEqual({ item_ids: ['appeal:4'], outcome: 'accepted' });
});

it('StaffQueue shows settled entries, which a further decision replaces', async () => {
  const settled = {
    ...post,
    state: 'settled' as const,
    decision: decisionOf(post, { authorMessage: 'Sorry.' }),
  };
  const { user, requests } = show(
    [settled],
    () => ({ decisions: [decisionOf(post, { id: 'd2', outcome: 'dismiss' })], skipped: [], openCount: 0 }),
    { path: '/settings/admin?state=settled' },
  );
  await user.click(await screen.findByRole('button', { name: 'Spam, in a post by seller' }));
  expect(await screen.findByText('Sorry.')).toBeTruthy();
  expect(sentTo(requests, '/claim')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /Take it down/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Leave it/ }));
  await waitFor(() =>
    expect(sentTo(requests, '/decisions')[0]?.body).toEqual({
      item_ids: ['post:12'],
      outcome: 'dismiss',
      replaces: 'd1',
    }),
  );
});

it('StaffQueue counts what waits in its tabs, and a letter is one thing only in the badge', async () => {
  show([post]);
  const linksOf = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await screen.findByRole('link', { name: 'Everything 99+' });
  expect(linksOf('Waiting')).toEqual([
    'Everything 99+',
    'Reports 3',
    'Appeals',
    'Letters 99+',
    'Settled',
    'Communities to hand over',
    'Blazed posts',
    'Failed jobs 1',
  ]);
  expect(linksOf('Administration').slice(0, 2)).toEqual(['Today', 'Waiting99+ waiting']);
});

it('StaffQueue asks the server nothing for other members, and says so', async () => {
  const { requests } = show([post], undefined, { isAdmin: false });
  expect(await screen.findByText('Only staff can see this page')).toBeTruthy();
  expect(requests.filter(({ path }) => path.startsWith('/v2/admin'))).toEqual([]);
});

it('StaffQueue reports a list that failed, and tries again', async () => {
  let isDown = true;
  const { user } = renderApp(<StaffQueuePage />, {
    blogs: [aBlog('ivy')],
    isAdmin: true,
    path: '/settings/admin',
    answer: ({ path }) => {
      if (path === '/v2/admin/counts') return siteCounts;
      return isDown
        ? new ApiFailure(503, 5003, 'A short maintenance.')
        : { items: [], counts: { all: 0, reports: 0, appeals: 0, letters: 0 }, links: {} };
    },
  });
  await screen.findByText('A short maintenance.', {}, { timeout: 8000 });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing waits')).toBeTruthy();
});
