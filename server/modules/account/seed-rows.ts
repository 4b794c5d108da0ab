import { idAt } from '#openapi/world/clock.ts';
import { boopersOf } from '#server/seed/boopers.ts';
import { collectionKeepersOf } from '#server/seed/collection-keepers.ts';
import { count, iso, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';

/** Age in milliseconds up to which the dashboard counts as seen. */
const DASHBOARD_SEEN_AGE_MS = 5 * 3_600_000;

/** Returns the rows of accounts of the demo world. */
export function seedTables({ world, ids, passwordHash }: SeedContext): SeedTable[] {
  const boopers = boopersOf(world);
  const keepers = collectionKeepersOf(world);
  const labsOf = (member: string) => ({
    ...(boopers.has(member) ? { boops: true } : {}),
    ...(keepers.has(member) ? { collections: true } : {}),
  });
  return [
    {
      table: 'users',
      rows: world.members.map((member) => ({
        id: ids.user(member.key),
        email: member.email,
        email_verified_at: iso(ids.userMadeAt(member.key)),
        password_hash: passwordHash,
        birth_date: member.birthDate,
        state: member.birthDate === null ? 'partial' : 'active',
        role: member.isAdmin ? 'admin' : 'member',
        settings: { labs: labsOf(member.key) },
        like_count: count(world.likes, (like) => like.member === member.key),
        following_count: count(world.follows, (follow) => follow.member === member.key),
        dashboard_seen: idAt(world.anchor - DASHBOARD_SEEN_AGE_MS, 'seen'),
        welcomed_at: member.birthDate === null ? null : iso(ids.userMadeAt(member.key)),
        created_at: iso(ids.userMadeAt(member.key)),
        updated_at: iso(ids.userMadeAt(member.key)),
      })),
    },
  ];
}
