import { selectBlogFields } from '#server/entities/blog/blog-fields.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import { blogsOfUser } from '#server/entities/blog/repository.ts';
import { countByBlog } from '#server/entities/post/counts-repository.ts';
import { countOrders } from '#server/entities/shop/order-counts-repository.ts';
import { isRunning, premiumStatus, rewardedUntil } from '#server/entities/user/ad-free-repository.ts';
import { openFeatures } from '#server/entities/user/features-repository.ts';
import { presentUser, presentUserForApp } from '#server/entities/user/presenter.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';

const VISITOR = { isLoggedIn: false, blogs: [], isUsingNewWebEditor: true, useNewWelcome: true };

export const getUserInfo: Handler<'getUserInfo'> = async ({ query, db, services, viewer }) => {
  const user = viewer && (await userById(db, viewer.userId));
  if (!user) return { ...VISITOR, features: await openFeatures(db, undefined) };
  const now = services.now();
  const [blogs, counts, orders, features, premium, rewarded] = await Promise.all([
    blogsOfUser(db, user.id),
    countByBlog(db, user.id),
    viewer.app ? undefined : countOrders(db, user.id),
    openFeatures(db, user.id),
    viewer.app ? undefined : premiumStatus(db, user.id),
    viewer.app ? undefined : rewardedUntil(db, user.id, now),
  ]);
  const name = blogs[0]?.name ?? '';
  const adFree = isRunning(premium) || rewarded !== undefined;
  const waiting = new Map(counts.map(({ uuid, queue, drafts }) => [uuid, { queue, drafts }]));
  const fields = query['fields[blogs]'];
  return {
    isLoggedIn: true,
    user: viewer.app ? presentUserForApp(user, name, now) : presentUser(user, name, now, { adFree, premium }),
    blogs: blogs.map((blog) =>
      selectBlogFields(
        {
          ...presentBlog(blog, user.id),
          ...waiting.get(blog.uuid),
          ...(orders ? { skeinmartOrders: orders.ofBlog.get(blog.id) ?? 0 } : {}),
        },
        fields,
      ),
    ),
    isUsingNewWebEditor: !user.uses_old_editor,
    useNewWelcome: !user.is_welcomed,
    ...(orders ? { skeinmartOrders: orders.total } : {}),
    features,
  };
};
