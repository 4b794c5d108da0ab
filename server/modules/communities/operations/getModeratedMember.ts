import { domainError } from '#server/core/errors.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds, findBlog } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentDecisions } from '../moderation/decision-presenter.ts';
import { listedDecisions } from '../moderation/decisions-repository.ts';
import { presentBans } from '../moderation/members/ban-presenter.ts';
import { bansOfBlog } from '../moderation/members/bans-repository.ts';
import { notesAboutMember, presentMemberNote } from '../moderation/members/member-notes-repository.ts';
import { numbersOfMember } from '../moderation/members/moderated-member-repository.ts';
import { memberOfCommunity } from '../people/member-list-repository.ts';
import { presentCommunityMember } from '../people/member-presenter.ts';

/** Number of decisions that the page of a member shows. */
const DECISION_COUNT = 5;

/** Returns what moderators need to decide about one blog, also one that is no member any more. */
export const getModeratedMember: Handler<'getModeratedMember'> = async ({
  params,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  const { id } = community;
  const viewerId = viewer.userId;
  const now = services.now();
  const blog = await findBlog(db, params.blog, viewerId);
  if (!blog) throw domainError('not-found', { reason: 'blog' });
  const [member, bans, numbers, notes, rows] = await Promise.all([
    memberOfCommunity(db, id, blog.id, viewerId),
    bansOfBlog(db, id, blog.id, new Date(now)),
    numbersOfMember(db, id, blog.id),
    notesAboutMember(db, id, blog.id),
    listedDecisions(db, { communityId: id, blogId: blog.id }, { below: null, limit: DECISION_COUNT }),
  ]);
  const [[ban], authors, decisions] = await Promise.all([
    presentBans(db, bans.slice(0, 1), viewerId),
    blogsByIds(
      db,
      notes.map((note) => note.blog_id),
      viewerId,
    ),
    presentDecisions(rows, { db, community, viewerId, now: now / 1000 }),
  ]);
  return {
    blog: presentBlogRef(blog, viewerId),
    ...(member ? { member: presentCommunityMember(member, blog, viewerId) } : {}),
    ...(ban ? { ban } : {}),
    reportsSent: { right: numbers.right, total: numbers.sent },
    postCount: numbers.posts,
    commentCount: numbers.comments,
    reportCount: numbers.reports,
    removedCount: numbers.removed,
    isBanned: ban !== undefined,
    notes: notes.flatMap((note) => presentMemberNote(note, authors, viewerId) ?? []),
    decisions,
  };
};
