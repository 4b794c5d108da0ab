import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/errors.ts';
import { splitTags } from '#server/services/tags.ts';
import { isWebAddress } from '../core/links.ts';
import { postTypeOf, slugOf, summaryOf } from '../core/post-type.ts';
import type { PostRow } from '../core/rows.ts';
import { checkedContent } from './content.ts';
import type { NewPost } from './write-repository.ts';

type Request = components['schemas']['EditPostRequest'];
type Composed = Omit<
  NewPost,
  | 'blogId'
  | 'authorId'
  | 'state'
  | 'reblogKey'
  | 'parent'
  | 'hideTrail'
  | 'askingBlogId'
  | 'askingIsAnonymous'
>;

const NO_LABELS = { hasCommunityLabel: false, categories: {} } as const;

/** The labels a request leaves on a post. What staff or a classifier locked stays, whatever the author sends. */
function labelsOf(body: Request, before: PostRow | undefined): NewPost['labels'] {
  if (body.hasCommunityLabel === undefined && !body.communityLabelCategories)
    return before?.labels ?? NO_LABELS;
  const earlier = Object.entries(before?.labels.categories ?? {});
  const locked = earlier.filter(([, value]) => value === 'locked');
  const wanted = body.communityLabelCategories ?? earlier.map(([category]) => category);
  const has = body.hasCommunityLabel ?? wanted.length > 0;
  if (!has && locked.length === 0) return NO_LABELS;
  const own = has ? wanted.map((category) => [category, true]) : [];
  return {
    hasCommunityLabel: true,
    categories: Object.fromEntries([...own, ...locked]),
    lastReporter: locked.length > 0 ? (before?.labels.lastReporter ?? 'staff') : 'author',
  };
}

/** A label makes a post sensitive; sexual themes make it explicit only when staff says so. */
function ratingOf(labels: NewPost['labels'], before: PostRow | undefined): NewPost['contentRating'] {
  if (before?.content_rating === 'explicit') return 'explicit';
  return labels.hasCommunityLabel ? 'sensitive' : 'clean';
}

/** The words a slug is made from when the author gives none. */
function slugFor(body: Request, summary: string, before: PostRow | undefined): string {
  if (body.slug === undefined && before) return before.slug;
  return slugOf(body.slug, summary);
}

/**
 * What a request makes of a post: checked blocks, and what is derived from them. Fields the request leaves out are
 * taken from the post as it was, or from the defaults of a new one.
 *
 * @throws invalid-body, invalid-link, bad-media-format or invalid-source-url
 */
export function composePost(body: Request, before?: PostRow): Composed {
  const sent = body.content ?? before?.content ?? [];
  const { content, layout } = checkedContent(
    sent,
    body.layout ?? (body.content ? [] : (before?.layout ?? [])),
  );
  const summary = summaryOf(content);
  if (body.sourceUrl && !isWebAddress(body.sourceUrl)) throw domainError('invalid-source-url');
  const labels = labelsOf(body, before);
  return {
    // A reblog has the type of its root, whatever it adds (public block format).
    type: before && before.root_post_id !== before.id ? before.type : postTypeOf(content, layout),
    content,
    layout,
    tags: body.tags === undefined ? (before?.tags ?? []) : splitTags(body.tags).slice(0, limits.tagsPerPost),
    summary,
    slug: slugFor(body, summary, before),
    sourceUrl: body.sourceUrl ?? before?.source_url ?? null,
    interactabilityReblog: body.interactabilityReblog ?? before?.interactability_reblog ?? 'everyone',
    interactabilityBlaze: body.interactabilityBlaze ?? before?.interactability_blaze ?? 'everyone',
    isCommercial: body.isCommercial ?? before?.is_commercial ?? false,
    contentRating: ratingOf(labels, before),
    labels,
    shownAt: body.date ?? (before ? new Date(before.shown * 1000).toISOString() : null),
    // Said to be queued without a date, a scheduled post goes back to the pace of the queue.
    publishOn: body.publishOn ?? (body.state === 'queue' ? null : (before?.publish_on ?? null)),
  };
}
