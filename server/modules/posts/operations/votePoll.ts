import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { isOpen, isParticipant, presentPoll, readablePoll } from '../polls/poll-access.ts';
import { insertBallot, type PollRow } from '../polls/polls-repository.ts';

/**
 * Checks that these answers can be given to this poll.
 *
 * @throws empty-vote, or invalid-request-param naming the problem
 */
function checkSelected(poll: PollRow, selected: readonly string[]): void {
  const refuse = (detail: string) => domainError('invalid-request-param', { field: 'selected', detail });
  if (selected.length === 0) throw domainError('empty-vote');
  if (selected.some((answer) => !poll.answers.includes(answer)))
    throw refuse('This poll has no such answer.');
  if (selected.length > 1 && !poll.multiple_choice) throw refuse('Choose one answer only.');
}

export const votePoll: Handler<'votePoll'> = async ({ params, body, db, viewer }) => {
  const poll = await readablePoll(db, params.id, viewer.userId);
  if (!isParticipant(poll)) throw domainError('vote-not-allowed', { reason: 'members_only' });
  if (poll.chosen) throw domainError('already-voted');
  if (poll.is_over) throw domainError('vote-not-allowed');
  if (!isOpen(poll)) throw domainError('vote-not-allowed', { reason: 'not_published' });
  checkSelected(poll, body.selected);
  const isCounted = await db.transaction((tx) => insertBallot(tx, poll.id, viewer.userId, body.selected));
  if (!isCounted) throw domainError('already-voted');
  return { results: presentPoll(await readablePoll(db, poll.id, viewer.userId), viewer.userId) };
};
