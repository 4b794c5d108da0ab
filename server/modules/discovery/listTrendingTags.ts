import type { Handler } from '#server/contract/handler.ts';
import { presentTag } from '../feed/tag-presenter.ts';
import { trendingTags } from '../feed/tag-repository.ts';

export const listTrendingTags: Handler<'listTrendingTags'> = async ({ query, db, viewer }) => {
  const rows = await trendingTags(db, viewer?.userId ?? null, query.limit ?? 10);
  return { tags: rows.map((row) => ({ ...presentTag(row), isTrending: true })) };
};
