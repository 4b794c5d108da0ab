import { idAt } from '#openapi/world/clock.ts';
import { answertimes, chosenPosts } from '#openapi/world/editorial.ts';
import { mediaOf } from '#openapi/world/media.ts';
import { tabSources } from '#openapi/world/member-lists.ts';
import { artById } from '#openapi/world/sources.ts';
import { iso, LIST_GAP_MS, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';

const HOUR_MS = 3_600_000;
/** Milliseconds between two picks of a list. */
const PICK_GAP_MS = 9 * HOUR_MS;

/** Returns a picture of the world in all its sizes. */
function picturesOf(id: string) {
  const art = artById(id);
  if (!art) throw new RangeError(`No picture in the world is called ${id}`);
  return mediaOf(art);
}

/** Returns the rows of dashboard tabs, editorial picks and answertimes of the demo world. */
export function seedTables({ world, ids }: SeedContext): SeedTable[] {
  const at = (place: number): number => world.anchor - (place + 1) * LIST_GAP_MS;
  return [
    {
      table: 'dashboard_tabs',
      after: ['users', 'tags'],
      rows: tabSources.map(({ member, id, title, blogs, tags }, place) => ({
        user_id: ids.user(member),
        id,
        title,
        is_hidden: false,
        sort_order: null,
        blog_ids: blogs.map((key) => ids.blog(world.blog(key))),
        tags,
        types: [],
        hide_reblogs: false,
        created_at: iso(at(place)),
      })),
    },
    {
      table: 'choices',
      after: ['posts'],
      rows: Object.entries(chosenPosts).flatMap(([list, keys]) =>
        keys.map((key, place) => {
          const post = world.post(key);
          const at = world.anchor - (place + 1) * PICK_GAP_MS;
          return {
            list,
            blog_id: ids.blog(post.blog),
            post_id: post.id,
            position: idAt(at, `${list}:${key}`),
          };
        }),
      ),
    },
    {
      table: 'answertimes',
      after: ['blogs'],
      rows: answertimes.map(({ blog, title, description, accentColor, startsIn, lasts, picture }) => ({
        id: idAt(world.anchor, `answertime:${blog}`),
        blog_id: ids.blog(world.blog(blog)),
        title,
        description,
        accent_color: accentColor,
        header_image: picturesOf(picture),
        starts_at: iso(world.anchor + startsIn * HOUR_MS),
        ends_at: iso(world.anchor + (startsIn + lasts) * HOUR_MS),
      })),
    },
  ];
}
