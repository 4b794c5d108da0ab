import type { Handler } from '#server/http/contract/handler.ts';
import { presentTagsWithGalleries } from '#server/modules/tags/tag-presenter.ts';
import { trendingTags } from '#server/modules/tags/tag-repository.ts';

export const listTrendingTags: Handler<'listTrendingTags'> = async ({ query, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const rows = await trendingTags(db, viewerId, query.limit ?? 10);
  const tags = await presentTagsWithGalleries(db, rows, viewerId);
  return { tags: tags.map((tag) => ({ ...tag, isTrending: true })) };
};
