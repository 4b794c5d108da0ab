import type { Examples } from './define.ts';
import { namedAfter } from './names.ts';
import { MEMBER, now, type Schemas, world } from './world.ts';

/** The polls of the world, including that of a queued post. */
const polls = [...world.posts, ...world.desk].flatMap((post) =>
  post.content.flatMap((block) => (block.type === 'poll' ? [{ post, block }] : [])),
);
type Poll = (typeof polls)[number];

/** Polls the member has not answered: open with single and multiple choice, closed, and their own. */
const NOT_VOTED = [
  'odile-crust',
  'kilnside-handle',
  'greta-compost',
  'tamsin-telescope-name',
  'marlow-postcard',
];

/** Returns what each member chose; the caller votes for the first answer where the world does not say. */
function ballotsOf({ block }: Poll, voted: boolean): Map<string, readonly string[]> {
  const ballots = new Map(
    world.votes.filter((vote) => vote.poll === block.clientId).map((vote) => [vote.member, vote.answers]),
  );
  if (!voted) ballots.delete(MEMBER);
  else if (!ballots.has(MEMBER)) ballots.set(MEMBER, [block.answers[0]?.clientId ?? '']);
  return ballots;
}

function resultsOf(poll: Poll, voted: boolean): Schemas['PollResults'] {
  const { post, block } = poll;
  const { settings, answers } = block;
  const ballots = ballotsOf(poll, voted);
  const countOf = (answer: string) =>
    [...ballots.values()].filter((chosen) => chosen.includes(answer)).length;
  const most = Math.max(...answers.map((answer) => countOf(answer.clientId)));
  const isPublished = post.state === 'published';
  const closes = settings.expireAfter && Math.floor(post.at / 1000) + settings.expireAfter;
  const isOver = isPublished && closes !== undefined && closes <= now;
  const showsCounts = voted || isOver || post.blog.writers.includes(MEMBER);
  const isOpen = isPublished && !isOver;
  return {
    id: block.clientId,
    isOpen,
    hasVoted: voted,
    canVote: isOpen && !voted,
    multipleChoice: settings.multipleChoice,
    ...(isPublished && closes ? { closesTs: closes } : {}),
    totalVotes: ballots.size,
    ...(voted ? { selected: [...(ballots.get(MEMBER) ?? [])] } : {}),
    answers: answers.map(({ clientId }) => {
      const votes = countOf(clientId);
      return { clientId, ...(showsCounts ? { votes, isWinner: votes > 0 && votes === most } : {}) };
    }),
  };
}

const hasVoted = ({ post, block }: Poll): boolean =>
  post.state === 'published' && !NOT_VOTED.includes(block.clientId);

/** Each poll's results under its id, so that the mock shows every state of a poll. */
const named = (votedIn: (poll: Poll) => boolean) =>
  namedAfter(
    polls,
    ({ block }) => block.clientId,
    (poll) => ({ summary: poll.block.question, value: { results: resultsOf(poll, votedIn(poll)) } }),
  );

/** Polls: their results, and voting. */
export const examples = {
  getPollResults: { responses: { 200: named(hasVoted) } },
  votePoll: {
    request: {
      usual: { summary: 'One answer', value: { selected: ['odile-crust-1'] } },
      several: {
        summary: 'Two answers, where that is allowed',
        value: { selected: ['kilnside-handle-1', 'kilnside-handle-2'] },
      },
    },
    responses: { 200: named(() => true) },
  },
} satisfies Examples;
