import { idAt } from '#openapi/world/clock.ts';
import { flagSources } from '#openapi/world/flags.ts';
import { iso, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';
import { seedReports } from './seed-reports.ts';

const HOUR_MS = 3_600_000;

/** Returns the rows of flagged posts of the demo world, and of what was reported to the site. */
export function seedTables(context: SeedContext): SeedTable[] {
  const { world, ids } = context;
  const at = (hours: number): string => iso(world.anchor - hours * HOUR_MS);
  return [
    ...seedReports(context),
    {
      table: 'post_flags',
      after: ['posts'],
      rows: flagSources.map((flag) => {
        const post = world.post(flag.post);
        return {
          id: idAt(world.anchor - flag.flaggedHours * HOUR_MS, `flag:${flag.post}`),
          blog_id: ids.blog(post.blog),
          post_id: post.id,
          reason: flag.reason,
          outcome: flag.outcome,
          message: flag.message,
          state: flag.granted ? 'appeal_accepted' : 'in_review',
          flagged_at: at(flag.flaggedHours),
          appeal_text: flag.appeal,
          appealed_at: at(flag.appealedHours),
          answer: flag.granted?.answer ?? '',
          decided_at: flag.granted ? at(flag.granted.hours) : null,
        };
      }),
    },
  ];
}
