import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Community } from '#generated/zod/community.zod.ts';
import type { ModerationItem } from '#generated/zod/moderationItem.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCommunity, aCommunityMember } from '#tests/support/ui-communities.ts';
import { aModerationDecision, aModerationItem } from '#tests/support/ui-moderation.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import ModerationQueuePage from './ModerationQueuePage.tsx';

const mara = aBlog('mara');
const colleague = aBlog('linnea');

const asModerator: Partial<Community> = {
  title: 'Wool',
  membership: { isMember: true, role: 'moderator', blogName: 'mara', permissions: ['decide', 'members'] },
  rules: [
    { id: 'r1', position: 1, text: 'Show the hole' },
    { id: 'r2', position: 2, text: 'No wool snobbery' },
  ],
};

interface Given {
  items?: ModerationItem[];
  community?: Partial<Community>;
  path?: string;
  write?: (request: ServerRequest) => unknown;
  queue?: () => unknown;
  /** Entries that were decided. */
  decided?: ModerationItem[];
}

function countsOf(items: readonly ModerationItem[]) {
  return { all: items.length, reports: items.length, waiting: 0, requests: 0, appeals: 0 };
}

function open({
  items = [aModerationItem('i1')],
  community = {},
  path,
  write,
  queue,
  decided = [],
}: Given = {}) {
  return renderApp(
    <Routes>
      <Route
        path="/communities/:communityId/moderation/queue/:queueType?"
        element={<ModerationQueuePage />}
      />
    </Routes>,
    {
      path: path ?? '/communities/wool/moderation/queue',
      blogs: [mara],
      answer: (request) => {
        if (request.method !== 'GET') {
          const answer = write?.(request);
          if (answer !== undefined) return answer;
          if (request.path.endsWith('/claim')) return { item: claimed(items, request.path) };
          return {};
        }
        if (request.path.endsWith('/moderation/queue') && request.query.get('state') === 'decided')
          return { items: decided, counts: countsOf(decided), total: decided.length, links: {} };
        if (request.path.endsWith('/moderation/queue'))
          return (
            queue?.() ?? {
              items,
              counts: countsOf(items),
              moderators: [colleague],
              total: items.length,
              links: {},
            }
          );
        if (request.path.endsWith('/templates')) return { templates: [] };
        if (request.path.endsWith('/history')) return { entries: [], links: {} };
        if (request.path.includes('/moderation/members/'))
          return new ApiFailure(404, 4004, 'There is nobody of this name.');
        return { community: aCommunity('wool', { ...asModerator, ...community }) };
      },
    },
  );
}

function claimed(items: readonly ModerationItem[], path: string): ModerationItem | undefined {
  const item = items.find(({ id }) => path.includes(`/queue/${id}/`));
  return item && { ...item, claimedBy: mara, claimedUntilTs: 4_000_000_000 };
}

function sent(requests: readonly ServerRequest[], method: string, end: string): ServerRequest[] {
  return requests.filter((request) => request.method === method && request.path.endsWith(end));
}

/** Fails like `fetch` without a connection. */
const noAnswer = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  act(() => clearToasts());
  sessionStorage.clear();
});

it('ModerationQueuePage counts what waits and claims an entry as it is opened', async () => {
  const { user, requests } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'One thing waits' })).toBeTruthy();
  expect(screen.queryByText('Words of i1')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'A post by frog' }));
  expect(await screen.findByText('Words of i1')).toBeTruthy();
  expect(screen.getByText('2 people reported this post')).toBeTruthy();
  expect(screen.getByText('Right in 9 of 10 reports so far.')).toBeTruthy();
  await waitFor(() => expect(sent(requests, 'POST', '/queue/i1/claim')).toHaveLength(1));
  expect(await screen.findByText('Yours for now, so nobody does it twice')).toBeTruthy();
});

it('ModerationQueuePage removes with one press, takes a reason by its key, and tells with the next entry', async () => {
  const items = [
    aModerationItem('i1'),
    aModerationItem('i2', { blog: aBlog('panels'), createdTs: 1_780_000_500 }),
  ];
  const decision = aModerationDecision('d1');
  const { user, requests } = open({
    items,
    write: ({ method, path }) => {
      if (path.endsWith('/decisions')) return { decisions: [decision], skipped: [], openCount: 1 };
      if (method === 'PATCH')
        return { decision: { ...decision, rule: { id: 'r2', text: 'No wool snobbery' } } };
      if (path.endsWith('/notice')) return { decision: { ...decision, noticeDueTs: undefined } };
      return undefined;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'A post by frog' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('All 2 reports are settled.')).toBeTruthy();
  expect(sent(requests, 'POST', '/decisions')[0]?.body).toEqual({
    action: 'remove',
    items: [{ item_id: 'i1', version: 3 }],
  });
  await user.keyboard('2');
  expect(await screen.findByText('The rule: No wool snobbery')).toBeTruthy();
  expect(sent(requests, 'PATCH', '/decisions/d1')[0]?.body).toEqual({
    reason: 'community_guidelines',
    rule_id: 'r2',
  });
  expect(sent(requests, 'POST', '/notice')).toHaveLength(0);
  await user.keyboard('j');
  await waitFor(() => expect(sent(requests, 'POST', '/decisions/d1/notice')).toHaveLength(1));
  expect(await screen.findByText('frog was told.')).toBeTruthy();
});

it('ModerationQueuePage sends those who reported words of the moderator, also when it stays up', async () => {
  const decision = aModerationDecision('d1', { action: 'approve' });
  const { user, requests } = open({
    write: ({ method, path }) => {
      if (path.endsWith('/decisions')) return { decisions: [decision], skipped: [], openCount: 0 };
      if (method === 'PATCH') return { decision: { ...decision, reporterMessage: 'It is only steam.' } };
      return undefined;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'A post by frog' }));
  await user.click(await screen.findByRole('button', { name: 'Leave it up' }));
  expect(
    await screen.findByText('Those who reported it hear that you looked at it and left it as it is.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a word to them' }));
  await user.type(
    screen.getByRole('textbox', { name: 'Your words to those who reported it' }),
    'It is only steam.',
  );
  await user.click(screen.getByRole('button', { name: 'Use these words' }));
  expect(await screen.findByRole('button', { name: 'Change your words to them' })).toBeTruthy();
  expect(screen.getByText('It is only steam.')).toBeTruthy();
  expect(sent(requests, 'PATCH', '/decisions/d1')[0]?.body).toEqual({
    reporter_message: 'It is only steam.',
  });
});

it('ModerationQueuePage undoes an act by its key', async () => {
  const { user, requests } = open({
    write: ({ method, path }) => {
      if (path.endsWith('/decisions'))
        return { decisions: [aModerationDecision('d1', { action: 'approve' })], skipped: [], openCount: 0 };
      return method === 'DELETE' ? { item: aModerationItem('i1') } : undefined;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'A post by frog' }));
  await screen.findByRole('button', { name: 'Leave it up' });
  await user.keyboard('l');
  expect(await screen.findByText('It stays up.')).toBeTruthy();
  await user.keyboard('z');
  await waitFor(() => expect(sent(requests, 'DELETE', '/decisions/d1')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'A post by frog' })).toBeTruthy();
});

it('ModerationQueuePage shows a colleague’s claim instead of the answers, and takes it over', async () => {
  const items = [aModerationItem('i1', { claimedBy: colleague, claimedUntilTs: 4_000_000_000 })];
  const { user, requests } = open({ items });
  expect(await screen.findByText('linnea has it open')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'A post by frog' }));
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(sent(requests, 'POST', '/claim')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(sent(requests, 'POST', '/claim')[0]?.body).toEqual({ take_over: true }));
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeTruthy();
});

it('ModerationQueuePage says in place that a colleague decided first', async () => {
  const { user } = open({
    write: ({ path }) =>
      path.endsWith('/decisions')
        ? new ApiFailure(409, 4033, 'A colleague was faster.', {
            decision: aModerationDecision('d9', {
              action: 'approve',
              decidedBy: colleague,
              canRevoke: false,
            }),
          })
        : undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'A post by frog' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('linnea was quicker. Your answer did nothing.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
});

it('ModerationQueuePage veils pictures until the moderator asks for them', async () => {
  const item = aModerationItem('i1');
  const { post } = item;
  if (!post) throw new Error('The entry has a post.');
  const picture = {
    type: 'image' as const,
    altText: 'A loom',
    media: [{ url: '/loom.webp', width: 400, height: 300 }],
  };
  const items = [
    { ...item, post: { ...post, content: [picture, { type: 'text' as const, text: 'Be quick' }] } },
  ];
  const { user } = open({ items: items as ModerationItem[] });
  await user.click(await screen.findByRole('button', { name: 'A post with pictures or sound by frog' }));
  expect(await screen.findByText('Be quick')).toBeTruthy();
  expect(screen.getByAltText('A loom').closest('[inert]')).not.toBeNull();
  await user.keyboard('p');
  expect(screen.getByAltText('A loom').closest('[inert]')).toBeNull();
});

it('ModerationQueuePage lets a request in and answers an appeal with a sentence', async () => {
  const decision = aModerationDecision('d3', {
    noticeDueTs: undefined,
    decidedBy: colleague,
    appeal: { text: 'It is hers.', sentTs: 1_780_000_300, state: 'open' },
  });
  const items = [
    aModerationItem('q1', {
      kind: 'request',
      source: 'request',
      post: undefined,
      blog: aBlog('maps'),
      reportCount: 0,
      reasons: [],
      request: {
        requestingBlog: aBlog('maps'),
        requestedTs: 1_780_000_000,
        answers: [{ question: 'What did you mend last?', answer: 'A sock.' }],
      },
    }),
    aModerationItem('a1', { source: 'appeal', blog: aBlog('panels'), decision, reportCount: 0, reasons: [] }),
  ];
  const { user, requests } = open({
    items,
    write: ({ path, method }) =>
      path.endsWith('/appeal')
        ? { decision }
        : method === 'PUT'
          ? { member: aCommunityMember('maps') }
          : undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'maps asks to join' }));
  await user.click(await screen.findByRole('button', { name: 'Let in' }));
  expect(await screen.findByText('maps approved')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'panels appeals' }));
  await user.type(screen.getByRole('textbox', { name: /^A sentence to panels/ }), 'Sorry.');
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(await screen.findByText('The appeal was right. It is undone.')).toBeTruthy();
  expect(sent(requests, 'PUT', '/decisions/d3/appeal')[0]?.body).toEqual({
    outcome: 'accepted',
    message: 'Sorry.',
  });
});

it('ModerationQueuePage keeps a note beside its entry', async () => {
  const { user, requests } = open({
    write: ({ path, body }) =>
      path.endsWith('/notes')
        ? { note: { id: 'n1', author: mara, createdTs: 1_780_000_400, ...(body as { text: string }) } }
        : undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'A post by frog' }));
  const field = await screen.findByRole('textbox', { name: 'A note for the other moderators' });
  await user.type(field, 'Sundays are allowed.');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Sundays are allowed.')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('');
  expect(sent(requests, 'POST', '/queue/i1/notes')[0]?.body).toEqual({ text: 'Sundays are allowed.' });
});

it('ModerationQueuePage says that nothing waits, and offers everything from an empty part', async () => {
  open({ items: [], path: '/communities/wool/moderation/queue/appeals' });
  expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show everything' })).toBeTruthy();
});

it('ModerationQueuePage offers to load the queue again after a failure', async () => {
  open({ queue: () => new ApiFailure(500, 5000, 'It broke.') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'The queue did not arrive' })).toBeTruthy();
});

it('ModerationQueuePage keeps the entries and says as of when they are after a failed reading', async () => {
  let isBroken = false;
  const { queryClient } = open({
    queue: () => (isBroken ? new ApiFailure(500, 5000, 'It broke.') : undefined),
  });
  await screen.findByRole('heading', { level: 1, name: 'One thing waits' });
  expect(screen.queryByText(/as of/)).toBeNull();
  isBroken = true;
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/^The queue did not arrive. This is what waits, as of \d/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'One thing waits' })).toBeTruthy();
  isBroken = false;
  screen.getByRole('button', { name: 'Try again' }).click();
  await waitFor(() => expect(screen.queryByText(/as of/)).toBeNull());
});

it('ModerationQueuePage tells members whose page it is', async () => {
  open({ community: { membership: { isMember: true, role: 'member', blogName: 'mara' } } });
  expect(await screen.findByRole('heading', { name: 'This is for moderators' })).toBeTruthy();
});

it('ModerationQueuePage says how much waits before the entries arrive, and when they do not', async () => {
  open({ community: { moderationQueueCount: 6 }, queue: () => new ApiFailure(500, 5000, 'It broke.') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Six things wait' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'The queue did not arrive' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Six things wait' })).toBeTruthy();
});

it('ModerationQueuePage says below an empty queue who decided last and how much the week had', async () => {
  const now = Math.floor(Date.now() / 1000);
  const decided = [1, 2, 3, 4].map((hours) =>
    aModerationItem(`i${hours}`, {
      state: 'decided',
      createdTs: now - hours * 3600 - 26 * 60,
      decision: aModerationDecision(`d${hours}`, {
        decidedTs: now - hours * 3600,
        decidedBy: hours === 1 ? colleague : mara,
      }),
    }),
  );
  open({ items: [], decided });
  const last = await screen.findByText(/^The last decision was/);
  expect(last.textContent).toContain('linnea’s');
  expect(last.textContent).toContain('This week there were 4. Half of them came within 26 minutes.');
  const week = within(
    screen.getByRole('heading', { name: 'This week, 4 decisions' }).parentElement as HTMLElement,
  );
  expect(week.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['mara 3', 'linnea 1']);
  expect(week.getByText('Thank you, both.')).toBeTruthy();
});

it('ModerationQueuePage keeps a decision without a connection, also over a reload, and sends it when it is back', async () => {
  let isConnected = false;
  const write = ({ path }: ServerRequest): unknown => {
    if (!path.endsWith('/decisions')) return undefined;
    if (!isConnected) return noAnswer();
    return { decisions: [aModerationDecision('d1')], skipped: [], openCount: 0 };
  };
  const first = open({ write });
  await first.user.click(await screen.findByRole('button', { name: 'A post by frog' }));
  await first.user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/^Not sent yet/)).toBeTruthy();
  first.unmount();
  const { requests } = open({ write });
  expect(await screen.findByText(/^Not sent yet/)).toBeTruthy();
  isConnected = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('All 2 reports are settled.')).toBeTruthy();
  expect(screen.queryByText(/^Not sent yet/)).toBeNull();
  expect(sent(requests, 'POST', '/decisions').at(-1)?.body).toEqual({
    action: 'remove',
    items: [{ item_id: 'i1', version: 3 }],
  });
});

it('ModerationQueuePage takes back a decision that was not sent, and sends nothing', async () => {
  const { user } = open({ write: ({ path }) => (path.endsWith('/decisions') ? noAnswer() : undefined) });
  await user.click(await screen.findByRole('button', { name: 'A post by frog' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText(/^Not sent yet/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'A post by frog' })).toBeTruthy();
  expect(sessionStorage.getItem('skein.unsent-decisions')).toBeNull();
});

it('ModerationQueuePage says that decisions are kept when the queue does not arrive either', async () => {
  sessionStorage.setItem(
    'skein.unsent-decisions',
    JSON.stringify([{ member: 'u', community: 'wool', itemId: 'i1', version: 3, act: 'remove' }]),
  );
  open({
    queue: () => new ApiFailure(500, 5000, 'It broke.'),
    write: ({ path }) => (path.endsWith('/decisions') ? noAnswer() : undefined),
  });
  expect(await screen.findByText(/^The decision you made is kept in this tab/)).toBeTruthy();
});
