import { firstIdAt, LARGEST_ID } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { readablePost } from '#server/entities/post/policy.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentNotes } from '../notes-presenter.ts';
import { type NoteChoice, type NoteRow, notesOf, noteTotals } from '../notes-repository.ts';

type Mode = NonNullable<Context<'listNotes'>['query']['mode']>;

const ALL: NoteRow['kind'][] = ['like', 'reblog', 'reply'];
const CHOICES: Record<Mode, NoteChoice> = {
  all: { kinds: ALL },
  rollup: { kinds: ALL },
  likes: { kinds: ['like'] },
  conversation: { kinds: ['reblog', 'reply'], reblogs: 'told' },
  reblogs: { kinds: ['reblog'] },
  reblogs_with_tags: { kinds: ['reblog'] },
  replies: { kinds: ['reply'] },
};
/** Maximum number of notes that a page of a conversation rolls up. */
const MAX_ROLLED_UP = 100;

/**
 * Returns the likes and the reblogs without words from the start of a page of a conversation to its end.
 *
 * @param until position of the last note of the page; undefined when nothing follows
 */
async function rolledUp(
  db: Queryable,
  rootId: string,
  { direction, from, until }: { direction: 'asc' | 'desc'; from: string; until: string | undefined },
  viewerId: string | null,
): Promise<NoteRow[]> {
  const choice: NoteChoice = { kinds: ['like', 'reblog'], reblogs: 'quiet' };
  const rows = await notesOf(db, rootId, choice, { direction, from, count: MAX_ROLLED_UP }, viewerId);
  if (until === undefined) return rows;
  const end = BigInt(until);
  return rows.filter(({ position }) =>
    direction === 'desc' ? BigInt(position) >= end : BigInt(position) <= end,
  );
}

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
  const range = { direction: sort, from: startOf(query, place), count: limit + 1 };
  const [found, totals] = await Promise.all([
    notesOf(db, post.root_post_id, CHOICES[mode], range, viewerId),
    noteTotals(db, post.root_post_id),
  ]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const until = found.length > limit ? last?.position : undefined;
  const quiet =
    mode === 'conversation'
      ? await rolledUp(db, post.root_post_id, { ...range, until }, viewerId)
      : undefined;
  const path = pathOf('listNotes', params);
  return {
    notes: await presentNotes(db, rows, viewerId),
    ...(quiet ? { rollupNotes: await presentNotes(db, quiet, viewerId) } : {}),
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
