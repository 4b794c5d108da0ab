import type { Tables } from '#generated/schema.ts';
import { hashToken } from '../core/tokens.ts';
import { type Database, first } from '../db/database.ts';
import type { Viewer } from '../identity/session-store.ts';

interface TokenRow {
  user_id: NonNullable<Tables['oauth_items']['user_id']>;
  primary_blog_id: Tables['blog_members']['blog_id'];
  client_id: NonNullable<Tables['oauth_items']['client_id']>;
  scope: string | null;
  is_partial: boolean;
  is_stale: boolean;
}

// A token is valid as long as its grant exists, so revoking the grant needs no search for tokens. Last used is written
// every ten minutes at most, as for sessions.
const findToken = `
  select t.user_id, t.client_id, t.payload->>'scope' as scope, m.blog_id as primary_blog_id,
         u.state = 'partial' as is_partial,
         coalesce(g.last_used_at < now() - interval '10 minutes', true) as is_stale
    from oauth_items t
    join oauth_items g on g.model = 'Grant' and g.id_hash = t.grant_hash and g.expires_at > now()
    join users u on u.id = t.user_id and u.state in ('active', 'partial')
    join blog_members m on m.user_id = u.id and m.is_primary
   where t.model = $2 and t.id_hash = $1 and t.expires_at > now()`;
const touch = `
  update oauth_items g set last_used_at = now() from oauth_items t
   where t.model = $2 and t.id_hash = $1 and g.model = 'Grant' and g.id_hash = t.grant_hash`;

/** Access tokens of members' apps. */
export class AppTokens {
  readonly #db: Database;
  readonly #key: Buffer;

  constructor(db: Database, key: Buffer) {
    this.#db = db;
    this.#key = key;
  }

  /** Returns the member an app acts for and its scopes; undefined when the token is unknown, expired or revoked. */
  async find(token: string): Promise<Viewer | undefined> {
    return this.#find(token, 'AccessToken');
  }

  /**
   * Returns the same for a token of OAuth 1.0a. It is valid only with a signature, and only of the app it was issued
   * to.
   */
  async findSigned(token: string, clientId: string): Promise<Viewer | undefined> {
    const viewer = await this.#find(token, 'SignedToken');
    return viewer?.app?.clientId === clientId ? viewer : undefined;
  }

  async #find(token: string, model: 'AccessToken' | 'SignedToken'): Promise<Viewer | undefined> {
    const hash = hashToken(this.#key, token);
    const row = await first<TokenRow>(this.#db, findToken, [hash, model]);
    if (row === undefined) return undefined;
    if (row.is_stale) await this.#db.query(touch, [hash, model]);
    return {
      userId: row.user_id,
      primaryBlogId: row.primary_blog_id,
      // An app never has admin rights, whoever authorised it.
      role: 'member',
      via: 'token',
      ...(row.is_partial ? { isPartial: true } : {}),
      app: { clientId: row.client_id, scopes: new Set(row.scope?.split(' ')) },
    };
  }

  /** Ends a token; a token with offline access ends its whole grant. Unknown tokens are ignored. */
  async end(token: string): Promise<void> {
    const hash = hashToken(this.#key, token);
    await this.#db.query(
      `delete from oauth_items where grant_hash in
         (select grant_hash from oauth_items where model in ('RefreshToken', 'SignedToken') and id_hash = $1)`,
      [hash],
    );
    await this.#db.query(`delete from oauth_items where model = 'AccessToken' and id_hash = $1`, [hash]);
  }
}
