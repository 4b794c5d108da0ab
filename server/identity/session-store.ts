import type { Tables } from '#generated/schema.ts';
import { deriveKey } from '#server/core/derive-key.ts';
import { hashToken, randomToken } from '#server/core/tokens.ts';
import type { Columns } from '#server/db/columns.ts';
import { type Database, first } from '../db/database.ts';
import { sweepItems } from './oauth-store.ts';

/** The member who makes the request. */
export type Viewer = {
  userId: string;
  primaryBlogId: string;
  role: 'member' | 'admin';
  /** Authentication method. Only cookie sessions need the CSRF token for writes. */
  via: 'cookie' | 'token';
  /** True when their registration is not finished: see server/access/unfinished.ts. */
  isPartial?: boolean;
  /** The app that acts for the member, and its granted scopes; undefined for the member's own clients. */
  app?: { clientId: string; scopes: ReadonlySet<string> };
};

/** A session found by its `sid` cookie. */
export type FoundSession = { viewer: Viewer; csrfToken: string };

/** A new session with its secrets, which are sent to the browser only once. */
export type NewSession = {
  sid: string;
  csrfToken: string;
  expiresAt: Date;
  /** True when the login restored an account that its member had deleted. */
  isRestored: boolean;
};
export type NewAccessToken = { token: string; isRestored: boolean };

const DAY_SECONDS = 86_400;
/** Lifetime of a browser session. */
export const SESSION_TTL_SECONDS = 365 * DAY_SECONDS;
/** Lifetime of an access token. */
export const ACCESS_TOKEN_TTL_SECONDS = 90 * DAY_SECONDS;

type MemberRow = Columns<'users', never, { role: Viewer['role'] }> & {
  user_id: Tables['users']['id'];
  primary_blog_id: Tables['blog_members']['blog_id'];
  is_partial: boolean;
  is_stale: boolean;
};

// A suspended or deleted account has no sessions, whatever rows it has. Last seen is written every ten minutes at most,
// by a separate statement: a write per request would cost more than the rest of it.
const findSession = `
  select s.user_id, s.csrf_token, u.role, u.state = 'partial' as is_partial, m.blog_id as primary_blog_id,
         s.last_seen_at < now() - interval '10 minutes' as is_stale
    from sessions s
    join users u on u.id = s.user_id and u.state in ('active', 'partial')
    join blog_members m on m.user_id = u.id and m.is_primary
   where s.id_hash = $1 and s.expires_at > now()`;
const touchSession = 'update sessions set last_seen_at = now() where id_hash = $1';

const findAccessToken = `
  select t.user_id, u.role, u.state = 'partial' as is_partial, m.blog_id as primary_blog_id,
         t.last_seen_at < now() - interval '10 minutes' as is_stale
    from access_tokens t
    join users u on u.id = t.user_id and u.state in ('active', 'partial')
    join blog_members m on m.user_id = u.id and m.is_primary
   where t.token_hash = $1 and t.expires_at > now()`;
const touchAccessToken = 'update access_tokens set last_seen_at = now() where token_hash = $1';

// A login within the grace period restores an account that its member deleted, and the blogs that were deleted with it.
// Every sign-in method ends in one of the two calls that run this.
const comeBack = `
  with back as (
    update users set state = 'active', delete_at = null, updated_at = now()
     where id = $1 and state = 'leaving' and delete_at > now() returning id
  ), opened as (
    update blogs set state = 'active', left_with_owner = false, updated_at = now()
     where owner_id in (select id from back) and left_with_owner
  )
  select id from back`;

/** Expiry by the clock of the database, which also decides when a session has expired. */
const expiryAfter = (seconds: string) => `now() + ${seconds}::int * interval '1 second'`;
const EXPIRY = 'floor(extract(epoch from expires_at) * 1000)::float8 as expires';

interface Expiry {
  /** Milliseconds since 1970. */
  expires: number;
}

/**
 * Condition that the account's credentials were not revoked since one of them was checked. Locks the row, so that a
 * running revocation is waited for and a later one sees the session.
 */
const ofEpoch = (param: string) => `(${param}::int is null or access_epoch = ${param}) for share`;

/** Thrown when the credential of a new session was revoked after it was checked. */
export class CredentialsRevoked extends Error {
  override readonly name = 'CredentialsRevoked';
}

/** Browser sessions and access tokens. Only hashes of them are stored (docs/decisions/003-sessions-and-csrf.md). */
export class Sessions {
  readonly #db: Database;
  readonly #sessionKey: Buffer;
  readonly #tokenKey: Buffer;

  constructor(db: Database, secret: string) {
    this.#db = db;
    this.#sessionKey = deriveKey(secret, 'session');
    this.#tokenKey = deriveKey(secret, 'access-token');
  }

  /**
   * Starts a browser session of a year.
   *
   * @param epoch the account's `access_epoch` when its credential was checked; undefined when none was checked
   * @throws CredentialsRevoked when the account's credentials were revoked since
   */
  async start(userId: string, userAgent = '', epoch?: number): Promise<NewSession> {
    const isRestored = (await this.#db.query(comeBack, [userId])).length > 0;
    const sid = randomToken();
    const csrfToken = randomToken();
    const written = await first<Expiry>(
      this.#db,
      `insert into sessions (id_hash, user_id, csrf_token, user_agent, expires_at)
       select $1, id, $3, $4, ${expiryAfter('$5')} from users where id = $2 and ${ofEpoch('$6')}
       returning ${EXPIRY}`,
      [
        hashToken(this.#sessionKey, sid),
        userId,
        csrfToken,
        userAgent.slice(0, 400),
        SESSION_TTL_SECONDS,
        epoch ?? null,
      ],
    );
    if (!written) throw new CredentialsRevoked();
    return { sid, csrfToken, expiresAt: new Date(written.expires), isRestored };
  }

  /**
   * Returns the viewer of a `sid` cookie and the CSRF token of that session; undefined when it is unknown or expired.
   */
  async find(sid: string): Promise<FoundSession | undefined> {
    const hash = hashToken(this.#sessionKey, sid);
    const row = await first<MemberRow & Columns<'sessions', 'csrf_token'>>(this.#db, findSession, [hash]);
    if (row?.is_stale) await this.#db.query(touchSession, [hash]);
    return row && { viewer: viewerOf(row, 'cookie'), csrfToken: row.csrf_token };
  }

  /** Returns the stored hash of a `sid`. */
  sidHash(sid: string): Buffer {
    return hashToken(this.#sessionKey, sid);
  }

  /** Returns the stored hash of an access token. */
  tokenHash(token: string): Buffer {
    return hashToken(this.#tokenKey, token);
  }

  /** Ends one session. */
  async end(sid: string): Promise<void> {
    await this.#db.query('delete from sessions where id_hash = $1', [hashToken(this.#sessionKey, sid)]);
  }

  /**
   * Creates an access token of 90 days for another client, identified by its client token.
   *
   * @param epoch as for {@link start}
   * @throws CredentialsRevoked as {@link start}
   */
  async createAccessToken(userId: string, client: string, epoch?: number): Promise<NewAccessToken> {
    const isRestored = (await this.#db.query(comeBack, [userId])).length > 0;
    const token = randomToken();
    const written = await this.#db.query(
      `insert into access_tokens (token_hash, user_id, client, expires_at)
       select $1, id, $3, ${expiryAfter('$4')} from users where id = $2 and ${ofEpoch('$5')}
       returning 1`,
      [
        hashToken(this.#tokenKey, token),
        userId,
        client.slice(0, 100),
        ACCESS_TOKEN_TTL_SECONDS,
        epoch ?? null,
      ],
    );
    if (written.length === 0) throw new CredentialsRevoked();
    return { token, isRestored };
  }

  /** Returns the viewer of an access token; undefined when it is unknown or expired. */
  async findAccessToken(token: string): Promise<Viewer | undefined> {
    const hash = hashToken(this.#tokenKey, token);
    const row = await first<MemberRow>(this.#db, findAccessToken, [hash]);
    if (row?.is_stale) await this.#db.query(touchAccessToken, [hash]);
    return row && viewerOf(row, 'token');
  }

  async endAccessToken(token: string): Promise<void> {
    await this.#db.query('delete from access_tokens where token_hash = $1', [
      hashToken(this.#tokenKey, token),
    ]);
  }

  /** Deletes expired sessions and tokens. Called periodically. */
  async sweep(): Promise<void> {
    await this.#db.query('delete from sessions where expires_at < now()');
    await this.#db.query('delete from access_tokens where expires_at < now()');
    await sweepItems(this.#db);
  }
}

function viewerOf(row: MemberRow, via: Viewer['via']): Viewer {
  const { user_id: userId, primary_blog_id: primaryBlogId, role, is_partial: isPartial } = row;
  return { userId, primaryBlogId, role, via, ...(isPartial ? { isPartial } : {}) };
}
