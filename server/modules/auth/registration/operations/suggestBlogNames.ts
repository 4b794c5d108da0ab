import type { Handler } from '#server/contract/handler.ts';
import { suggestNames } from '../name-suggestions.ts';

export const suggestBlogNames: Handler<'suggestBlogNames'> = async ({ query, db, services }) => ({
  names: await suggestNames(db, query.query ?? '', services.reservedBlogNames),
});
