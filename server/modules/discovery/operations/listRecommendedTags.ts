import type { Handler } from '#server/http/contract/handler.ts';
import { presentTag } from '#server/modules/tags/tag-presenter.ts';
import { recommendedTags } from '#server/modules/tags/tag-repository.ts';

export const listRecommendedTags: Handler<'listRecommendedTags'> = async ({ query, db, viewer }) => {
  const rows = await recommendedTags(db, viewer?.userId ?? null, query.limit ?? 10);
  return { tags: rows.map(presentTag) };
};
