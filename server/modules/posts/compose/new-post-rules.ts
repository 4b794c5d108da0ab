import { domainError } from '#server/core/errors.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { pollsOf } from '#server/modules/posts/polls/polls.ts';
import { checkPublishOn } from '../publishing/publishing-rules.ts';
import { checkAsk } from './ask-rules.ts';
import { checkSubmission } from './submission-rules.ts';
import type { NewPost } from './write-repository.ts';

/**
 * Rejects a new post that its kind does not allow: without content unless it is a reblog, with a poll in a reblog, an
 * ask or a submission that the blog does not accept, a time of publication in the past.
 *
 * @param now milliseconds since 1970
 * @throws invalid-body, poll-not-allowed, not-allowed, invalid-request-param
 */
export function checkNewPost(
  body: { publishOn?: string },
  state: NewPost['state'],
  composed: Pick<NewPost, 'content' | 'type' | 'tags'>,
  isReblog: boolean,
  blog: BlogRow,
  now: number,
): void {
  const { content } = composed;
  if (content.length === 0 && !isReblog) throw domainError('invalid-body', { field: 'content' });
  if (isReblog && pollsOf(content).length > 0) throw domainError('poll-not-allowed', { field: 'content' });
  if (state === 'ask') checkAsk(composed, blog);
  if (state === 'submission') checkSubmission(composed, blog);
  if (state === 'queued') checkPublishOn(body, now);
}
