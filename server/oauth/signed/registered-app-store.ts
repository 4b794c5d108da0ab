import type { Tables } from '#generated/schema.ts';
import { unseal } from '#server/core/sealed-text.ts';
import type { Columns } from '#server/db/columns.ts';
import { type Database, first } from '#server/db/database.ts';
import type { App } from '#server/identity/apps.ts';

/** An app registered by a member with a secret, so that it may sign calls. */
export interface RegisteredApp extends App {
  /** Registered addresses to which members may be redirected. */
  callbacks: string[];
}

interface Row extends Columns<'oauth_clients', 'redirect_uris'> {
  redirect_uris: string[];
  sealed_secret: NonNullable<Tables['oauth_clients']['sealed_secret']>;
}

/** Apps of members for OAuth 1.0a: the client id is the consumer key. */
export class RegisteredApps {
  readonly #db: Database;
  readonly #key: Buffer;

  constructor(db: Database, key: Buffer) {
    this.#db = db;
    this.#key = key;
  }

  /** Returns an app by its key; undefined for an unknown one, and for one without a secret. */
  async find(key: string): Promise<RegisteredApp | undefined> {
    // Every issued key has this form.
    if (!/^[\w-]{8,128}$/.test(key)) return undefined;
    const row = await first<Row>(
      this.#db,
      `select redirect_uris, sealed_secret from oauth_clients
        where client_id = $1 and is_confidential and sealed_secret is not null`,
      [key],
    );
    if (row === undefined) return undefined;
    return {
      key,
      secret: unseal(this.#key, key, row.sealed_secret).toString(),
      callbacks: row.redirect_uris,
    };
  }
}
