import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Columns } from '#server/db/columns.ts';
import { unseal } from '../core/sealed-text.ts';
import { hashToken } from '../core/tokens.ts';
import { type Database, first, json, type Queryable } from '../db/database.ts';

/** Keys for storing OAuth data. */
export interface StorageKeys {
  /** Key for hashing ids. */
  item: Buffer;
  /** Key for encrypting app secrets. */
  secret: Buffer;
}

interface ItemRow extends Columns<'oauth_items', 'payload'> {
  payload: AdapterPayload;
  consumed: number | null;
}

interface ClientRow
  extends Columns<'oauth_clients', 'client_id' | 'redirect_uris' | 'is_confidential' | 'sealed_secret'> {
  redirect_uris: string[];
}

/**
 * Returns an app as the library's client metadata. A redirect to a custom scheme or to the loopback interface makes it
 * a native app.
 */
export function clientMetadata(
  { client_id, redirect_uris, is_confidential }: Omit<ClientRow, 'sealed_secret'>,
  secret: string | undefined,
): AdapterPayload {
  const isWeb = redirect_uris.every((uri) => uri.startsWith('https:'));
  // A confidential app without a secret cannot authenticate.
  const isPublic = !is_confidential;
  return {
    client_id,
    redirect_uris,
    application_type: isWeb ? 'web' : 'native',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    ...(isPublic
      ? { token_endpoint_auth_method: 'none' }
      : { token_endpoint_auth_method: 'client_secret_basic', client_secret: secret }),
  } as AdapterPayload;
}

/** Stores the library's records of one kind: all kinds share one table, apps have their own. */
class Storage implements Adapter {
  readonly #model: string;
  readonly #db: Database;
  readonly #keys: StorageKeys;
  readonly #usedTwice: () => Error;

  constructor(model: string, db: Database, keys: StorageKeys, usedTwice: () => Error) {
    this.#model = model;
    this.#db = db;
    this.#keys = keys;
    this.#usedTwice = usedTwice;
  }

  #hash(id: string): Buffer {
    return hashToken(this.#keys.item, id);
  }

  async upsert(id: string, { jti: _, ...payload }: AdapterPayload, expiresIn: number): Promise<void> {
    const grant = this.#model === 'Grant' ? id : payload.grantId;
    await this.#db.query(
      `insert into oauth_items (model, id_hash, payload, grant_hash, uid, user_id, client_id, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, now() + $8::float8 * interval '1 second')
       on conflict (model, id_hash) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
      [
        this.#model,
        this.#hash(id),
        json(payload),
        grant ? this.#hash(grant) : null,
        payload.uid ?? null,
        payload.accountId ?? null,
        payload.clientId ?? null,
        expiresIn,
      ],
    );
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    if (this.#model === 'Client') return this.#client(id);
    return this.#found('id_hash = $2', this.#hash(id), id);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#found('uid = $2', uid, undefined);
  }

  /** The device flow is not offered. */
  async findByUserCode(): Promise<undefined> {}

  async #found(
    where: 'id_hash = $2' | 'uid = $2',
    value: Buffer | string,
    id: string | undefined,
  ): Promise<AdapterPayload | undefined> {
    const row = await first<ItemRow>(
      this.#db,
      `select payload, floor(extract(epoch from consumed_at))::float8 as consumed from oauth_items
        where model = $1 and ${where} and expires_at > now()`,
      [this.#model, value],
    );
    if (row === undefined) return undefined;
    return {
      ...row.payload,
      ...(id === undefined ? {} : { jti: id }),
      ...(row.consumed === null ? {} : { consumed: row.consumed }),
    };
  }

  async #client(id: string): Promise<AdapterPayload | undefined> {
    const row = await first<ClientRow>(
      this.#db,
      'select client_id, redirect_uris, is_confidential, sealed_secret from oauth_clients where client_id = $1',
      [id],
    );
    if (row === undefined) return undefined;
    const secret = row.sealed_secret
      ? unseal(this.#keys.secret, id, row.sealed_secret).toString()
      : undefined;
    return clientMetadata(row, secret);
  }

  /**
   * Consumes a code; one of two simultaneous requests succeeds. Tokens that the other may have received end with the
   * grant.
   */
  async consume(id: string): Promise<void> {
    const [used] = await this.#db.query(
      `update oauth_items set consumed_at = now() where model = $1 and id_hash = $2 and consumed_at is null returning 1`,
      [this.#model, this.#hash(id)],
    );
    if (used) return;
    await this.#db.query(
      `delete from oauth_items where grant_hash = (select grant_hash from oauth_items where model = $1 and id_hash = $2)`,
      [this.#model, this.#hash(id)],
    );
    throw this.#usedTwice();
  }

  async destroy(id: string): Promise<void> {
    await this.#db.query('delete from oauth_items where model = $1 and id_hash = $2', [
      this.#model,
      this.#hash(id),
    ]);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#db.query('delete from oauth_items where model = $1 and grant_hash = $2', [
      this.#model,
      this.#hash(grantId),
    ]);
  }
}

/** Returns the storage factory for the library. `usedTwice` is the response to a code that was used before. */
export function storageIn(
  db: Database,
  keys: StorageKeys,
  usedTwice: () => Error,
): (model: string) => Adapter {
  return (model) => new Storage(model, db, keys, usedTwice);
}

/** Deletes expired records. Called periodically. */
export async function sweepItems(db: Queryable): Promise<void> {
  await db.query('delete from oauth_items where expires_at < now()');
}
