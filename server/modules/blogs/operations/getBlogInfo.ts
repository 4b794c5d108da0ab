import type { components } from '#generated/types/api.d.ts';
import type { Database } from '#server/db/database.ts';
import { selectBlogFields } from '#server/entities/blog/blog-fields.ts';
import { messageableBlog } from '#server/entities/blog/message-policy.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import { blogsOfUser, followsBlog } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { countByBlog } from '#server/entities/post/counts-repository.ts';
import { countOrders } from '#server/entities/shop/order-counts-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { canBeBooped } from '../../boops/taking-part.ts';

type Blog = components['schemas']['Blog'];
type Relation = Pick<Blog, 'canMessage' | 'isFollowingYou'>;

/** Returns what waits on a blog, and what the member ordered for it, for those who write for it. */
async function waitingOn(
  db: Database,
  blog: BlogRow,
  viewerId: string,
): Promise<Pick<Blog, 'drafts' | 'queue' | 'skeinmartOrders'>> {
  const [all, orders] = await Promise.all([countByBlog(db, viewerId), countOrders(db, viewerId)]);
  const counts = all.find(({ uuid }) => uuid === blog.uuid);
  if (counts === undefined) return {};
  return { drafts: counts.drafts, queue: counts.queue, skeinmartOrders: orders.ofBlog.get(blog.id) ?? 0 };
}

/** Returns how a blog of somebody else relates to the member's primary blog. */
async function relationTo(db: Database, blog: BlogRow, viewerId: string): Promise<Relation> {
  const own = (await blogsOfUser(db, viewerId)).find(({ is_primary }) => is_primary);
  if (own === undefined) return { canMessage: false };
  return {
    canMessage: (await messageableBlog(db, own, [blog])).has(blog.id),
    isFollowingYou: await followsBlog(db, blog.id, own.id),
  };
}

export const getBlogInfo: Handler<'getBlogInfo'> = async ({ params, query, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const blog = await readableBlog(db, params.blog, viewerId);
  const shown = presentBlog(blog, viewerId);
  if (viewerId !== null) {
    shown.canBeBooped = await canBeBooped(db, blog, viewerId);
    const more = blog.member_role === null ? relationTo : waitingOn;
    Object.assign(shown, await more(db, blog, viewerId));
  }
  return { blog: selectBlogFields(shown, query['fields[blogs]']) };
};
