import { idAt } from '#openapi/world/clock.ts';
import { filterSources } from '#openapi/world/member-lists.ts';
import { tagKey } from '#server/core/tags.ts';
import { iso, LIST_GAP_MS, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';

const DAY_MS = 86_400_000;
const EVERYWHERE = ['dashboard', 'discovery', 'blogs', 'communities', 'activity'];

/** Returns the rows of filtered tags and content of the demo world. */
export function seedTables({ world, ids }: SeedContext): SeedTable[] {
  const at = (place: number): number => world.anchor - (place + 1) * LIST_GAP_MS;
  const filters = filterSources.map(({ member, kind, value, days }, place) => ({
    kind,
    row: {
      user_id: ids.user(member),
      name: value,
      action: 'warn',
      scopes: EVERYWHERE,
      expires_at: days === undefined ? null : iso(world.anchor + days * DAY_MS),
      position: idAt(at(place), `filter:${member}:${value}`),
      created_at: iso(at(place)),
    },
    value,
  }));
  const ofKind = (wanted: 'tag' | 'content') => filters.filter(({ kind }) => kind === wanted);
  return [
    {
      table: 'filtered_tags',
      after: ['users'],
      rows: ofKind('tag').map(({ row, value }) => ({ ...row, tag: tagKey(value) })),
    },
    {
      table: 'filtered_content',
      after: ['users'],
      rows: ofKind('content').map(({ row, value }) => ({ ...row, content: value.toLowerCase() })),
    },
  ];
}
