import { idAt } from '#openapi/world/clock.ts';
import { filterSources, savedSources, tabSources } from '#openapi/world/member-lists.ts';
import type { World } from '#openapi/world/model.ts';
import { tagKey } from '#server/core/tags.ts';
import type { Ids, Row } from './rows.ts';

/** Milliseconds between two entries of a list, and before the first. */
const APART = 40 * 60_000;
const DAY = 86_400_000;
const EVERYWHERE = ['dashboard', 'discovery', 'blogs', 'communities', 'activity'];

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Returns the folders of each member, without duplicates. */
function foldersOf(): { member: string; title: string }[] {
  const named = savedSources.flatMap(({ member, folder }) => (folder ? [{ member, title: folder }] : []));
  return [...new Map(named.map((one) => [`${one.member} ${one.title}`, one])).values()];
}

/** Returns the rows of members' reading settings and saved posts, by table. */
export function keptRows(world: World, ids: Ids): [string, Row[]][] {
  const at = (place: number): number => world.anchor - (place + 1) * APART;
  const folderId = (member: string, title: string): string =>
    idAt(at(savedSources.length), `folder:${member}:${title}`);
  const filters = filterSources.map(({ member, kind, value, days }, place) => ({
    kind,
    row: {
      user_id: ids.user(member),
      name: value,
      action: 'warn',
      scopes: EVERYWHERE,
      expires_at: days === undefined ? null : iso(world.anchor + days * DAY),
      position: idAt(at(place), `filter:${member}:${value}`),
      created_at: iso(at(place)),
    },
    value,
  }));
  const ofKind = (wanted: 'tag' | 'content') => filters.filter(({ kind }) => kind === wanted);
  return [
    [
      'saved_folders',
      foldersOf().map(({ member, title }) => ({
        id: folderId(member, title),
        user_id: ids.user(member),
        title,
        updated_at: iso(at(0)),
      })),
    ],
    [
      'saved_posts',
      savedSources.map(({ member, post: key, folder, note }, place) => {
        const post = world.post(key);
        return {
          user_id: ids.user(member),
          post_id: post.id,
          blog_id: ids.blog(post.blog),
          folder_id: folder === undefined ? null : folderId(member, folder),
          note: note ?? null,
          position: idAt(at(place), `saved:${member}:${key}`),
          created_at: iso(at(place)),
        };
      }),
    ],
    [
      'dashboard_tabs',
      tabSources.map(({ member, id, title, blogs, tags }, place) => ({
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
    ],
    ['filtered_tags', ofKind('tag').map(({ row, value }) => ({ ...row, tag: tagKey(value) }))],
    [
      'filtered_content',
      ofKind('content').map(({ row, value }) => ({ ...row, content: value.toLowerCase() })),
    ],
  ];
}
