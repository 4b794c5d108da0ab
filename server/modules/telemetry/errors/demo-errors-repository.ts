import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A group of errors of the demo world. */
export interface DemoGroup {
  name: string;
  message: string;
  location: string;
  isExtension: boolean;
  /** Releases in which it was seen, the oldest first. */
  releases: readonly [string, ...string[]];
  state: Tables['error_groups']['state'];
  resolvedRelease: string | null;
  frames: components['schemas']['ErrorSample']['frames'];
  route: string;
  firstSeen: string;
  lastSeen: string;
  /** Errors and people by day (`2026-11-26`). */
  days: readonly { day: string; count: number; peopleCount: number }[];
}

/** Bytes with a bit per person of a day. */
const PEOPLE_BYTES = 256;

/** Returns the bits of some people, from the first place on. */
function bitsOf(peopleCount: number): string {
  const bytes = Buffer.alloc(PEOPLE_BYTES);
  for (let at = 0; at < peopleCount; at += 1) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (1 << (at & 7));
  return bytes.toString('hex');
}

/** Stores a group of errors with its days. */
export async function insertDemoGroup(tx: Queryable, group: DemoGroup): Promise<void> {
  const { releases, frames, route, days } = group;
  const last = releases.at(-1) ?? releases[0];
  const row = await first<Columns<'error_groups', 'id'>>(
    tx,
    `insert into error_groups (fingerprint, name, message, location, is_extension, first_release, last_release,
                               releases, count, sample, state, resolved_release, resolved_at, first_seen_at, last_seen_at)
     values (sha256(convert_to($1 || $2, 'UTF8')), $1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11::text,
             case when $11::text is null then null else $12::timestamptz end, $12, $13)
     returning id::text`,
    [
      ...[group.name, group.message, group.location, group.isExtension],
      ...[releases[0], last, releases],
      days.reduce((sum, { count }) => sum + count, 0),
      frames.length > 0 ? JSON.stringify({ route, release: last, frames }) : null,
      ...[group.state, group.resolvedRelease, group.firstSeen, group.lastSeen],
    ],
  );
  for (const { day, count, peopleCount } of days) {
    await tx.query(
      `insert into error_group_days (group_id, day, count, people) values ($1, $2, $3, decode($4, 'hex'))`,
      [row?.id ?? null, day, count, bitsOf(peopleCount)],
    );
  }
}
