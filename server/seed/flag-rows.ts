import { idAt } from '#openapi/world/clock.ts';
import { flagSources } from '#openapi/world/flags.ts';
import type { World, WorldBlog } from '#openapi/world/model.ts';
import type { Row } from './rows.ts';

const HOUR = 3_600_000;

/** Returns the rows of posts that the site flagged. */
export function flagRows(world: World, blogId: (blog: WorldBlog) => string): Row[] {
  const iso = (hours: number) => new Date(world.anchor - hours * HOUR).toISOString();
  return flagSources.map((flag) => {
    const post = world.post(flag.post);
    return {
      id: idAt(world.anchor - flag.flaggedHours * HOUR, `flag:${flag.post}`),
      blog_id: blogId(post.blog),
      post_id: post.id,
      reason: flag.reason,
      outcome: flag.outcome,
      message: flag.message,
      state: flag.granted ? 'appeal_accepted' : 'in_review',
      flagged_at: iso(flag.flaggedHours),
      appeal_text: flag.appeal,
      appealed_at: iso(flag.appealedHours),
      answer: flag.granted?.answer ?? '',
      decided_at: flag.granted ? iso(flag.granted.hours) : null,
    };
  });
}
