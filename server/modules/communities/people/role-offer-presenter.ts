import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { MODERATOR_PERMISSIONS } from '#server/membership/roles.ts';
import type { RoleOfferRow } from './role-offers-repository.ts';

/** Returns offers of roles with the blogs of both sides, in one pass for a whole list. */
export async function presentRoleOffers(
  db: Queryable,
  offers: readonly RoleOfferRow[],
  viewerId: string,
): Promise<components['schemas']['RoleOffer'][]> {
  const ids = offers.flatMap((offer) => [offer.blog_id, offer.offered_as]);
  const blogs = await blogsByIds(db, ids, viewerId);
  return offers.flatMap((offer) => {
    const [blog, offeredBy] = [blogs.get(offer.blog_id), blogs.get(offer.offered_as)];
    if (!blog || !offeredBy) return [];
    return [
      {
        blog: presentBlogRef(blog, viewerId),
        offeredBy: presentBlogRef(offeredBy, viewerId),
        role: offer.role,
        permissions: [...(offer.permissions ?? MODERATOR_PERMISSIONS)],
        ...(offer.message ? { message: offer.message } : {}),
        offeredTs: offer.offered,
      },
    ];
  });
}
