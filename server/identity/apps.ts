import { createHmac } from 'node:crypto';

/** A registered app by its key. Its secret signs calls (OAuth 1.0a); the key alone names the client and is no secret. */
export type App = { key: string; secret: string };

/** The apps that this site knows, and the secrets of the tokens they sign with. */
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

  /** The secret that belongs to an access token. It follows from it, so that nothing more is kept. */
  tokenSecret(token: string): string {
    return createHmac('sha256', this.#tokenKey).update(token).digest('base64url');
  }
}
