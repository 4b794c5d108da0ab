import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds, findBlog } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { conversationBetween, conversationOf } from './conversations-repository.ts';
import type { ConversationRow } from './rows.ts';

/** Identifies the conversation of a request: by its id, or by both blogs. */
export interface Named {
  conversation_id?: string | undefined;
  participants?: readonly (string | undefined)[] | undefined;
}

/** The other blog, and the conversation with it when there is one. */
export interface Target {
  other: BlogRow;
  conversation: ConversationRow | undefined;
}

const gone = (field: string) => domainError('not-found', { reason: 'conversation', field });

async function byId(db: Queryable, blog: BlogRow, id: string, viewerId: string): Promise<Target> {
  const conversation = await conversationOf(db, id, blog.id);
  if (!conversation) throw domainError('not-allowed', { field: 'participant', reason: 'not_a_participant' });
  const other = (await blogsByIds(db, [conversation.other_blog_id], viewerId)).get(
    conversation.other_blog_id,
  );
  if (!other) throw gone('conversation_id');
  return { other, conversation };
}

async function byBlogs(
  db: Queryable,
  blog: BlogRow,
  names: readonly string[],
  viewerId: string,
): Promise<Target> {
  const blogs = await Promise.all(names.map((name) => findBlog(db, name, viewerId)));
  if (!blogs.some((found) => found?.id === blog.id)) {
    throw domainError('not-allowed', {
      detail: 'One of the participants must be the blog that asks.',
      reason: 'not_a_participant',
      field: 'participants',
    });
  }
  const [other] = blogs.filter((found) => found?.id !== blog.id);
  if (!other) {
    throw blogs.every((found) => found?.id === blog.id)
      ? domainError('invalid-request-param', { reason: 'self', field: 'participants' })
      : domainError('not-found', { reason: 'blog', field: 'participants' });
  }
  const conversation = await conversationBetween(db, blog.id, other.id);
  // A block is not revealed to a blog that never wrote.
  if (!conversation && other.blocks_viewer) {
    throw domainError('not-found', { reason: 'blog', field: 'participants' });
  }
  return { other, conversation };
}

/**
 * Finds the conversation of a request for one of the two blogs.
 *
 * @throws invalid-request-param when neither an id nor both blogs are named; not-found; not-allowed when `blog` is
 * neither of the two
 */
export async function targetOf(
  db: Queryable,
  blog: BlogRow,
  { conversation_id, participants = [] }: Named,
  viewerId: string,
): Promise<Target> {
  if (conversation_id !== undefined) return byId(db, blog, conversation_id, viewerId);
  const names = participants.filter((name) => name !== undefined);
  if (names.length !== 2) {
    throw domainError('invalid-request-param', {
      field: 'conversation_id',
      detail: 'Name the conversation or both participants.',
    });
  }
  return byBlogs(db, blog, names, viewerId);
}
