import { readableBlog } from '#server/entities/blog/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { wornBadges } from '../badges-of-blog.ts';

export const listBlogBadges: Handler<'listBlogBadges'> = async ({ params, db, viewer }) => ({
  badges: wornBadges(await readableBlog(db, params.blog, viewer?.userId ?? null)),
});
