import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

type Expiry = { expires: number };
const EXPIRY = `floor(extract(epoch from expires_at) * 1000)::float8 as expires`;

/** Returns which of these names the sandbox has registered, with when they run out in milliseconds since 1970. */
export function sandboxDomains(
  db: Queryable,
  names: readonly string[],
): Promise<(Expiry & Columns<'sandbox_domains', 'name'>)[]> {
  return db.query(`select name, ${EXPIRY} from sandbox_domains where name = any($1)`, [names]);
}

/** Returns the result of an order that was carried out before. */
export function sandboxAct(db: Queryable, key: string): Promise<Expiry | undefined> {
  return first(db, `select ${EXPIRY} from sandbox_registrar_acts where key = $1`, [key]);
}

/** Carries out an order: stores until when the name is registered, and that this was done. */
export async function storeSandboxAct(
  tx: Queryable,
  { key, name, expiresMs }: { key: string; name: string; expiresMs: number },
): Promise<void> {
  const expires = new Date(expiresMs).toISOString();
  await tx.query('insert into sandbox_registrar_acts (key, name, expires_at) values ($1, $2, $3)', [
    key,
    name,
    expires,
  ]);
  await tx.query(
    `insert into sandbox_domains (name, expires_at) values ($1, $2)
     on conflict (name) do update set expires_at = excluded.expires_at`,
    [name, expires],
  );
}

/** Returns the hash of the transfer code of a name that the sandbox has registered; null while it has none. */
export function sandboxCodeHash(
  db: Queryable,
  name: string,
): Promise<{ hash: Uint8Array | null } | undefined> {
  return first(db, 'select transfer_code_hash as hash from sandbox_domains where name = $1', [name]);
}

/** Replaces the transfer code of a name, or takes it away. */
export async function setSandboxCodeHash(db: Queryable, name: string, hash: Buffer | null): Promise<void> {
  await db.query('update sandbox_domains set transfer_code_hash = $2 where name = $1', [name, hash]);
}

/** Forgets a name. */
export async function deleteSandboxDomain(db: Queryable, name: string): Promise<void> {
  await db.query('delete from sandbox_domains where name = $1', [name]);
}
