import { boopSources } from '#openapi/world/boops.ts';
import { idAt } from '#openapi/world/clock.ts';
import { iso, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';

/** Returns the rows of boops of the demo world. */
export function seedTables({ world, ids }: SeedContext): SeedTable[] {
  return [
    {
      table: 'boops',
      after: ['blogs'],
      rows: boopSources.map(({ from, to, kind, minutes }) => {
        const at = world.anchor - minutes * 60_000;
        return {
          id: idAt(at, `boop:${from}:${to}`),
          from_blog_id: ids.blog(world.blog(from)),
          to_blog_id: ids.blog(world.blog(to)),
          user_id: ids.user(world.blog(from).owner),
          kind,
          created_at: iso(at),
        };
      }),
    },
  ];
}
