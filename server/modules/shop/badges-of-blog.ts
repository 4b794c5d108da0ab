import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { BADGES, type BadgeKind, badgeOf } from '#server/entities/shop/badges.ts';
import { drawingOf, productOf } from '#server/entities/shop/catalogue.ts';
import { type GoodRow, goodsOf } from '#server/modules/payments/orders/goods-repository.ts';
import { yearsOf } from './worn-repository.ts';

type Badge = components['schemas']['Badge'];

type Having = { blog: BlogRow; years: number; goods: Map<string, GoodRow> };

/** Returns how far a blog is with a badge that is earned; undefined for one that is sold. */
function progressOf({ earned }: BadgeKind, { blog, years }: Having): Badge['progress'] {
  if (earned === undefined) return undefined;
  const values = { years, posts: blog.post_count, followers: blog.follower_count };
  return { value: Math.min(values[earned.by], earned.goal), goal: earned.goal };
}

function presentBadge(
  { key, title, description, category }: BadgeKind,
  { isOwned, since, progress }: { isOwned: boolean; since?: number; progress?: Badge['progress'] },
): Badge {
  return {
    id: key,
    slug: key,
    title,
    description,
    image: drawingOf(key),
    owned: isOwned,
    category,
    ...(since === undefined ? {} : { earnedTs: since }),
    ...(progress === undefined ? {} : { progress }),
    ...(productOf(key) === undefined ? {} : { productId: key }),
  };
}

/** Returns every badge, with what the blog has of it. */
export async function badgesOfBlog(db: Queryable, blog: BlogRow): Promise<Badge[]> {
  const [years, rows] = await Promise.all([yearsOf(db, blog.id), goodsOf(db, blog.id)]);
  const goods = new Map(rows.map((row) => [row.product, row]));
  return BADGES.map((badge) => {
    const progress = progressOf(badge, { blog, years, goods });
    const good = goods.get(badge.key);
    const isOwned = progress === undefined ? good !== undefined : progress.value >= progress.goal;
    return presentBadge(badge, { isOwned, ...(good ? { since: good.since } : {}), progress });
  });
}

/** Returns the badges that a blog wears, in order. */
export function wornBadges(blog: Pick<BlogRow, 'badges'>): Badge[] {
  return blog.badges
    .flatMap((key) => badgeOf(key) ?? [])
    .map((badge) => presentBadge(badge, { isOwned: true }));
}
