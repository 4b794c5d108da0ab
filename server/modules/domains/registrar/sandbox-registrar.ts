import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { siteHost } from '#server/core/site-host.ts';
import { randomToken } from '#server/core/tokens.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import {
  type NameState,
  type Registered,
  type Registrar,
  type RegistrarOrder,
  type RegistrarRefusal,
  RegistryInMaintenance,
} from './registrar.ts';
import {
  deleteSandboxDomain,
  sandboxAct,
  sandboxCodeHash,
  sandboxDomains,
  setSandboxCodeHash,
  storeSandboxAct,
} from './sandbox-repository.ts';

const DAY_MS = 86_400_000;
/** Time in which the present registrar may object to a transfer (ICANN). */
const TRANSFER_DAYS = 5;
/** Days after its end in which nobody else can register a domain. */
const HELD_DAYS = 60;
/** Ending whose registry never answers, to be tried. */
const SLEEPING_TLD = 'film';
/** Transfer code of the names that are registered elsewhere. */
export const SANDBOX_CODE = 'open-sesame';
/** First labels of names that are registered elsewhere, with how a transfer of them ends. */
const ELSEWHERE: ReadonlyMap<string, RegistrarRefusal | undefined> = new Map([
  ['taken', undefined],
  ['locked', 'locked'],
  ['young', 'too_young'],
]);

/** Length of the codes that the sandbox makes. */
const CODE_CHARACTERS = 24;
const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

const labelOf = (name: string): string => name.split('.')[0] ?? '';
/** Hosts that the public DNS has no names for (RFC 2606, 6761, 8375). */
const PRIVATE_HOST = /(?:^|\.)(?:localhost|test|example|invalid|internal|local|home\.arpa)$/;

/** Returns true for a site that has no name in the public DNS: a developer's, or that of a test. */
function isPrivateSite(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 || !hostname.includes('.') || PRIVATE_HOST.test(hostname);
}

/** Returns a time some years later, on the same day. */
function yearsLater(fromMs: number, years: number): number {
  const date = new Date(fromMs);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.getTime();
}

/**
 * The built-in registrar: its registry is a table, and nothing is registered in the world. Of every ending `taken`, `locked`
 * and `young` are registered elsewhere, with the transfer code `open-sesame`; `.film` is always in maintenance.
 *
 * It is open on sites that nobody can reach by a public name. Elsewhere every ending is in maintenance: who got a name of
 * somebody else for nothing could open a blog under it, lead visitors there, and keep its owner from connecting it.
 */
export class SandboxRegistrar implements Registrar {
  readonly name = 'sandbox';
  readonly isSandbox = true;
  readonly #db: Database;
  readonly #now: () => number;

  readonly #isOpen: boolean;

  constructor(db: Database, now: () => number, publicUrl: string) {
    this.#db = db;
    this.#now = now;
    this.#isOpen = isPrivateSite(publicUrl);
  }

  get nameServers(): readonly string[] {
    return [`ns1.${siteHost()}`, `ns2.${siteHost()}`];
  }

  async look(names: readonly string[]): Promise<Map<string, NameState>> {
    const own = new Set((await this.#held(this.#db, names)).map(({ name }) => name));
    return new Map(
      names.map((name) => [name, this.#isAsleep(name) ? 'maintenance' : stateOf(name, own.has(name))]),
    );
  }

  async refusesTransfer(name: string, authCode: string): Promise<RegistrarRefusal | undefined> {
    if (this.#isAsleep(name)) throw new RegistryInMaintenance(name);
    const label = labelOf(name);
    if (!ELSEWHERE.has(label)) {
      const own = await sandboxCodeHash(this.#db, name);
      return own ? refusesCode(own.hash, authCode) : 'not_found';
    }
    return ELSEWHERE.get(label) ?? (authCode === SANDBOX_CODE ? undefined : 'wrong_code');
  }

  register({ key, name, years }: RegistrarOrder): Promise<Registered> {
    return this.#once(key, name, async (tx) => {
      const isTaken = ELSEWHERE.has(labelOf(name)) || (await this.#held(tx, [name])).length > 0;
      return isTaken ? { refused: 'unavailable' } : { expiresMs: yearsLater(this.#now(), years) };
    });
  }

  async transfer({ key, name, years, authCode }: RegistrarOrder & { authCode: string }): Promise<Registered> {
    const arrivesMs = this.#now() + TRANSFER_DAYS * DAY_MS;
    const refused = await this.refusesTransfer(name, authCode);
    const done = await this.#once(key, name, async () =>
      refused === undefined ? { expiresMs: yearsLater(this.#now(), years) } : { refused },
    );
    return 'refused' in done ? done : { ...done, arrivesMs };
  }

  renew({ key, name, years, expiresMs }: RegistrarOrder & { expiresMs: number }): Promise<Registered> {
    return this.#once(key, name, async () => ({ expiresMs: yearsLater(expiresMs, years) }));
  }

  async setLock(name: string, isLocked: boolean): Promise<void> {
    if (this.#isAsleep(name)) throw new RegistryInMaintenance(name);
    if (isLocked) await setSandboxCodeHash(this.#db, name, null);
  }

  async transferCode(name: string): Promise<string> {
    if (this.#isAsleep(name)) throw new RegistryInMaintenance(name);
    const code = randomToken().slice(0, CODE_CHARACTERS);
    await setSandboxCodeHash(this.#db, name, hashOf(code));
    return code;
  }

  async release(name: string): Promise<void> {
    await deleteSandboxDomain(this.#db, name);
  }

  #isAsleep(name: string): boolean {
    return !this.#isOpen || name.endsWith(`.${SLEEPING_TLD}`);
  }

  /** Returns the registered ones among names that nobody else can have. */
  async #held(db: Queryable, names: readonly string[]): Promise<{ name: string }[]> {
    const limitMs = this.#now() - HELD_DAYS * DAY_MS;
    return (await sandboxDomains(db, names)).filter(({ expires }) => expires > limitMs);
  }

  async #once(key: string, name: string, work: (tx: Queryable) => Promise<Registered>): Promise<Registered> {
    if (this.#isAsleep(name)) throw new RegistryInMaintenance(name);
    return this.#db.transaction(async (tx) => {
      const before = await sandboxAct(tx, key);
      if (before) return { expiresMs: before.expires };
      const result = await work(tx);
      if ('expiresMs' in result) await storeSandboxAct(tx, { key, name, expiresMs: result.expiresMs });
      return result;
    });
  }
}

/** Returns why a name of the sandbox cannot leave with a code. */
function refusesCode(hash: Uint8Array | null, code: string): RegistrarRefusal | undefined {
  if (hash === null) return 'locked';
  return timingSafeEqual(hash, hashOf(code)) ? undefined : 'wrong_code';
}

function stateOf(name: string, isOwn: boolean): NameState {
  return isOwn || ELSEWHERE.has(labelOf(name)) ? 'taken' : 'free';
}
