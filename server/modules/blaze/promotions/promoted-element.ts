import { elementWordsIn } from '#generated/element-words.js';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { isAdFree } from '#server/entities/user/ad-free-repository.ts';
import { blogElementId } from '#server/feed/elements/blog-element-id.ts';
import type { Element, ElementReader, ElementSource } from '#server/feed/elements/element-source.ts';
import { isListable } from '#server/policies/blogs.ts';
import { filtersOf } from '#server/policies/filters-repository.ts';
import { unfilteredPosts } from '../serving/unfiltered-posts.ts';
import {
  lastPromotionSeen,
  type PromotionCandidate,
  promotionsFor,
  rememberPromotion,
} from './promotion-serving-repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Number of promotions that are tried for a page: the first may be of a tag or word that the reader filters. */
const MAX_TRIED = 5;

/** Returns a post that is put forward, labelled. */
async function postElements(
  { db, userId }: ElementReader,
  candidates: readonly PromotionCandidate[],
): Promise<Map<string, Element>> {
  const ids = candidates.flatMap(({ post_id: id }) => id ?? []);
  const posts = await unfilteredPosts(db, ids, { userId, scope: 'discovery' });
  return new Map(
    candidates.flatMap(({ id, post_id: postId, tag }) => {
      const post = posts.get(postId ?? '');
      if (post === undefined) return [];
      const label = tag === null ? 'Put forward' : `Put forward for #${tag}`;
      const about = { post, label, isPromotion: true, ...(tag === null ? {} : { tag }) };
      return [[id, { objectType: 'blazed_post' as const, id, ...about }]];
    }),
  );
}

/** Returns blogs that are put forward, labelled, without those that the reader muted. */
async function blogElements(
  { db, userId, locale }: ElementReader,
  candidates: readonly PromotionCandidate[],
): Promise<Map<string, Element>> {
  const ofBlogs = candidates.filter(({ post_id: postId }) => postId === null);
  const ids = ofBlogs.map(({ blog_id: id }) => id);
  const [blogs, { mutes }] = await Promise.all([
    blogsByIds(db, ids, userId),
    filtersOf(db, userId, 'discovery'),
  ]);
  const words = elementWordsIn(locale);
  return new Map(
    ofBlogs.flatMap(({ id, blog_id: blogId, tag }) => {
      const blog = blogs.get(blogId);
      const isMuted = mutes.some(({ kind, name }) => kind === 'all' && name === blog?.name);
      if (blog === undefined || isMuted || !isListable(blog, userId)) return [];
      const element = {
        objectType: 'blog_row' as const,
        id: blogElementId(blog.uuid),
        blog: presentBlogRef(blog, userId),
        reason: tag === null ? words.isPromoted() : words.isPromotedIn(tag),
        canDismiss: true,
      };
      return [[id, element]];
    }),
  );
}

/**
 * A blog or post that is put forward (promoteBlog, promotePost), labelled: one an hour for a reader and each once a day, none while
 * the reader sees no ads.
 */
export const promotedThings: ElementSource = {
  name: 'promotions',
  timelines: ['recommended', 'tag'],
  placement: 'paid',
  async elements(reader) {
    const { db, userId, now: nowMs, tagKey } = reader;
    const last = await lastPromotionSeen(db, userId, nowMs - HOUR_MS);
    const candidates = await promotionsFor(
      db,
      { userId, nowMs, tagKey },
      { only: last?.promotion_id, sinceMs: nowMs - DAY_MS, limit: MAX_TRIED },
    );
    if (candidates.length === 0 || (await isAdFree(db, userId, nowMs))) return [];
    const [posts, blogs] = await Promise.all([
      postElements(reader, candidates),
      blogElements(reader, candidates),
    ]);
    for (const { id } of candidates) {
      const element = posts.get(id) ?? blogs.get(id);
      if (element === undefined) continue;
      if (last === undefined) await rememberPromotion(db, { userId, promotionId: id, nowMs });
      return [element];
    }
    return [];
  },
};
