import { domainErrors } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { FORMER_HANDLE_DAYS } from '#server/entities/community/repository.ts';
import { fold } from '#server/search/words.ts';

/** Why a community cannot have a handle. */
export type HandleProblem = 'taken' | 'reserved' | 'invalid';

/** Pages below /communities, and names that would pretend to speak for the site. */
const RESERVED_HANDLES: ReadonlySet<string> = new Set(
  'new browse search settings explore admin moderator mods staff skein support help official'.split(' '),
);
const HANDLE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const MAX_HANDLE_LENGTH = 64;
const SUGGESTION_COUNT = 2;
const ADDITIONS = ['club', 'people', 'corner', 'house', 'circle', '2', '3', '4', '5'];

/** Returns a handle made from a title: in lower case, words joined by hyphens. Empty when no letter or digit is left. */
export function handleFrom(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_HANDLE_LENGTH - 8)
    .replace(/-+$/, '');
}

/** Returns those of some handles that a community has, or had within the last year; in lower case. */
async function takenAmong(
  db: Queryable,
  handles: readonly string[],
  own: string | null,
): Promise<Set<string>> {
  const rows = await db.query<{ handle: string }>(
    `select lower(handle) as handle from communities where lower(handle) = any($1::text[]) and id is distinct from $2
     union all
     select handle from community_handles where handle = any($1::text[]) and community_id is distinct from $2
        and freed_at > now() - interval '${FORMER_HANDLE_DAYS} days'`,
    [handles, own],
  );
  return new Set(rows.map(({ handle }) => handle));
}

/**
 * Returns why a community cannot have a handle; undefined when it can.
 *
 * @param own id of the community that asks, which may have its own former handles again
 */
export async function handleProblem(
  db: Queryable,
  handle: string,
  own: string | null = null,
): Promise<HandleProblem | undefined> {
  if (!HANDLE.test(handle)) return 'invalid';
  const key = handle.toLowerCase();
  if (RESERVED_HANDLES.has(key)) return 'reserved';
  return (await takenAmong(db, [key], own)).has(key) ? 'taken' : undefined;
}

/** Returns two free handles that are similar to one that cannot be had. */
export async function suggestHandles(db: Queryable, like: string): Promise<string[]> {
  const base = handleFrom(like) || 'community';
  const candidates = [base, ...ADDITIONS.map((addition) => `${base}-${addition}`)].filter(
    (handle) => !RESERVED_HANDLES.has(handle) && handle !== like.toLowerCase(),
  );
  const taken = await takenAmong(db, candidates, null);
  return candidates.filter((handle) => !taken.has(handle)).slice(0, SUGGESTION_COUNT);
}

/** Returns the failure of a handle that cannot be had, with free ones. */
export async function handleRefusal(
  db: Queryable,
  handle: string,
  reason: HandleProblem,
): Promise<ReturnType<typeof domainErrors>> {
  return domainErrors([
    ['community-field-handle', { reason, suggestedNames: await suggestHandles(db, handle) }],
  ]);
}
