import { idAt } from '#openapi/world/clock.ts';
import { tagKey } from '#server/core/tags.ts';
import { count, iso, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';

/** Returns the rows of tags and who follows them of the demo world. */
export function seedTables({ world, ids }: SeedContext): SeedTable[] {
  const tagged = world.posts.flatMap((post) => post.tags.map((tag) => ({ post, tag, key: tagKey(tag) })));
  const tags = Map.groupBy(tagged, (entry) => entry.key);
  return [
    {
      table: 'tags',
      rows: [...tags].map(([tag, entries]) => ({
        tag,
        name: entries.at(-1)?.tag ?? tag,
        post_count: entries.length,
        follower_count: count(world.tagFollows, (follow) => tagKey(follow.tag) === tag),
      })),
    },
    {
      table: 'tag_follows',
      after: ['users', 'tags'],
      rows: world.tagFollows.map((follow) => ({
        user_id: ids.user(follow.member),
        tag: tagKey(follow.tag),
        position: idAt(follow.at, `tag:${follow.member}:${follow.tag}`),
        created_at: iso(follow.at),
      })),
    },
  ];
}
