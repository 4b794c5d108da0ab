import type { Handler } from '#server/http/contract/handler.ts';
import { tagPictures } from '#server/modules/tags/hubs/tag-pictures-repository.ts';
import { presentTag } from '#server/modules/tags/tag-presenter.ts';
import { trendingTags } from '#server/modules/tags/tag-repository.ts';

export const listTrendingTags: Handler<'listTrendingTags'> = async ({ query, db, viewer }) => {
  const rows = await trendingTags(db, viewer?.userId ?? null, query.limit ?? 10);
  const pictures = await tagPictures(
    db,
    rows.map(({ tag }) => tag),
    viewer?.userId ?? null,
  );
  return {
    tags: rows.map((row) => {
      const thumb = pictures.get(row.tag);
      return { ...presentTag(row), isTrending: true, ...(thumb ? { thumb } : {}) };
    }),
  };
};
