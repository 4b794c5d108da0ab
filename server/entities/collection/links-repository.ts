import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A link with which people join a collection. */
export interface InviteLinkRow
  extends Columns<
    'collection_invite_links',
    'hash' | 'collection_id' | 'role' | 'message' | 'made_by' | 'max_uses' | 'use_count'
  > {
  role: 'editor' | 'contributor';
  /** Times in seconds since 1970; null for one that does not happen. */
  created: number;
  expires: number | null;
  revoked: number | null;
}

const COLUMNS = `hash, collection_id, role, message, made_by, max_uses, use_count,
  floor(extract(epoch from created_at))::float8 as created,
  floor(extract(epoch from expires_at))::float8 as expires,
  floor(extract(epoch from revoked_at))::float8 as revoked`;

/** Returns the link with that token. */
export function findInviteLink(db: Queryable, hash: string): Promise<InviteLinkRow | undefined> {
  return first<InviteLinkRow>(db, `select ${COLUMNS} from collection_invite_links where hash = $1`, [hash]);
}

/** Replaces the link of a collection; the one before it stops working. */
export async function putInviteLink(
  tx: Queryable,
  link: {
    hash: string;
    collectionId: string;
    madeBy: string;
    expiresAt: Date | null;
    maxUses: number | null;
  } & Pick<InviteLinkRow, 'role' | 'message'>,
): Promise<InviteLinkRow> {
  await revokeInviteLink(tx, link.collectionId);
  const row = await first<InviteLinkRow>(
    tx,
    `insert into collection_invite_links (hash, collection_id, role, message, made_by, max_uses, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
    [
      link.hash,
      link.collectionId,
      link.role,
      link.message,
      link.madeBy,
      link.maxUses,
      link.expiresAt?.toISOString() ?? null,
    ],
  );
  if (!row) throw new Error('A link was not written');
  return row;
}

/** Ends the link of a collection. */
export async function revokeInviteLink(tx: Queryable, collectionId: string): Promise<void> {
  await tx.query(
    'update collection_invite_links set revoked_at = now() where collection_id = $1 and revoked_at is null',
    [collectionId],
  );
}

/** Counts a use of a link. */
export async function countLinkUse(tx: Queryable, hash: string): Promise<void> {
  await tx.query('update collection_invite_links set use_count = use_count + 1 where hash = $1', [hash]);
}

/** Locks a link until the transaction ends, so that of two concurrent uses the second sees the first. */
export async function lockInviteLink(tx: Queryable, hash: string): Promise<void> {
  await tx.query('select 1 from collection_invite_links where hash = $1 for update', [hash]);
}
