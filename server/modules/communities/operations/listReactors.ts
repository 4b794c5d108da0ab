import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { emojiNamed } from '#server/entities/community/emoji.ts';
import { presentReaction, reactionsOf } from '#server/entities/community/reactions-repository.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { takesPart } from '#server/policies/blogs.ts';
import { readablePostIn } from '../posts/community-post.ts';
import { reactorsOf } from '../reactions/reactions-repository.ts';

const DEFAULT_LIMIT = 20;

/** Lists the blogs that reacted to a post, the newest reaction first. */
export const listReactors: Handler<'listReactors'> = async ({ params, query, db, services, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const { post } = await readablePostIn(db, params, viewerId);
  const list = `reactors/${post.id}?${query.reaction ?? ''}`;
  const before = query.cursor === undefined ? null : String(services.cursors.read(list, query.cursor)[0]);
  const limit = query.limit ?? DEFAULT_LIMIT;
  // A text that is no emoji matches none.
  const grapheme = query.reaction === undefined ? null : (emojiNamed(query.reaction) ?? '');
  const [rows, reactions] = await Promise.all([
    reactorsOf(db, post.id, { grapheme, before, limit: limit + 1 }),
    reactionsOf(db, [post.id], viewerId),
  ]);
  const page = rows.slice(0, limit);
  const blogs = await blogsByIds(
    db,
    page.map((row) => row.blog_id),
    viewerId,
  );
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    reactors: page.flatMap((row) => {
      const blog = blogs.get(row.blog_id);
      if (!blog || !takesPart(blog)) return [];
      return [{ blog: presentBlogRef(blog, viewerId), grapheme: row.grapheme, timestamp: row.reacted }];
    }),
    reactions: reactions.map(presentReaction),
    links: last
      ? {
          next: pageLink(pathOf('listReactors', params), query, {
            cursor: services.cursors.write(list, [last.id]),
            limit,
          }),
        }
      : {},
  };
};
