import { createSecureContext, type SecureContext } from 'node:tls';
import { LRUCache } from 'lru-cache';
import { unseal } from '#server/core/sealed-text.ts';
import type { Database } from '#server/db/database.ts';
import { servedBlog } from '../domains-repository.ts';
import { servedCertificate } from './certificates-repository.ts';
import { sealedAbout } from './order-certificate.ts';

/** Most names whose certificates, or their absence, a process remembers. */
const MAX_NAMES = 2000;
/** Time after which a remembered name is asked for again: another process may have renewed it, or it was taken away. */
const MEMORY_MS = 60_000;
/** Time for which a process remembers that a name has no certificate. */
const ABSENCE_MS = 10_000;
const NAME = /^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Certificates of the names that this site answers under, for TLS connections. */
export class ServedCertificates {
  readonly #db: Database;
  readonly #key: Buffer;
  readonly #ownName: string;
  readonly #known = new LRUCache<string, { context: SecureContext | undefined }>({ max: MAX_NAMES });

  constructor(db: Database, { key, publicUrl }: { key: Buffer; publicUrl: string }) {
    this.#db = db;
    this.#key = key;
    this.#ownName = new URL(publicUrl).hostname;
  }

  /** Returns the certificate with its key of a name, ready for TLS; undefined for names without one. */
  async contextOf(serverName: string): Promise<SecureContext | undefined> {
    const name = serverName.toLowerCase();
    if (!NAME.test(name)) return undefined;
    const known = this.#known.get(name);
    if (known) return known.context;
    const row = await servedCertificate(this.#db, name, this.#ownName);
    const context =
      row &&
      createSecureContext({ cert: row.chain, key: unseal(this.#key, sealedAbout(name), row.sealed_key) });
    this.#known.set(name, { context }, { ttl: context ? MEMORY_MS : ABSENCE_MS });
    return context;
  }

  /** Forgets a name whose certificate changed. */
  forget(name: string): void {
    this.#known.delete(name);
  }

  /** Returns true for the site's own name, and for domains that open a blog here, with or without `www.`. */
  async isServed(text: string): Promise<boolean> {
    const name = text.toLowerCase();
    if (!NAME.test(name)) return false;
    if (name === this.#ownName || (await servedBlog(this.#db, name))) return true;
    return name.startsWith('www.') && (await servedBlog(this.#db, name.slice(4))) !== undefined;
  }
}
