import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { collectionPath } from '#server/entities/collection/addresses.ts';
import { canViewCollection, viewableCollection } from '#server/entities/collection/policy.ts';
import type { CollectionRow } from '#server/entities/collection/rows.ts';
import { frameHtml } from './post-embed/embed-code.ts';

/** A collection that other sites may show. */
export interface EmbeddableCollection {
  row: CollectionRow;
  blog: BlogRow;
}

/**
 * Returns a collection that other sites may show: a public one of a blog that visitors may read.
 *
 * @throws not-found, or not-allowed (4003) for one that only some may see
 */
export async function embeddableCollection(
  db: Queryable,
  uuid: string,
  viewerId: string | null,
): Promise<EmbeddableCollection> {
  const row = await viewableCollection(db, uuid, viewerId);
  const blog = (await blogsByIds(db, [row.owner_blog_id], null)).get(row.owner_blog_id);
  const asVisitor = { ...row, viewer_role: null, is_invited: false };
  if (!blog || row.visibility !== 'public' || !(await canViewCollection(db, asVisitor, null)))
    throw domainError('not-allowed', { reason: 'collection_embed' });
  return { row, blog };
}

/** Returns the address of the page that frames on other sites show. */
export function collectionEmbedUrl({ row }: EmbeddableCollection, publicUrl: string): string {
  return `${publicUrl}/embed/collection/${row.uuid}`;
}

/** Returns the HTML that shows a collection on another site. */
export function collectionEmbedHtml(
  collection: EmbeddableCollection,
  publicUrl: string,
  size: { width?: number; maxHeight?: number | undefined } = {},
): string {
  const { title } = collection.row;
  return frameHtml({ url: collectionEmbedUrl(collection, publicUrl), title, publicUrl, ...size });
}

/** Returns the address of a collection on the site. */
export function collectionUrl({ row, blog }: EmbeddableCollection, publicUrl: string): string {
  return publicUrl + collectionPath(blog.name, row.uuid);
}
