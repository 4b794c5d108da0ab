import { first, type Queryable } from '#server/db/database.ts';
import type { Viewer } from '#server/identity/session-store.ts';
import { blocksNoUser } from '#server/policies/blocks-sql.ts';
import type { ImageContent } from './rows.ts';

/**
 * Returns the image of a message for a member who writes for one of the two blogs and has not deleted the message
 * there; undefined for anybody else. Images from a blog that blocks them, or is closed, are hidden; their own stay
 * visible. Staff see images of reported messages.
 */
export function pictureForMember(
  db: Queryable,
  messageId: string,
  { userId, role }: Pick<Viewer, 'userId' | 'role'>,
): Promise<Pick<ImageContent, 'images' | 'poster'> | undefined> {
  return first(
    db,
    `select m.content -> 'images' as images, m.content -> 'poster' as poster from messages m join blogs w on w.id = m.blog_id
      where m.id = $1 and m.kind = 'image' and (
        exists (
          select 1 from conversation_sides s
            join blog_members own on own.blog_id = s.blog_id and own.user_id = $2 and own.role = 'admin'
            join blogs b on b.id = s.blog_id and b.state = 'active'
           where s.conversation_id = m.conversation_id and m.id > s.cleared_id
             and (s.blog_id = m.blog_id or (
               w.state = 'active'
               and ${blocksNoUser({ user: 'w.owner_id', blog: 'w.id' }, '$2', 'b.owner_id')})))
        or ($3 and exists (select 1 from conversation_flags f
              where f.conversation_id = m.conversation_id and f.up_to_message_id >= m.id)))`,
    [messageId, userId, role === 'admin'],
  );
}
