import { domainError } from '#server/core/errors.ts';
import type { SpaceRef } from '#server/core/spaces.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { canRead } from '#server/policies/blogs.ts';
import { opensCollection } from './invite-links.ts';
import { findCollection } from './repository.ts';
import type { CollectionRow } from './rows.ts';

/** Returns a collection as a space. */
export function collectionSpace(id: string): SpaceRef<'collection'> {
  return { kind: 'collection', id };
}

/** Returns true when the viewer changes words and posts of a collection. */
export function isEditor({ viewer_role: role }: Pick<CollectionRow, 'viewer_role'>): boolean {
  return role === 'editor' || role === 'owner';
}

/**
 * Returns true when the viewer may look into a collection: its collaborators and who is invited always, others unless it
 * is private or its blog is closed to them.
 */
export async function canViewCollection(
  db: Queryable,
  row: CollectionRow,
  viewerId: string | null,
): Promise<boolean> {
  if (row.viewer_role !== null || row.is_invited) return true;
  if (row.visibility === 'private') return false;
  const blog = (await blogsByIds(db, [row.owner_blog_id], viewerId)).get(row.owner_blog_id);
  return blog !== undefined && canRead(blog, viewerId);
}

/** A link that a request carries, and its time. */
export interface Entry {
  inviteHash?: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Returns the requested collection when the viewer may look into it. A private one is not found, so that nobody learns
 * of it (decision 089).
 *
 * @throws not-found
 */
export async function viewableCollection(
  db: Queryable,
  uuid: string,
  viewerId: string | null,
  entry?: Entry,
): Promise<CollectionRow> {
  const row = await findCollection(db, uuid, viewerId);
  if (row && (await canViewCollection(db, row, viewerId))) return row;
  if (row && entry && (await opensCollection(db, row.id, entry.inviteHash, entry.now))) return row;
  throw domainError('not-found', { reason: 'collection' });
}
