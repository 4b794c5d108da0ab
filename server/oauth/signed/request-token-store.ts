import type { Tables } from '#generated/schema.ts';
import { groupedCode, READABLE_ALPHABET } from '#server/core/random-code.ts';
import { hashToken, randomToken, sameSecret } from '#server/core/tokens.ts';
import type { Columns } from '#server/db/columns.ts';
import { type Database, first, json, type Queryable } from '#server/db/database.ts';

/** Scopes of every app that signs: OAuth 1.0a has none. The grant lasts until it is revoked. */
export const SIGNED_SCOPES = ['basic', 'write', 'offline_access'];
/** Lifetime of a request token. */
const WAIT = "interval '10 minutes'";
/** Grants last until they are revoked, as is common in the API family. */
const TOKEN_LIFETIME = "interval '10 years'";
/** Callback of an app without an address to redirect members to. */
export const OUT_OF_BAND = 'oob';

interface Payload {
  callback: string;
  /** Stored hash of the verifier, once the member authorised the request. */
  verifier?: string;
}

interface Row extends Columns<'oauth_items', 'user_id' | 'payload'> {
  client_id: NonNullable<Tables['oauth_items']['client_id']>;
  payload: Payload;
}

/** A pending request of an app. */
export interface WaitingRequest {
  clientId: string;
  /** Address to redirect the member to; undefined when they type a code themselves. */
  callback: string | undefined;
}

/** Result of exchanging a request token: an access token, or the reason for the refusal. */
export type Redeemed =
  | { token: string }
  | { problem: 'token_rejected' | 'permission_unknown' | 'verifier_invalid' };

/**
 * Request tokens of OAuth 1.0a (RFC 5849 §2): created, authorised by a member, and exchanged once for an access token.
 * They are stored as hashes beside the grants of OAuth 2, so that revoking an app ends both.
 */
export class RequestTokens {
  readonly #db: Database;
  readonly #key: Buffer;

  constructor(db: Database, key: Buffer) {
    this.#db = db;
    this.#key = key;
  }

  #hash(token: string): Buffer {
    return hashToken(this.#key, token);
  }

  #verifierHash(token: string, verifier: string): string {
    const typed = verifier.length <= 16 ? verifier.toLowerCase().replace(/[^a-z0-9]/g, '') : verifier;
    return this.#hash(`verifier ${token} ${typed}`).toString('base64url');
  }

  /** Creates a request token for an app. */
  async begin(clientId: string, callback: string): Promise<string> {
    const token = randomToken();
    await this.#db.query(
      `insert into oauth_items (model, id_hash, payload, client_id, expires_at)
       values ('RequestToken', $1, $2, $3, now() + ${WAIT})`,
      [this.#hash(token), json({ callback }), clientId],
    );
    return token;
  }

  /** Returns a pending request; undefined when it is unknown, expired, or decided. */
  async find(token: string): Promise<WaitingRequest | undefined> {
    const row = await first<Row>(
      this.#db,
      `select client_id, user_id, payload from oauth_items
        where model = 'RequestToken' and id_hash = $1 and user_id is null and expires_at > now()`,
      [this.#hash(token)],
    );
    return row && waitingOf(row);
  }

  /** Authorises a request; returns the verifier that the app has to present. Undefined when nothing is pending. */
  async allow(token: string, userId: string): Promise<(WaitingRequest & { verifier: string }) | undefined> {
    const waiting = await this.find(token);
    if (waiting === undefined) return undefined;
    const verifier = waiting.callback === undefined ? groupedCode(READABLE_ALPHABET) : randomToken();
    const row = await first<Row>(
      this.#db,
      `update oauth_items set user_id = $2, payload = payload || $3::jsonb
        where model = 'RequestToken' and id_hash = $1 and user_id is null and expires_at > now()
        returning client_id, user_id, payload`,
      [this.#hash(token), userId, json({ verifier: this.#verifierHash(token, verifier) })],
    );
    return row && { ...waiting, verifier };
  }

  /** Refuses a request and ends it. Undefined when nothing is pending. */
  async refuse(token: string): Promise<WaitingRequest | undefined> {
    const row = await first<Row>(
      this.#db,
      `delete from oauth_items
        where model = 'RequestToken' and id_hash = $1 and user_id is null and expires_at > now()
        returning client_id, user_id, payload`,
      [this.#hash(token)],
    );
    return row && waitingOf(row);
  }

  /** Issues an access token. An authorised request token is used up by the first attempt, right or wrong. */
  async redeem(token: string, clientId: string, verifier: string): Promise<Redeemed> {
    if (await this.find(token)) return { problem: 'permission_unknown' };
    return this.#db.transaction(async (tx) => {
      const row = await first<Row & { user_id: NonNullable<Tables['oauth_items']['user_id']> }>(
        tx,
        `delete from oauth_items
          where model = 'RequestToken' and id_hash = $1 and client_id = $2 and user_id is not null and expires_at > now()
          returning client_id, user_id, payload`,
        [this.#hash(token), clientId],
      );
      if (row === undefined) return { problem: 'token_rejected' };
      if (!sameSecret(row.payload.verifier ?? '', this.#verifierHash(token, verifier)))
        return { problem: 'verifier_invalid' };
      return { token: await this.#give(tx, row) };
    });
  }

  /** Creates the grant and its access token. */
  async #give(
    tx: Queryable,
    { client_id: clientId, user_id: userId }: { client_id: string; user_id: string },
  ) {
    const [grant, token] = [randomToken(), randomToken()];
    const scope = SIGNED_SCOPES.join(' ');
    await tx.query(
      `insert into oauth_items (model, id_hash, payload, grant_hash, user_id, client_id, expires_at)
       values ('Grant', $1, $2, $1, $5, $6, now() + ${TOKEN_LIFETIME}), ('SignedToken', $3, $4, $1, $5, $6, now() + ${TOKEN_LIFETIME})`,
      [
        this.#hash(grant),
        json({ accountId: userId, clientId, openid: { scope } }),
        this.#hash(token),
        json({ scope }),
        userId,
        clientId,
      ],
    );
    return token;
  }
}

function waitingOf({ client_id: clientId, payload: { callback } }: Row): WaitingRequest {
  return { clientId, callback: callback === OUT_OF_BAND ? undefined : callback };
}
