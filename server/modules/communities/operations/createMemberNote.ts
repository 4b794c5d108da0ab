import { domainError, requireFound } from '#server/core/errors.ts';
import { requiredText } from '#server/core/required-text.ts';
import { blogsByIds, findBlog } from '#server/entities/blog/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { insertMemberNote, presentMemberNote } from '../moderation/members/member-notes-repository.ts';
import { moderatorBlog } from '../moderation/moderators-repository.ts';

/** Adds a private note about a blog, which the moderators of the community alone see. */
export const createMemberNote: Handler<'createMemberNote'> = async ({
  params,
  body,
  subject,
  db,
  viewer,
}) => {
  const { id } = subject.community;
  const { userId } = viewer;
  const text = requiredText(body.text, 'text');
  const about = await findBlog(db, params.blog, userId);
  if (!about) throw domainError('not-found', { reason: 'blog' });
  const blogId = await moderatorBlog(db, id, userId);
  const written = await insertMemberNote(db, {
    ...{ communityId: id, aboutBlogId: about.id, userId, blogId, text },
  });
  const note = presentMemberNote(written, await blogsByIds(db, [blogId], userId), userId);
  return answer(201, { note: requireFound(note, 'The note') });
};
