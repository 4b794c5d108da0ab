import { createHmac } from 'node:crypto';

/**
 * An app of the site's configuration. Its secret signs calls (OAuth 1.0a); the key alone identifies the client and is
 * not secret.
 */
export type App = { key: string; secret: string };

/** The configured apps, and the token secrets they sign with. */
export class Apps {
  readonly #byKey: ReadonlyMap<string, App>;
  readonly #tokenKey: Buffer;

  constructor(apps: readonly App[], tokenKey: Buffer) {
    this.#byKey = new Map(apps.map((app) => [app.key, app]));
    this.#tokenKey = tokenKey;
  }

  find(key: string): App | undefined {
    return this.#byKey.get(key);
  }

  /** Returns the secret that belongs to an access token. It is derived from the token, so it need not be stored. */
  tokenSecret(token: string): string {
    return createHmac('sha256', this.#tokenKey).update(token).digest('base64url');
  }
}
