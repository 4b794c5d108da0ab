import { randomInt } from 'node:crypto';
import { hashToken, randomToken, sameSecret } from '#server/core/tokens.ts';
import { type Database, first, json, type Queryable } from '#server/db/database.ts';

/** What every app that signs may do: the older protocol knows no scopes. It goes on until it is taken back. */
export const SIGNED_SCOPES = ['basic', 'write', 'offline_access'];
/** How long a request token waits for the member and for the app. */
const WAIT = "interval '10 minutes'";
/** Until it is taken back, which is how the family has it. */
const LASTING = "interval '10 years'";
/** What an app says that has no address to send members back to. */
export const NO_ADDRESS = 'oob';

// Without those that look alike: the member types it.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const four = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

interface Payload {
  callback: string;
  /** What is kept of the verifier, once the member allowed it. */
  verifier?: string;
}

interface Row {
  client_id: string;
  user_id: string | null;
  payload: Payload;
}

/** What an app waits for. */
export interface WaitingRequest {
  clientId: string;
  /** Where the member goes on to; undefined when they carry a code themselves. */
  callback: string | undefined;
}

/** What came of a request token that was given back: a token that signs, or why there is none. */
export type Redeemed =
  | { token: string }
  | { problem: 'token_rejected' | 'permission_unknown' | 'verifier_invalid' };

/**
 * Request tokens of apps that sign (RFC 5849 §2): made, answered by a member, and exchanged once for a token. They are
 * kept as hashes, beside what the other protocol keeps, so that taking an app back ends both.
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

  /** A new request token of an app. */
  async begin(clientId: string, callback: string): Promise<string> {
    const token = randomToken();
    await this.#db.query(
      `insert into oauth_items (model, id_hash, payload, client_id, expires_at)
       values ('RequestToken', $1, $2, $3, now() + ${WAIT})`,
      [this.#hash(token), json({ callback }), clientId],
    );
    return token;
  }

  /** What waits for a member's answer; undefined when it is unknown, over, or has its answer. */
  async find(token: string): Promise<WaitingRequest | undefined> {
    const row = await first<Row>(
      this.#db,
      `select client_id, user_id, payload from oauth_items
        where model = 'RequestToken' and id_hash = $1 and user_id is null and expires_at > now()`,
      [this.#hash(token)],
    );
    return row && waitingOf(row);
  }

  /** The member allows it: the verifier that the app has to show. Undefined when nothing waits. */
  async allow(token: string, userId: string): Promise<(WaitingRequest & { verifier: string }) | undefined> {
    const waiting = await this.find(token);
    if (waiting === undefined) return undefined;
    const verifier = waiting.callback === undefined ? `${four()}-${four()}` : randomToken();
    const row = await first<Row>(
      this.#db,
      `update oauth_items set user_id = $2, payload = payload || $3::jsonb
        where model = 'RequestToken' and id_hash = $1 and user_id is null and expires_at > now()
        returning client_id, user_id, payload`,
      [this.#hash(token), userId, json({ verifier: this.#verifierHash(token, verifier) })],
    );
    return row && { ...waiting, verifier };
  }

  /** The member refuses it, and it is over. Undefined when nothing waits. */
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

  /** Gives an app its token. A request token that was answered is used up by the first try, right or wrong. */
  async redeem(token: string, clientId: string, verifier: string): Promise<Redeemed> {
    if (await this.find(token)) return { problem: 'permission_unknown' };
    return this.#db.transaction(async (tx) => {
      const row = await first<Row & { user_id: string }>(
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

  /** What was allowed, and the token that stands for it. */
  async #give(
    tx: Queryable,
    { client_id: clientId, user_id: userId }: { client_id: string; user_id: string },
  ) {
    const [grant, token] = [randomToken(), randomToken()];
    const scope = SIGNED_SCOPES.join(' ');
    await tx.query(
      `insert into oauth_items (model, id_hash, payload, grant_hash, user_id, client_id, expires_at)
       values ('Grant', $1, $2, $1, $5, $6, now() + ${LASTING}), ('SignedToken', $3, $4, $1, $5, $6, now() + ${LASTING})`,
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
  return { clientId, callback: callback === NO_ADDRESS ? undefined : callback };
}
