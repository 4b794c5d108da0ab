import { json } from '#server/db/database.ts';
import type { TestApp } from './app.ts';
import type { Member } from './members.ts';
import { postAs } from './posts.ts';

/** Creates a video hub with one tag or several (in normalised form), after the existing ones. */
export async function makeHub(app: TestApp, name: string, tags: string[], curator?: Member): Promise<void> {
  await app.db.query(
    `insert into video_hubs (name, title, accent_color, tags, curator_blog_id, place)
     select $1, initcap($1), '#102030', $2::text[], $3, coalesce(max(place) + 1, 0) from video_hubs`,
    [name, tags, curator?.blogId ?? null],
  );
}

/** Creates a video post with these tags as an upload would; without a poster when `poster` is null. */
export async function videoAs(app: TestApp, member: Member, tags: string[], poster: string | null = 'still') {
  const post = await postAs(app, member, {
    content: [{ type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' }],
    tags: tags.join(', '),
  });
  const media = { url: `/media/world/film-${post.id}.webm`, type: 'video/webm', width: 640, height: 360 };
  const stills = poster === null ? [] : [{ url: `/media/world/${poster}_640.webp`, width: 640, height: 360 }];
  const film = { type: 'video', provider: 'skein', media, ...(poster === null ? {} : { poster: stills }) };
  await app.db.query('update posts set content = $2::jsonb where id = $1', [post.id, json([film])]);
  return post;
}
