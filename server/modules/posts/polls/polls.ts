import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';

type Schemas = components['schemas'];
type Block = Schemas['ContentBlock'];
type PollBlock = Schemas['PollBlock'];

/** The polls of a post. */
export function pollsOf(content: readonly Block[]): PollBlock[] {
  return content.filter((block): block is PollBlock => block.type === 'poll');
}

/** Seconds from publishing until a poll closes; null for one that stays open. */
export function closesAfter({ settings }: PollBlock): number | null {
  return settings.closeStatus === 'closed-after' ? (settings.expireAfter ?? null) : null;
}

/** Whether voters would be asked the same thing in the same way. */
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

function invalid(detail: string): never {
  throw domainError('invalid-body', { detail, field: 'content' });
}

/**
 * Checks what a schema cannot say of polls: names that tell apart, words that are not blank, an end where one is
 * promised.
 *
 * @throws invalid-body, naming what is wrong
 */
export function checkPolls(polls: readonly PollBlock[]): void {
  if (polls.length > limits.pollsPerPost) invalid(`A post holds at most ${limits.pollsPerPost} polls.`);
  if (new Set(polls.map((poll) => poll.clientId)).size !== polls.length)
    invalid('Two polls have the same id.');
  for (const { question, answers, settings } of polls) {
    if (question.trim() === '') invalid('A poll needs a question.');
    if (answers.some(({ answerText }) => answerText.trim() === '')) invalid('An answer of a poll is blank.');
    if (new Set(answers.map(({ clientId }) => clientId)).size !== answers.length) {
      invalid('Two answers of a poll have the same id.');
    }
    if (settings.closeStatus === 'closed-after' && settings.expireAfter === undefined) {
      invalid('A poll that closes needs `expireAfter`.');
    }
  }
}

/** A poll as it is kept: when it began follows from its post, whatever was sent. */
export function withoutTimes({
  createdAt: _createdAt,
  timestamp: _timestamp,
  ...poll
}: PollBlock): PollBlock {
  return poll;
}
