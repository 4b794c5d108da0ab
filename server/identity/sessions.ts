import { deriveKey } from '#server/core/derive-key.ts';
import { hashToken, randomToken } from '#server/core/tokens.ts';
import { type Database, first } from '../db/database.ts';
import { sweepItems } from './oauth-storage.ts';

/** The member who asks. */
export type Viewer = {
  userId: string;
  primaryBlogId: string;
  role: 'member' | 'admin';
  /** How they proved it. Only with a cookie do writes need the CSRF token. */
  via: 'cookie' | 'token';
  /** Their registration is not finished: see server/access/unfinished.ts. */
  isPartial?: boolean;
  /** The app that speaks for them, and what they allowed it; undefined for the member's own clients. */
  app?: { clientId: string; scopes: ReadonlySet<string> };
};

/** A session as a `sid` cookie names it. */
export type FoundSession = { viewer: Viewer; csrfToken: string };

/** A session as it is handed to the browser once. */
export type NewSession = {
  sid: string;
  csrfToken: string;
  expiresAt: Date;
  /** Whether it restored an account that its member had deleted. */
  isRestored: boolean;
};
export type NewAccessToken = { token: string; expiresAt: Date; isRestored: boolean };

const day = 86_400_000;
const sessionDays = 365;
const accessTokenDays = 90;

type MemberRow = {
  user_id: string;
  primary_blog_id: string;
  role: Viewer['role'];
  is_partial: boolean;
  is_stale: boolean;
};

// A suspended or deleted account has no sessions, whatever rows it has. Last seen is written every ten minutes at most,
// by a statement of its own: a write per request would cost more than everything else in it.
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

// A member who deleted their account and logs in within the time for it is back, and with them the blogs that went away
// with them. Every way in leads to one of the two calls that do this.
const comeBack = `
  with back as (
    update users set state = 'active', delete_at = null, updated_at = now()
     where id = $1 and state = 'leaving' and delete_at > now() returning id
  ), opened as (
    update blogs set state = 'active', left_with_owner = false, updated_at = now()
     where owner_id in (select id from back) and left_with_owner
  )
  select id from back`;

/**
 * Condition that the account's credentials were not revoked since one of them was checked. The row is locked, so that a
 * revocation under way is waited for and one that follows sees the session.
 */
const ofEpoch = (param: string) => `(${param}::int is null or access_epoch = ${param}) for share`;

/** The credential that a session was to be started with was revoked after it was checked. */
export class CredentialsRevoked extends Error {
  override readonly name = 'CredentialsRevoked';
}

/** Browser sessions and access tokens. Only hashes of them are kept (docs/decisions/003-sessions-and-csrf.md). */
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
   * @param epoch the account's `access_epoch` when its credential was checked; undefined for whoever checked none
   * @throws CredentialsRevoked when the account's credentials were revoked since
   */
  async start(userId: string, userAgent = '', epoch?: number): Promise<NewSession> {
    const isRestored = (await this.#db.query(comeBack, [userId])).length > 0;
    const sid = randomToken();
    const csrfToken = randomToken();
    const expiresAt = new Date(Date.now() + sessionDays * day);
    const written = await this.#db.query(
      `insert into sessions (id_hash, user_id, csrf_token, user_agent, expires_at)
       select $1, id, $3, $4, $5 from users where id = $2 and ${ofEpoch('$6')}
       returning 1`,
      [
        hashToken(this.#sessionKey, sid),
        userId,
        csrfToken,
        userAgent.slice(0, 400),
        expiresAt.toISOString(),
        epoch ?? null,
      ],
    );
    if (written.length === 0) throw new CredentialsRevoked();
    return { sid, csrfToken, expiresAt, isRestored };
  }

  /** Who a `sid` cookie belongs to and the CSRF token of that session; undefined when it is unknown or over. */
  async find(sid: string): Promise<FoundSession | undefined> {
    const hash = hashToken(this.#sessionKey, sid);
    const row = await first<MemberRow & { csrf_token: string }>(this.#db, findSession, [hash]);
    if (row?.is_stale) await this.#db.query(touchSession, [hash]);
    return row && { viewer: viewerOf(row, 'cookie'), csrfToken: row.csrf_token };
  }

  /** What is kept of a `sid`. */
  sidHash(sid: string): Buffer {
    return hashToken(this.#sessionKey, sid);
  }

  /** What is kept of an access token. */
  tokenHash(token: string): Buffer {
    return hashToken(this.#tokenKey, token);
  }

  /** Ends one session. */
  async end(sid: string): Promise<void> {
    await this.#db.query('delete from sessions where id_hash = $1', [hashToken(this.#sessionKey, sid)]);
  }

  /**
   * An access token of 90 days for another client, known by the bearer token it introduced itself with.
   *
   * @param epoch as for {@link start}
   * @throws CredentialsRevoked as {@link start}
   */
  async createAccessToken(userId: string, client: string, epoch?: number): Promise<NewAccessToken> {
    const isRestored = (await this.#db.query(comeBack, [userId])).length > 0;
    const token = randomToken();
    const expiresAt = new Date(Date.now() + accessTokenDays * day);
    const written = await this.#db.query(
      `insert into access_tokens (token_hash, user_id, client, expires_at)
       select $1, id, $3, $4 from users where id = $2 and ${ofEpoch('$5')}
       returning 1`,
      [
        hashToken(this.#tokenKey, token),
        userId,
        client.slice(0, 100),
        expiresAt.toISOString(),
        epoch ?? null,
      ],
    );
    if (written.length === 0) throw new CredentialsRevoked();
    return { token, expiresAt, isRestored };
  }

  /** Who an access token belongs to; undefined when it is unknown or over. */
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

  /** Deletes what is over. To be called now and then. */
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
