import { blogsByIds } from '#server/entities/blog/repository.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import { gatheredSkeleton } from '#server/feed/gathered-skeleton.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { isListable } from '#server/policies/blogs.ts';
import { presentInvitation, presentTakeover, type Shown } from '../answertime/answertime-presenter.ts';
import { answertimesNow } from '../answertime/answertime-repository.ts';

/** Maximum number of invitations above the answers. */
const MAX_INVITATIONS = 5;

export const getAnswertime: Handler<'getAnswertime'> = async ({ query, db, services, viewer }) => {
  const { cursor, limit = 20 } = query;
  const viewerId = viewer?.userId ?? null;
  const rows = await answertimesNow(db);
  const blogs = await blogsByIds(
    db,
    rows.map(({ blog_id: id }) => id),
    viewerId,
  );
  const shown = rows.flatMap((row): Shown[] => {
    const blog = blogs.get(row.blog_id);
    return blog && isListable(blog, viewerId) ? [{ row, blog }] : [];
  });
  const open = shown.filter(({ row }) => row.stage !== 'completed');
  // Every page keeps room for at least one answer.
  const invited = cursor === undefined ? open.slice(0, Math.min(MAX_INVITATIONS, limit - 1)) : [];
  const { posts, links } = await postPage({
    db,
    scope: 'discovery',
    cursors: services.cursors,
    viewerId,
    skeleton: gatheredSkeleton(db, {
      blogIds: [...new Set(shown.map(({ blog }) => blog.id))],
      tags: [],
      types: ['answer'],
      hideReblogs: true,
    }),
    list: 'answertime',
    cursor,
    limit: limit - invited.length,
    path: pathOf('getAnswertime'),
    query,
    omit: (post) => post.content_rating === 'explicit',
  });
  const [first] = shown;
  return {
    timeline: { elements: [...invited.map((one) => presentInvitation(one, viewerId)), ...posts], links },
    ...(first ? { takeover: presentTakeover(first) } : {}),
  };
};
