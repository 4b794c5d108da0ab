import { idAt } from '#openapi/world/clock.ts';
import { answertimes, chosenPosts } from '#openapi/world/editorial.ts';
import { mediaOf } from '#openapi/world/media.ts';
import type { World, WorldBlog } from '#openapi/world/model.ts';
import { artById } from '#openapi/world/sources.ts';
import { videoHubSources } from '#openapi/world/video-hubs.ts';
import { tagKey } from '#server/core/tags.ts';
import type { Row } from './rows.ts';

const HOUR = 3_600_000;
const BETWEEN_CHOICES = 9 * HOUR;

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Returns a picture of the world in all its sizes. */
function picturesOf(id: string) {
  const art = artById(id);
  if (!art) throw new RangeError(`No picture in the world is called ${id}`);
  return mediaOf(art);
}

/** Returns the rows of editorial picks and announcements, by table. */
export function editorialRows(world: World, blogId: (blog: WorldBlog) => string): [string, Row[]][] {
  return [
    [
      'choices',
      Object.entries(chosenPosts).flatMap(([list, keys]) =>
        keys.map((key, place) => {
          const post = world.post(key);
          const at = world.anchor - (place + 1) * BETWEEN_CHOICES;
          return {
            list,
            blog_id: blogId(post.blog),
            post_id: post.id,
            position: idAt(at, `${list}:${key}`),
          };
        }),
      ),
    ],
    [
      'answertimes',
      answertimes.map(({ blog, title, description, accentColor, startsIn, lasts, picture }) => ({
        id: idAt(world.anchor, `answertime:${blog}`),
        blog_id: blogId(world.blog(blog)),
        title,
        description,
        accent_color: accentColor,
        header_image: picturesOf(picture),
        starts_at: iso(world.anchor + startsIn * HOUR),
        ends_at: iso(world.anchor + (startsIn + lasts) * HOUR),
      })),
    ],
    [
      'video_hubs',
      videoHubSources.map((hub, place) => ({
        name: hub.name,
        title: hub.title,
        description: hub.description,
        accent_color: hub.accentColor,
        tags: hub.tags.map(tagKey),
        curator_blog_id: blogId(world.blog(hub.curator)),
        place,
      })),
    ],
  ];
}
