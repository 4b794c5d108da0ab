import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { blogsToMention } from '#server/modules/discovery/search/search-repository.ts';

/** Returns blogs by a prefix of their name; characters that no name contains are ignored (spec 000 §5). */
export const searchMentions: Handler<'searchMentions'> = async ({ params, query, db, viewer }) => {
  const beginning = params.text.replace(/[^a-zA-Z0-9-]/g, '');
  if (beginning === '') return { blogs: [] };
  const rows = await blogsToMention(db, beginning, viewer.userId, query.limit ?? 10);
  return { blogs: rows.map((row) => presentBlogRef(row, viewer.userId)) };
};
