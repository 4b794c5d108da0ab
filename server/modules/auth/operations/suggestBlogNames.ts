import { suggestNames } from '#server/entities/user/name-suggestions.ts';
import type { Handler } from '#server/http/contract/handler.ts';

export const suggestBlogNames: Handler<'suggestBlogNames'> = async ({ query, db, services }) => ({
  names: await suggestNames(db, query.query ?? '', services.reservedBlogNames),
});
