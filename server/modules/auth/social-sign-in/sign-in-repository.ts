import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import type { Identity } from '#server/identity/sign-in-providers.ts';

/** A pending sign-in. */
export interface SignInRow
  extends Columns<'third_party_sign_ins', 'provider_id' | 'redirect_to' | 'link_user_id' | 'identity'> {
  identity: Identity | null;
  /** Seconds since 1970. */
  expires: number;
}

/** A provider that a member has linked. */
export interface LinkRow extends Columns<'third_party_links', 'provider_id' | 'email'> {
  created: number;
}

const columns = `provider_id, redirect_to, link_user_id, identity, floor(extract(epoch from expires_at))::float8 as expires`;

/** Inserts a pending sign-in and deletes expired ones. */
export async function insertSignIn(
  db: Queryable,
  signIn: {
    nonceHash: Buffer;
    stateHash: Buffer;
    providerId: string;
    redirectTo: string | undefined;
    linkUserId: string | undefined;
    expiresAt: Date;
    now: Date;
  },
): Promise<void> {
  const { nonceHash, stateHash, providerId, redirectTo, linkUserId, expiresAt, now } = signIn;
  await db.query('delete from third_party_sign_ins where expires_at < $1', [now.toISOString()]);
  await db.query(
    `insert into third_party_sign_ins (nonce_hash, state_hash, provider_id, redirect_to, link_user_id, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [nonceHash, stateHash, providerId, redirectTo ?? null, linkUserId ?? null, expiresAt.toISOString()],
  );
}

/** Marks a sign-in as returned: once, in the browser that started it. Undefined otherwise. */
export function markReturned(
  db: Queryable,
  at: { nonceHash: Buffer; stateHash: Buffer; providerId: string; now: Date },
): Promise<SignInRow | undefined> {
  return first<SignInRow>(
    db,
    `update third_party_sign_ins set arrived_at = $4
      where nonce_hash = $1 and state_hash = $2 and provider_id = $3 and arrived_at is null and expires_at > $4
      returning ${columns}`,
    [at.nonceHash, at.stateHash, at.providerId, at.now.toISOString()],
  );
}

export async function storeIdentity(db: Queryable, nonceHash: Buffer, identity: Identity): Promise<void> {
  await db.query('update third_party_sign_ins set identity = $2 where nonce_hash = $1', [
    nonceHash,
    json(identity),
  ]);
}

/** Returns a sign-in that has returned and is pending; undefined when there is none. */
export function findSignIn(db: Queryable, nonceHash: Buffer, now: Date): Promise<SignInRow | undefined> {
  return first<SignInRow>(
    db,
    `select ${columns} from third_party_sign_ins where nonce_hash = $1 and identity is not null and expires_at > $2`,
    [nonceHash, now.toISOString()],
  );
}

/** Consumes a sign-in; returns false when it was consumed already. */
export async function takeSignIn(tx: Queryable, nonceHash: Buffer): Promise<boolean> {
  const rows = await tx.query('delete from third_party_sign_ins where nonce_hash = $1 returning 1', [
    nonceHash,
  ]);
  return rows.length > 0;
}

/** Consumes an API client's provider token; returns false when it was used before. */
export async function consumeProviderToken(
  tx: Queryable,
  hash: Buffer,
  providerId: string,
  until: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into third_party_sign_ins (nonce_hash, state_hash, provider_id, arrived_at, expires_at)
     values ($1, $1, $2, now(), $3) on conflict do nothing returning 1`,
    [hash, providerId, until.toISOString()],
  );
  return rows.length > 0;
}

/** Returns the account that a provider identity is linked to. */
export async function linkedUser(
  db: Queryable,
  { providerId, subject }: Pick<Identity, 'providerId' | 'subject'>,
): Promise<string | undefined> {
  const row = await first<Columns<'third_party_links', 'user_id'>>(
    db,
    'select user_id from third_party_links where provider_id = $1 and subject = $2',
    [providerId, subject],
  );
  return row?.user_id;
}

/** @throws DatabaseFault 23505 when either side is linked already */
export async function insertThirdParty(
  tx: Queryable,
  userId: string,
  { providerId, subject, email }: Identity,
): Promise<void> {
  await tx.query(
    'insert into third_party_links (provider_id, subject, user_id, email) values ($1, $2, $3, $4)',
    [providerId, subject, userId, email ?? null],
  );
}

export function thirdPartiesOf(db: Queryable, userId: string): Promise<LinkRow[]> {
  return db.query<LinkRow>(
    `select provider_id, email, floor(extract(epoch from created_at))::float8 as created
       from third_party_links where user_id = $1`,
    [userId],
  );
}

/** Deletes a link; returns false when there was none. */
export async function deleteThirdParty(tx: Queryable, userId: string, providerId: string): Promise<boolean> {
  const rows = await tx.query(
    'delete from third_party_links where user_id = $1 and provider_id = $2 returning 1',
    [userId, providerId],
  );
  return rows.length > 0;
}

/** Returns true when a member has a second factor. */
export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  const row = await first(db, 'select 1 from second_factors where user_id = $1 and enabled_at is not null', [
    userId,
  ]);
  return row !== undefined;
}

/** Completes an unfinished registration: the primary blog gets its name. */
export async function completeAccount(tx: Queryable, userId: string, blogName: string): Promise<boolean> {
  const rows = await tx.query(
    `update users set state = 'active', updated_at = now() where id = $1 and state = 'partial' and email not like '%@invalid' returning 1`,
    [userId],
  );
  if (rows.length === 0) return false;
  await tx.query(
    `update blogs set name = $2, updated_at = now() from blog_members m
      where m.blog_id = blogs.id and m.user_id = $1 and m.is_primary`,
    [userId, blogName],
  );
  return true;
}

/** Locks an account's row until the transaction ends. */
export async function lockAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.query('select 1 from users where id = $1 for update', [userId]);
}
