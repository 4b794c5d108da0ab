import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { requireAddressable, splitTags } from '#server/core/tags.ts';
import { isWebAddress } from '#server/entities/post/links.ts';
import { postTypeOf, slugOf, summaryOf } from '#server/entities/post/post-type.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { checkedContent } from './content.ts';
import { labelsOf, ratingOf } from './labels.ts';
import { refuseEmptyParts } from './paywalls.ts';
import type { NewPost } from './write-repository.ts';

type Request = components['schemas']['EditPostRequest'];
type Composed = Omit<
  NewPost,
  | 'blogId'
  | 'space'
  | 'authorId'
  | 'state'
  | 'reblogKey'
  | 'parent'
  | 'hideTrail'
  | 'askingBlogId'
  | 'askingIsAnonymous'
  | 'submittedBlogId'
>;

/** Returns the text that a slug is derived from when the author gives none. */
function slugFor(body: Request, summary: string, before: PostRow | undefined): string {
  if (body.slug === undefined && before) return before.slug;
  return slugOf(body.slug, summary);
}

/** Returns the tags of a request. */
function sentTags(typed: string): string[] {
  const tags = splitTags(typed).slice(0, limits.tagsPerPost);
  requireAddressable(tags, 'tags');
  return tags;
}

/**
 * Builds a post from a request: validated blocks and the fields derived from them. Absent fields are taken from the
 * previous version, or from the defaults of a new post.
 *
 * @throws invalid-body, invalid-link, bad-media-format, invalid-source-url, or invalid-request-param for a tag of dots
 */
export function composePost(body: Request, before?: PostRow): Composed {
  const sent = body.content ?? before?.content ?? [];
  const { content, layout } = checkedContent(
    sent,
    body.layout ?? (body.content ? [] : (before?.layout ?? [])),
  );
  refuseEmptyParts(content);
  const summary = summaryOf(content);
  if (body.sourceUrl && !isWebAddress(body.sourceUrl)) throw domainError('invalid-source-url');
  const labels = labelsOf(body, before);
  return {
    // A reblog has the type of its root regardless of its own content (public block format).
    type: before && before.root_post_id !== before.id ? before.type : postTypeOf(content, layout),
    content,
    layout,
    tags: body.tags === undefined ? (before?.tags ?? []) : sentTags(body.tags),
    summary,
    slug: slugFor(body, summary, before),
    sourceUrl: body.sourceUrl ?? before?.source_url ?? null,
    interactabilityReblog: body.interactabilityReblog ?? before?.interactability_reblog ?? 'everyone',
    interactabilityBlaze: body.interactabilityBlaze ?? before?.interactability_blaze ?? 'everyone',
    isCommercial: body.isCommercial ?? before?.is_commercial ?? false,
    contentRating: ratingOf(labels, before),
    labels,
    shownAt: body.date ?? (before ? new Date(before.shown * 1000).toISOString() : null),
    // A scheduled post that is sent as queued without a date returns to the regular queue times.
    publishOn: body.publishOn ?? (body.state === 'queue' ? null : (before?.publish_on ?? null)),
  };
}
