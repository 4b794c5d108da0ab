import { domainError } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { communitySpace } from '#server/entities/community/policy.ts';
import { seatedBlogs } from '#server/entities/community/seats-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import {
  deleteMember,
  deletePerson,
  hasOtherLeader,
  lockMembers,
  roleOfSeat,
  rolesOf,
} from '#server/membership/members-repository.ts';
import { recordCommunityAct } from '../moderation/audit-log-repository.ts';
import { deleteReader } from '../people/readers-repository.ts';
import { offerFreeSeats } from '../people/seats-repository.ts';

/** Ends the membership of one or of all blogs of the member. Posts and comments stay; the last admin cannot leave. */
export const leaveCommunity: Handler<'leaveCommunity'> = async ({ query, subject, db, viewer }) => {
  const { userId } = viewer;
  const { id } = subject.community;
  const space = communitySpace(id);
  const blog = query.tumblelog === undefined ? undefined : await findBlog(db, query.tumblelog, userId);
  // A blog that is no member has left already.
  if (query.tumblelog !== undefined && !blog) return undefined;
  const leaving = blog ? { userId, blogId: blog.id } : { userId };
  await db.transaction(async (tx) => {
    await lockMembers(tx, space);
    const roles = blog
      ? [await roleOfSeat(tx, space, { userId, blogId: blog.id })]
      : await rolesOf(tx, space, userId);
    if (roles.includes('admin') && !(await hasOtherLeader(tx, space, leaving)))
      throw domainError('last-admin');
    for (const seat of await seatedBlogs(tx, id, userId)) {
      if (blog && seat.blog_id !== blog.id) continue;
      await recordCommunityAct(tx, {
        communityId: id,
        ...{ type: 'members', action: 'member_left' },
        actor: { kind: 'member', blogId: seat.blog_id },
        targetBlogId: seat.blog_id,
      });
    }
    if (blog) await deleteMember(tx, space, { userId, blogId: blog.id });
    else await deletePerson(tx, space, userId);
    const left = await rolesOf(tx, space, userId);
    if (left.length === 0) await deleteReader(tx, id, userId);
    await offerFreeSeats(tx, id);
  });
  return undefined;
};
