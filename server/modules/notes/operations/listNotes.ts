import { firstIdAt, LARGEST_ID } from '#server/core/ids.ts';
import { readablePost } from '#server/entities/post/policy.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentNotes } from '../notes-presenter.ts';
import { type NoteRow, notesOf, noteTotals } from '../notes-repository.ts';

type Mode = NonNullable<Context<'listNotes'>['query']['mode']>;

const ALL: NoteRow['kind'][] = ['like', 'reblog', 'reply'];
const KINDS: Record<Mode, NoteRow['kind'][]> = {
  all: ALL,
  rollup: ALL,
  likes: ['like'],
  conversation: ['reblog', 'reply'],
  reblogs: ['reblog'],
  reblogs_with_tags: ['reblog'],
  replies: ['reply'],
};

function startOf(query: Context<'listNotes'>['query'], place: string | undefined): string {
  const { sort = 'desc', beforeTimestamp } = query;
  if (place !== undefined) return place;
  if (sort === 'asc') return '0';
  if (beforeTimestamp === undefined) return LARGEST_ID;
  const first = firstIdAt(beforeTimestamp * 1000);
  return first.startsWith('-') ? '0' : first;
}

export const listNotes: Handler<'listNotes'> = async ({ params, query, db, services, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const { post } = await readablePost(db, params.blog, query.id, viewerId);
  const { mode = 'all', sort = 'desc', limit = 20, cursor } = query;
  const list = `notes/${post.root_post_id}?${mode}&${sort}`;
  const place = cursor === undefined ? undefined : String(services.cursors.read(list, cursor)[0]);
  const [found, totals] = await Promise.all([
    notesOf(
      db,
      post.root_post_id,
      KINDS[mode],
      { direction: sort, from: startOf(query, place), count: limit + 1 },
      viewerId,
    ),
    noteTotals(db, post.root_post_id),
  ]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const path = pathOf('listNotes', params);
  return {
    notes: await presentNotes(db, rows, viewerId),
    totalNotes: totals.notes,
    totalLikes: totals.likes,
    totalReblogs: totals.reblogs,
    totalReplies: totals.replies,
    links:
      found.length > limit && last
        ? { next: pageLink(path, query, { cursor: services.cursors.write(list, [last.position]), limit }) }
        : {},
  };
};
