import { videoHubSources } from '#openapi/world/video-hubs.ts';
import { tagKey } from '#server/core/tags.ts';
import type { SeedContext, SeedTable } from '#server/seed/seed-context.ts';

/** Returns the rows of video channels of the demo world. */
export function seedTables({ world, ids }: SeedContext): SeedTable[] {
  return [
    {
      table: 'video_hubs',
      after: ['blogs'],
      rows: videoHubSources.map((hub, place) => ({
        name: hub.name,
        title: hub.title,
        description: hub.description,
        accent_color: hub.accentColor,
        tags: hub.tags.map(tagKey),
        curator_blog_id: ids.blog(world.blog(hub.curator)),
        place,
      })),
    },
  ];
}
