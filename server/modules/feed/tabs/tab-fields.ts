import type { components } from '#generated/types/api.d.ts';
import { domainError, type ErrorWords } from '#server/core/errors.ts';
import { displayTag, tagKey } from '#server/core/tags.ts';
import type { Queryable } from '#server/db/database.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { communityVerdict } from '#server/entities/community/policy.ts';
import { findCommunity } from '#server/entities/community/repository.ts';
import { isFeatureOpen } from '#server/entities/user/features-repository.ts';
import { canRead } from '#server/policies/blogs.ts';
import type { TabFields } from './tab-repository.ts';

type Request = components['schemas']['DashboardTabRequest'];

function refuse(field: string, words: ErrorWords<'invalid-request-param'>) {
  return domainError('invalid-request-param', { field, ...words });
}

async function blogIdsOf(db: Queryable, names: readonly string[], viewerId: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const name of names) {
    const blog = await findBlog(db, name, viewerId);
    if (!blog || !canRead(blog, viewerId))
      throw refuse('blogs', { reason: 'tab_blog', params: { blog: name } });
    ids.add(blog.id);
  }
  return [...ids];
}

/** Returns the ids of communities by their names. One that the member may not look into is refused like a missing one. */
async function communityIdsOf(db: Queryable, names: readonly string[], viewerId: string): Promise<string[]> {
  const isOpen = names.length > 0 && (await isFeatureOpen(db, 'communities', viewerId));
  const ids = new Set<string>();
  for (const name of names) {
    const row = isOpen ? await findCommunity(db, name, viewerId) : undefined;
    if (!row || communityVerdict(row) !== 'shown')
      throw refuse('communities', { reason: 'tab_community', params: { community: name } });
    ids.add(row.id);
  }
  return [...ids];
}

/** Returns tags for display without duplicates, regardless of case. */
function tagsOf(texts: readonly string[]): string[] {
  const byKey = new Map(texts.map((text) => [tagKey(text), displayTag(text)]));
  if (byKey.has('')) throw refuse('tags', { reason: 'tag_missing' });
  return [...byKey.values()];
}

/**
 * Returns a tab's fields after a request; absent ones stay.
 *
 * @throws {DomainError} `invalid-request-param` for a tab without a title or without any source
 */
export async function tabFields(
  db: Queryable,
  body: Request,
  viewerId: string,
  before: TabFields,
): Promise<TabFields> {
  const title = (body.title ?? before.title ?? '').trim();
  if (title === '') throw refuse('title', { reason: 'tab_title' });
  const fields: TabFields = {
    title,
    is_hidden: body.is_hidden ?? before.is_hidden,
    blog_ids: body.blogs ? await blogIdsOf(db, body.blogs, viewerId) : before.blog_ids,
    community_ids: body.communities
      ? await communityIdsOf(db, body.communities, viewerId)
      : before.community_ids,
    tags: body.tags ? tagsOf(body.tags) : before.tags,
    types: body.types ?? before.types,
    hide_reblogs: body.hide_reblogs ?? before.hide_reblogs,
  };
  if (fields.blog_ids.length + fields.tags.length + fields.community_ids.length === 0) {
    throw refuse(body.tags ? 'tags' : 'blogs', { reason: 'tab_empty' });
  }
  return fields;
}
