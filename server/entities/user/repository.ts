import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable, type SqlValue } from '#server/db/database.ts';
import { validOr } from '#server/http/contract/stored-shapes.ts';
import { noAddressYet } from '#server/mail/no-address.ts';
import { insertOwner } from '#server/membership/members-repository.ts';
import { HAS_FLAGS } from './labs-flags.ts';

type Appearance = NonNullable<components['schemas']['User']['appearance']>;
type Keyboard = components['schemas']['Keyboard'];

/** An account's row with the fields that authentication needs. */
export interface UserRow
  extends Columns<
    'users',
    | 'id'
    | 'uuid'
    | 'email'
    | 'password_hash'
    | 'birth_date'
    | 'role'
    | 'palette'
    | 'locale'
    | 'like_count'
    | 'following_count'
  > {
  email_verified: boolean;
  /** A new e-mail address that is not confirmed yet. */
  pending_email: Tables['users']['pending_email'];
  /** Incremented whenever the account's credentials are revoked; a session is valid for one value. */
  access_epoch: Tables['users']['access_epoch'];
  /** `leaving`: deleted by its member, who can still restore it. */
  state: Tables['users']['state'];
  /** Stored appearance settings; `member-presenter.ts` adds the defaults. */
  appearance: Partial<Appearance> | null;
  /** Stored keyboard settings; null until the member chose. */
  keyboard: Partial<Keyboard> | null;
  /** Stored dashboard and editor settings. */
  dashboard: object | null;
  writing: object | null;
  /** Time when second factor and passkeys can be removed by a pending account recovery; seconds since 1970. */
  recovery_ends: number | null;
  /** Names of the labs features that are on for the member. */
  labs: string[];
  /** True when the member finished or skipped onboarding. */
  is_welcomed: boolean;
  /** True when the member switched back to the older editor. */
  uses_old_editor: boolean;
  /** Seconds since 1970. */
  created: number;
}

const COLUMNS = `id, uuid, email, email_verified_at is not null as email_verified, pending_email, access_epoch, password_hash, birth_date, role, state,
  palette, settings -> 'appearance' as appearance, settings -> 'dashboard' as dashboard,
  settings -> 'writing' as writing, settings -> 'keyboard' as keyboard, (select floor(extract(epoch from ends_at))::float8 from account_recoveries r where r.user_id = users.id) as recovery_ends,
  locale, welcomed_at is not null as is_welcomed, ${HAS_FLAGS} as labs, settings ? 'old_editor' as uses_old_editor, like_count, following_count, floor(extract(epoch from created_at))::float8 as created`;

/** Reads an account; settings with an invalid form are replaced by the defaults. */
async function queryUser(
  db: Queryable,
  sql: string,
  params: readonly SqlValue[],
): Promise<UserRow | undefined> {
  const row = await first<UserRow>(db, sql, params);
  if (!row) return undefined;
  const readable = <Section extends 'appearance' | 'dashboard' | 'writing' | 'keyboard'>(section: Section) =>
    row[section] &&
    validOr(section, row[section], null, { row: `users ${row.id}`, column: `settings.${section}` });
  return {
    ...row,
    appearance: readable('appearance'),
    dashboard: readable('dashboard'),
    writing: readable('writing'),
    keyboard: readable('keyboard'),
  };
}

/** Returns the account with that address, regardless of case. */
export function userByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  return queryUser(db, `select ${COLUMNS} from users where lower(email) = lower($1) and state <> 'deleted'`, [
    email,
  ]);
}

export function userById(db: Queryable, id: string): Promise<UserRow | undefined> {
  return queryUser(db, `select ${COLUMNS} from users where id = $1 and state <> 'deleted'`, [id]);
}

/**
 * Returns the primary blog of the member with this address who allows being found by it; undefined for anybody else,
 * after the same statement, so that timing reveals nothing. An unconfirmed address finds nobody: it may belong to
 * somebody else.
 */
export async function blogFoundByEmail(db: Queryable, email: string): Promise<string | undefined> {
  const row = await first<Columns<'blogs', 'uuid'>>(
    db,
    `select b.uuid from users u
       join blog_members m on m.user_id = u.id and m.is_primary
       join blogs b on b.id = m.blog_id
      where lower(u.email) = lower($1) and u.email_lookup and u.email_verified_at is not null and u.state = 'active'`,
    [email],
  );
  return row?.uuid;
}

/**
 * Returns true when an address belongs to an account or is reserved for the account that had it: an address can be
 * restored while its undo link works, so no other account may take it meanwhile.
 *
 * @param userId the member who wants it; addresses reserved for them count as free
 */
export async function isEmailTaken(db: Queryable, email: string, userId?: string): Promise<boolean> {
  const row = await first(
    db,
    `select 1 from users where lower(email) = lower($1)
     union all
     select 1 from account_undos
      where lower(email) = lower($1) and expires_at > now() and user_id is distinct from $2::bigint limit 1`,
    [email, userId ?? null],
  );
  return row !== undefined;
}

/** Returns the taken ones among these blog names, in lower case. */
export async function takenNames(db: Queryable, names: readonly string[]): Promise<Set<string>> {
  const lower = names.map((name) => name.toLowerCase());
  const rows = await db.query<{ name: string }>(
    `select lower(name) as name from blogs where lower(name) = any($1::text[])
     union select name from former_blog_names where name = any($1::text[]) and until > now()`,
    [lower],
  );
  return new Set(rows.map((row) => row.name));
}

/**
 * Creates an account with its primary blog and returns the ids of both. Without an address the registration is
 * unfinished.
 *
 * @throws DatabaseFault 23505 on users_email or blogs_name when a concurrent request took it
 */
export async function insertAccount(
  tx: Queryable,
  account: {
    /** Undefined while no address is known. */
    email: string | undefined;
    /** Null for members who log in with a third party. */
    passwordHash: string | null;
    birthDate: string | null;
    locale: string;
    blogName: string;
  },
): Promise<{ userId: string; blogId: string }> {
  const user = await first<Columns<'users', 'id'>>(
    tx,
    'insert into users (email, password_hash, birth_date, locale, state) values ($1, $2, $3::date, $4, $5) returning id',
    [
      account.email ?? noAddressYet(),
      account.passwordHash,
      account.birthDate,
      account.locale,
      account.email === undefined ? 'partial' : 'active',
    ],
  );
  if (!user) throw new Error('An account was not written');
  const blogId = await insertBlog(tx, user.id, account.blogName, true);
  return { userId: user.id, blogId };
}

/** Creates a blog whose owner is its admin. Returns its id. */
export async function insertBlog(
  tx: Queryable,
  userId: string,
  name: string,
  isPrimary: boolean,
): Promise<string> {
  const blog = await first<Columns<'blogs', 'id'>>(
    tx,
    'insert into blogs (owner_id, name, title) values ($1, $2, $2) returning id',
    [userId, name],
  );
  if (!blog) throw new Error('A blog was not written');
  await insertOwner(tx, blog.id, userId, isPrimary);
  return blog.id;
}

/** Stores the hash of a new password. */
export async function updatePasswordHash(db: Queryable, userId: string, hash: string): Promise<void> {
  await db.query('update users set password_hash = $2, updated_at = now() where id = $1', [userId, hash]);
}

/** Replaces an outdated password hash, unless another password was set meanwhile. */
export async function rehashPassword(
  db: Queryable,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db.query(
    'update users set password_hash = $3, updated_at = now() where id = $1 and password_hash = $2',
    [userId, from, to],
  );
}

/** Sets a member's role. */
export async function setRole(db: Queryable, userId: string, role: UserRow['role']): Promise<void> {
  await db.query('update users set role = $2, updated_at = now() where id = $1', [userId, role]);
}

/** Transfers group blogs with further admins to the admin who joined first. */
async function passBlogsOn(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update blogs b set owner_id = next.user_id, updated_at = now()
       from (select distinct on (m.blog_id) m.blog_id, m.user_id
               from blog_members m join users u on u.id = m.user_id and u.state in ('active', 'partial')
              where m.role = 'admin' and m.user_id <> $1
              order by m.blog_id, m.joined_at, m.user_id) next
      where b.owner_id = $1 and b.state = 'active' and next.blog_id = b.id`,
    [userId],
  );
}

/**
 * Closes an account for good: logging in is impossible, its address is deleted and free again, its own blogs are
 * hidden. Its content is deleted later in batches (server/modules/auth/account).
 */
export async function closeAccount(tx: Queryable, userId: string): Promise<void> {
  await passBlogsOn(tx, userId);
  await tx.query(
    `update users set state = 'deleted', email = 'deleted-' || id || '@invalid', email_verified_at = null,
            pending_email = null, pending_email_at = null, password_hash = null, birth_date = null, settings = '{}',
            delete_at = coalesce(delete_at, now()), updated_at = now() where id = $1`,
    [userId],
  );
  await tx.query("update blogs set state = 'deactivated', updated_at = now() where owner_id = $1", [userId]);
  await revokeCredentials(tx, userId, 'accountClosed');
  await tx.query('delete from suspensions where user_id = $1', [userId]);
}

/** Stores one option of a member. */
export async function updateOption(
  db: Queryable,
  userId: string,
  setting: 'palette' | 'locale',
  value: string | null,
): Promise<void> {
  const sql =
    setting === 'palette'
      ? 'update users set palette = $2, updated_at = now() where id = $1'
      : 'update users set locale = $2, updated_at = now() where id = $1';
  await db.query(sql, [userId, value]);
}

/** Records that the member has finished or skipped onboarding. Idempotent. */
export async function markWelcomed(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.query('update users set welcomed_at = coalesce(welcomed_at, $2) where id = $1', [
    userId,
    now.toISOString(),
  ]);
}
