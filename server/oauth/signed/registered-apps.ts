import { unseal } from '#server/core/sealed-text.ts';
import { type Database, first } from '#server/db/database.ts';
import type { App } from '#server/identity/apps.ts';

/** An app that a member registered and that keeps a secret: it may sign. */
export interface RegisteredApp extends App {
  /** Where members may be sent back to, as they were registered. */
  callbacks: string[];
}

interface Row {
  redirect_uris: string[];
  sealed_secret: Uint8Array;
}

/** Apps of members, as programs that sign know them (OAuth 1.0a): the client id is their key. */
export class RegisteredApps {
  readonly #db: Database;
  readonly #key: Buffer;

  constructor(db: Database, key: Buffer) {
    this.#db = db;
    this.#key = key;
  }

  /** An app by its key; undefined for one that nobody registered, and for one without a secret. */
  async find(key: string): Promise<RegisteredApp | undefined> {
    // Nothing else was ever given out.
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
