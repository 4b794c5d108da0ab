import type { Handler } from '#server/http/contract/handler.ts';
import { presentCategory } from '../show/category-presenter.ts';
import { allCategories } from '../show/community-repository.ts';

/** Lists the categories that communities are browsed by. */
export const listCommunityCategories: Handler<'listCommunityCategories'> = async ({ db }) => ({
  categories: (await allCategories(db)).map(presentCategory),
});
