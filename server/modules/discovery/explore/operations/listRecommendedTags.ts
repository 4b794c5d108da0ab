import type { Handler } from '#server/contract/handler.ts';
import { presentTag } from '#server/modules/feed/tags/tag-presenter.ts';
import { recommendedTags } from '#server/modules/feed/tags/tag-repository.ts';

export const listRecommendedTags: Handler<'listRecommendedTags'> = async ({ query, db, viewer }) => {
  const rows = await recommendedTags(db, viewer?.userId ?? null, query.limit ?? 10);
  return { tags: rows.map(presentTag) };
};
