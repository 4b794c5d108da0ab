import type { Handler } from '#server/contract/handler.ts';
import { suggestNames } from '#server/modules/users/name-suggestions.ts';

export const suggestBlogNames: Handler<'suggestBlogNames'> = async ({ query, db, services }) => ({
  names: await suggestNames(db, query.query ?? '', services.reservedBlogNames),
});
