import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PollBlock } from '#generated/zod/pollBlock.zod.ts';
import type { PollResults } from '#generated/zod/pollResults.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { PollView } from '../blocks/PollView.tsx';

const PATIENT = { timeout: 10_000 };
const me = aBlog('bo');
const DAY_SECONDS = 86_400;
const now = Math.floor(Date.now() / 1000);

function poll(many = false, expireAfter?: number): PollBlock {
  return {
    type: 'poll',
    clientId: 'tea',
    question: 'Tea or coffee?',
    answers: [
      { clientId: 'tea-1', answerText: 'Tea' },
      { clientId: 'tea-2', answerText: 'Coffee' },
      { clientId: 'tea-3', answerText: 'Water' },
    ],
    settings: {
      multipleChoice: many,
      closeStatus: expireAfter ? 'closed-after' : 'open',
      ...(expireAfter ? { expireAfter } : {}),
    },
  };
}

function answersOf(votes?: readonly number[]): PollResults['answers'] {
  return ['tea-1', 'tea-2', 'tea-3'].map((clientId, index) => ({
    clientId,
    ...(votes ? { votes: votes[index] ?? 0, isWinner: votes[index] === Math.max(...votes) } : {}),
  }));
}

const open: PollResults = {
  id: 'tea',
  isOpen: true,
  hasVoted: false,
  canVote: true,
  multipleChoice: false,
  totalVotes: 3,
  answers: answersOf(),
};
const voted: PollResults = {
  ...open,
  hasVoted: true,
  canVote: false,
  totalVotes: 4,
  selected: ['tea-2'],
  answers: answersOf([1, 3, 0]),
};

function show(
  answer: Answer,
  {
    block = poll(),
    isVisitor = false,
    postedAt = now - DAY_SECONDS,
  }: { block?: PollBlock; isVisitor?: boolean; postedAt?: number } = {},
) {
  return renderApp(<PollView block={block} postedAt={postedAt} />, { blogs: isVisitor ? [] : [me], answer });
}

/** Returns a poll server with the given results and vote handler. */
function server(results: unknown, onVote: Answer = () => ({ results: voted })): Answer {
  return (requests) =>
    requests.method === 'POST' ? onVote(requests) : results instanceof ApiFailure ? results : { results };
}

const ballot = () => screen.findByRole('radio', { name: 'Coffee' }, PATIENT);
const voteButton = () => screen.getByRole('button', { name: 'Vote' });
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const problem = () => screen.getByRole('alert').textContent;

afterEach(() => {
  act(clearToasts);
});

describe('voting', () => {
  it('voting takes one choice and a press; the results replace the ballot and receive focus', async () => {
    const { user, requests } = show(server(open));
    await user.click(await ballot());
    await user.click(screen.getByText('Tea'));
    await user.click(screen.getByText('Coffee'));
    await user.dblClick(voteButton());
    await waitFor(() =>
      expect(rows()).toEqual(['Tea25%1 vote', 'Coffee75%3 votesYour answer', 'Water0%0 votes']),
    );
    expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/v2/polls/tea', body: { selected: ['tea-2'] } },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Tea or coffee?' }));
    expect(screen.getByText('Your vote is counted.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull();
    expect(screen.getByText('4 votes')).toBeTruthy();
  });

  it('voting marks the choice optimistically before the server has counted it', async () => {
    let answer = (_: unknown) => {};
    const { user } = show(server(open, () => new Promise((resolve) => (answer = resolve))));
    await user.click(await ballot());
    await user.click(voteButton());
    expect(rows()).toEqual(['Tea', 'CoffeeYour answer', 'Water']);
    expect(screen.getByText('4 votes')).toBeTruthy();
    await act(async () => answer({ results: voted }));
    await waitFor(() => expect(rows()[1]).toBe('Coffee75%3 votesYour answer'), PATIENT);
  });

  it('voting works by keyboard alone', async () => {
    const { user, requests } = show(server(open));
    await ballot();
    await user.tab();
    await user.keyboard(' ');
    await user.keyboard('{ArrowDown}');
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(requests.at(-1)?.body).toEqual({ selected: ['tea-2'] }));
  });

  it('voting accepts several answers where the poll allows it', async () => {
    const { user, requests } = show(server({ ...open, multipleChoice: true }), { block: poll(true) });
    await user.click(await screen.findByRole('checkbox', { name: 'Tea' }, PATIENT));
    await user.click(screen.getByRole('checkbox', { name: 'Coffee' }));
    await user.click(screen.getByRole('checkbox', { name: 'Water' }));
    await user.click(screen.getByRole('checkbox', { name: 'Coffee' }));
    await user.click(voteButton());
    await waitFor(() => expect(requests.at(-1)?.body).toEqual({ selected: ['tea-1', 'tea-3'] }));
  });

  it('voting requires a choice', async () => {
    const { user, requests } = show(server(open));
    await ballot();
    await user.click(voteButton());
    expect(problem()).toBe('Choose an answer first.');
    await user.click(await ballot());
    expect(problem()).toBe('');
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each([
    [
      '20004',
      new ApiFailure(502, 20004, 'Your vote was not counted. Please try again.'),
      /^Your vote was not counted/,
    ],
    ['429', new ApiFailure(429, 4029, 'Too many requests.'), /^Too many requests/],
    ['no connection', new TypeError('offline'), /^No connection. Your vote is not counted yet/],
  ])(
    'voting is rolled back when it fails with %s, shows the reason and keeps the choice [errors-20]',
    async (_what, failure, words) => {
      let fails = true;
      const { user } = show(
        server(open, () => {
          if (!fails) return { results: voted };
          if (failure instanceof TypeError) throw failure;
          return failure;
        }),
      );
      await user.click(await ballot());
      await user.click(voteButton());
      await waitFor(() => expect(problem()).toMatch(words));
      expect((await ballot()) instanceof HTMLInputElement && (await ballot())).toHaveProperty(
        'checked',
        true,
      );
      expect(screen.getByText('3 votes')).toBeTruthy();
      fails = false;
      await user.click(voteButton());
      await waitFor(() => expect(rows()[1]).toBe('Coffee75%3 votesYour answer'));
      expect(problem()).toBe('');
    },
  );

  it('voting without a connection says so for as long as there is none', async () => {
    const { user } = show(
      server(open, () => {
        throw new TypeError('offline');
      }),
    );
    await user.click(await ballot());
    await user.click(voteButton());
    await waitFor(() => expect(problem()).toMatch(/^No connection/));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(problem()).toBe('');
  });

  it.each([
    [
      'the member has voted elsewhere',
      new ApiFailure(403, 20002, 'You have already voted in this poll.'),
      voted,
    ],
    [
      'the poll has closed',
      new ApiFailure(403, 20003, 'This poll is closed.'),
      { ...voted, hasVoted: false, selected: undefined, isOpen: false },
    ],
  ])('voting refetches the results when %s [errors-20]', async (_what, failure, after) => {
    let results: unknown = open;
    const { user } = show((requests) => {
      if (requests.method !== 'POST') return { results };
      results = after;
      return failure;
    });
    await user.click(await ballot());
    await user.click(voteButton());
    await waitFor(() => expect(rows()[1]).toMatch(/^Coffee75%/));
    expect(problem()).toBe(failure.detail);
  });
});

describe('poll states', () => {
  it('a closed poll shows everybody the results and when it closed', async () => {
    show(
      server({
        ...open,
        isOpen: false,
        canVote: false,
        closesTs: now - 3 * DAY_SECONDS - 300,
        answers: answersOf([2, 1, 0]),
      }),
      {
        block: poll(false, 7 * DAY_SECONDS),
        isVisitor: true,
      },
    );
    await screen.findByText('67%', {}, PATIENT);
    expect(screen.getByText(/^Closed/).textContent).toBe('Closed 3 days ago');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('an open poll shows its remaining time and refetches the results when it ends', async () => {
    const { requests } = show(server({ ...open, closesTs: now + 3 * DAY_SECONDS + 60 }), {
      block: poll(false, 4 * DAY_SECONDS),
    });
    expect((await screen.findByText('in 3 days', {}, PATIENT)).parentElement?.textContent).toBe(
      'Closes in 3 days',
    );
    expect(requests).toHaveLength(1);
  });

  it('a poll that ends while it is on the page is refetched', async () => {
    const { requests } = show(server({ ...open, closesTs: now - 1 }), {
      block: poll(false, 4 * DAY_SECONDS),
    });
    await ballot();
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  it('a poll shows its author the results without a vote', async () => {
    const { user } = show(server({ ...open, answers: answersOf([0, 3, 0]) }));
    await ballot();
    await user.click(screen.getByRole('button', { name: 'See results' }));
    expect(rows()[1]).toBe('Coffee100%3 votes');
    await user.click(screen.getByRole('button', { name: 'Back to voting' }));
    await ballot();
  });

  it.each([
    ['was deleted', new ApiFailure(404, 20006, 'There is no such poll.'), 'There is no such poll.', false],
    [
      'is hidden',
      new ApiFailure(403, 4012, 'This blog can only be seen by members who are logged in.'),
      'This blog can only be seen by members who are logged in.',
      false,
    ],
    [
      'fails to load',
      new ApiFailure(500, 5000, 'Something went wrong on our side.'),
      'Something went wrong on our side.',
      true,
    ],
  ])('a poll that %s keeps its text and shows an error', async (_what, failure, words, canRetry) => {
    let answer: unknown = failure;
    const { user } = show(() => answer);
    await screen.findByText(words, {}, PATIENT);
    expect(screen.getByText('Coffee')).toBeTruthy();
    const retryButton = screen.queryByRole('button', { name: 'Try again' });
    expect(retryButton !== null).toBe(canRetry);
    if (!retryButton) return;
    answer = { results: open };
    await user.click(retryButton);
    await ballot();
  });

  it('a poll leads visitors to the login wall and keeps their vote for afterwards', async () => {
    const { user, requests } = show(server({ ...open, canVote: false }), { isVisitor: true });
    await user.click(await ballot());
    await user.click(voteButton());
    expect(JSON.parse(localStorage.getItem('skein.pending-action') ?? '')).toMatchObject({
      action: { kind: 'vote', poll: { id: 'tea', selected: ['tea-2'] } },
    });
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(within(screen.getByRole('group', { name: 'Tea or coffee?' })).getByText('3 votes')).toBeTruthy();
    localStorage.clear();
  });

  it('a poll of an unpublished post says when it starts', async () => {
    show(server({ ...open, isOpen: false, canVote: false, totalVotes: 0, answers: answersOf([0, 0, 0]) }));
    await screen.findByText('Voting begins when this is published', {}, PATIENT);
    expect(screen.getByText('No votes yet')).toBeTruthy();
  });
});
