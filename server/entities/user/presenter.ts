import { userSettingDefaults } from '#generated/setting-defaults.ts';
import type { components } from '#generated/types/api.d.ts';
import { isAddress } from '#server/mail/no-address.ts';
import { ageOn } from './age.ts';
import type { UserRow } from './repository.ts';

type User = components['schemas']['User'];

/** Defaults of the dashboard's settings that a user carries; the server alone reads the two others. */
const { dimSeen: _dim, skipSeen: _skip, ...READING_DEFAULTS } = userSettingDefaults.dashboard;

/** Returns the settings that `usual` names, with the stored value or else the default. */
function chosen<Settings extends object>(usual: Settings, set: object | null): Settings {
  const own = Object.entries(set ?? {}).filter(([name]) => name in usual);
  return { ...usual, ...Object.fromEntries(own) };
}

/**
 * Returns the member behind a session, with the fields that only they and their apps may see.
 *
 * @param now milliseconds since 1970
 */
function presentAnyUser(row: UserRow, primaryBlogName: string, now: number): User {
  return {
    name: primaryBlogName,
    userUuid: row.uuid,
    ...(isAddress(row.email) ? { email: row.email } : {}),
    emailVerified: row.email_verified,
    ...(row.pending_email ? { pendingEmail: row.pending_email } : {}),
    ...(row.recovery_ends === null ? {} : { recoveryEndsTs: row.recovery_ends }),
    likes: row.like_count,
    following: row.following_count,
    isAdmin: row.role === 'admin',
    isPartial: row.state === 'partial',
    ...(row.birth_date ? { age: Math.max(0, ageOn(row.birth_date, new Date(now))) } : {}),
    palette: row.palette as User['palette'],
    appearance: chosen(userSettingDefaults.appearance, row.appearance),
    reading: chosen(READING_DEFAULTS, row.dashboard),
    writing: chosen(userSettingDefaults.writing, row.writing),
    ...(row.keyboard ? { keyboard: { singleKeys: true, ownKeys: [], ...row.keyboard } } : {}),
    labs: row.labs,
    locale: row.locale as User['locale'],
    defaultPostFormat: 'npf',
    createdTs: row.created,
  };
}

/** Returns the member as the site shows them to themselves, with the premium they have and whether they see ads. */
export function presentUser(
  row: UserRow,
  primaryBlogName: string,
  now: number,
  { adFree, premium }: Required<Pick<User, 'adFree'>> & { premium: User['premium'] | undefined },
): User {
  return { ...presentAnyUser(row, primaryBlogName, now), adFree, ...(premium ? { premium } : {}) };
}

/** Returns the member as an authorized app sees them: without e-mail address, age, and what they paid for. */
export function presentUserForApp(row: UserRow, primaryBlogName: string, now: number): User {
  const user = presentAnyUser(row, primaryBlogName, now);
  const { email: _email, pendingEmail: _pending, age: _age, recoveryEndsTs: _ends, ...rest } = user;
  return { ...rest, isAdmin: false };
}
