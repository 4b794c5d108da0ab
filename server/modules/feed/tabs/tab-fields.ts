import type { components } from '#generated/types/api.d.ts';
import { domainError, type ErrorWords } from '#server/core/errors.ts';
import { displayTag, tagKey } from '#server/core/tags.ts';
import type { Queryable } from '#server/db/database.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
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
  if (body.communities?.length)
    throw refuse('communities', { detail: `There is no community ${body.communities[0]}.` });
  const fields: TabFields = {
    title,
    is_hidden: body.is_hidden ?? before.is_hidden,
    blog_ids: body.blogs ? await blogIdsOf(db, body.blogs, viewerId) : before.blog_ids,
    tags: body.tags ? tagsOf(body.tags) : before.tags,
    types: body.types ?? before.types,
    hide_reblogs: body.hide_reblogs ?? before.hide_reblogs,
  };
  if (fields.blog_ids.length + fields.tags.length === 0) {
    throw refuse(body.tags ? 'tags' : 'blogs', { reason: 'tab_empty' });
  }
  return fields;
}
