import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { isAdFree } from '#server/entities/user/ad-free-repository.ts';
import type { Element, ElementReader, ElementSource } from '#server/feed/elements/element-source.ts';
import { isListable } from '#server/policies/blogs.ts';
import { type Candidate, candidatesFor, countView, lastSeen } from './serving-repository.ts';
import { unfilteredPosts } from './unfiltered-posts.ts';

/** Time in which a reader sees one campaign at most; meanwhile that one stays where it is. */
const CAP_MS = 3_600_000;
/** Number of campaigns that are tried for a page: the first may be of a blog or tag that the reader does not want to see. */
const MAX_TRIED = 5;

type Shown = { candidate: Candidate; post: components['schemas']['Post'] };

/** Returns the campaigns whose post the reader may see and does not filter. */
async function wanted({ db, userId }: ElementReader, candidates: readonly Candidate[]): Promise<Shown[]> {
  const ids = candidates.map(({ post_id: id }) => id);
  const posts = await unfilteredPosts(db, ids, { userId, scope: 'dashboard' });
  return candidates.flatMap((candidate) => {
    const post = posts.get(candidate.post_id);
    return post ? [{ candidate, post }] : [];
  });
}

async function present(db: Queryable, { candidate, post }: Shown, userId: string): Promise<Element> {
  const { id, tag, buyer_blog_id: buyerId } = candidate;
  const buyer = buyerId === null ? undefined : (await blogsByIds(db, [buyerId], userId)).get(buyerId);
  const isNamed = buyer !== undefined && isListable(buyer, userId);
  return {
    objectType: 'blazed_post',
    id,
    post,
    label: isNamed ? `Blazed by ${buyer.name}` : 'Blazed',
    ...(isNamed ? { blazedBy: presentBlogRef(buyer, userId) } : {}),
    ...(tag === null ? {} : { tag }),
  };
}

/** The post of a campaign: one an hour for a reader, none while the reader sees no ads. Being shown is counted once a person. */
export const blazedPosts: ElementSource = {
  name: 'blazed-posts',
  timelines: ['dashboard', 'recommended'],
  placement: 'paid',
  async elements(reader) {
    const { db, userId, now: nowMs } = reader;
    const last = await lastSeen(db, userId, { nowMs, sinceMs: nowMs - CAP_MS });
    const candidates = last ? [] : await candidatesFor(db, userId, { nowMs, limit: MAX_TRIED });
    const again = last?.runs ? [last] : [];
    if (again.length + candidates.length === 0 || (await isAdFree(db, userId, nowMs))) return [];
    for (const shown of await wanted(reader, [...again, ...candidates])) {
      const campaignId = shown.candidate.id;
      if (last || (await countView(db, { campaignId, userId, nowMs })))
        return [await present(db, shown, userId)];
    }
    return [];
  },
};
