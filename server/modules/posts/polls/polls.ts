import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError, type ErrorWords } from '#server/core/errors.ts';

type Schemas = components['schemas'];
type Block = Schemas['ContentBlock'];
type PollBlock = Schemas['PollBlock'];

/** Returns the polls of a post. */
export function pollsOf(content: readonly Block[]): PollBlock[] {
  return content.filter((block): block is PollBlock => block.type === 'poll');
}

/** Returns the seconds from publishing until a poll closes; null for one without an end. */
export function closesAfter({ settings }: PollBlock): number | null {
  return settings.closeStatus === 'closed-after' ? (settings.expireAfter ?? null) : null;
}

/** Returns true when question, answers and settings are unchanged for voters. */
export function isSamePoll(one: PollBlock, other: PollBlock): boolean {
  const asked = (poll: PollBlock) =>
    JSON.stringify([
      poll.question,
      poll.answers.map(({ clientId, answerText }) => [clientId, answerText]),
      poll.settings.multipleChoice,
      closesAfter(poll),
    ]);
  return asked(one) === asked(other);
}

function invalid(words: ErrorWords<'invalid-body'>): never {
  throw domainError('invalid-body', { ...words, field: 'content' });
}

/**
 * Checks rules of polls that a schema cannot express: distinct ids, texts that are not blank, an end where one is
 * announced.
 *
 * @throws invalid-body, naming the problem
 */
export function checkPolls(polls: readonly PollBlock[]): void {
  if (polls.length > limits.pollsPerPost)
    invalid({ reason: 'too_many_polls', params: { limit: limits.pollsPerPost } });
  if (new Set(polls.map((poll) => poll.clientId)).size !== polls.length)
    invalid({ detail: 'Two polls have the same id.' });
  for (const { question, answers, settings } of polls) {
    if (question.trim() === '') invalid({ reason: 'poll_question' });
    if (answers.some(({ answerText }) => answerText.trim() === '')) invalid({ reason: 'poll_answer' });
    if (new Set(answers.map(({ clientId }) => clientId)).size !== answers.length) {
      invalid({ detail: 'Two answers of a poll have the same id.' });
    }
    if (settings.closeStatus === 'closed-after' && settings.expireAfter === undefined) {
      invalid({ detail: 'A poll that closes needs `expireAfter`.' });
    }
  }
}

/** Returns a poll for storing, without times: its start derives from its post, whatever was sent. */
export function withoutTimes({
  createdAt: _createdAt,
  timestamp: _timestamp,
  ...poll
}: PollBlock): PollBlock {
  return poll;
}
