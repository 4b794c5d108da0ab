import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import { presentComments } from '../../comments/comment-presenter.ts';
import { commentsByIds } from '../../comments/comments-repository.ts';
import { type DecisionReader, presentDecisions } from '../decision-presenter.ts';
import { decisionsByIds } from '../decisions-repository.ts';
import type { HistoryRow, HistorySource } from './history-repository.ts';
import { memberNotesByIds, presentMemberNote } from './member-notes-repository.ts';

type Schemas = components['schemas'];
type Entry = Schemas['MemberHistoryEntry'];

/** Kinds of the contract for what the sources call differently, and whether they speak for the member. */
const KINDS: Readonly<Record<string, readonly [kind: string, isGood: boolean]>> = {
  'seat joined': ['joined', true],
  'post posted': ['posted', true],
  'comment commented': ['commented', true],
  'decision approve': ['restored', true],
  'decision remove': ['removed', false],
  'decision label': ['labelled', false],
  'decision unlabel': ['restored', true],
  'decision restore': ['restored', true],
  'decision send_back': ['removed', false],
  'decision escalate': ['removed', false],
  'decision mute': ['muted', false],
  'decision unmute': ['unmuted', true],
  'decision ban': ['banned', false],
  'decision unban': ['unbanned', true],
  'appeal appealed': ['appealed', true],
  'report acted': ['reported_rightly', true],
  'report dismissed': ['reported_wrongly', false],
  'note noted': ['noted', false],
  'act role_changed': ['role_changed', true],
  'act invitation_sent': ['invited', true],
  'act member_left': ['left', true],
  'act post_pinned': ['pinned', true],
};

const HAS_DECISION: ReadonlySet<HistorySource> = new Set(['decision', 'appeal']);

async function postsOf(db: Queryable, rows: readonly HistoryRow[], viewerId: string) {
  const ids = rows.filter(({ source, what }) => source === 'post' || what === 'post_pinned');
  const posts = await postsByIds(
    db,
    ids.map((row) => row.thing_id),
    viewerId,
  );
  const shown = posts.filter(({ state }) => state === 'published');
  const authors = await blogsByIds(
    db,
    shown.map((post) => post.blog_id),
    viewerId,
  );
  const presented = await presentPosts(db, shown, viewerId, [...authors.values()]);
  return new Map(presented.map((post) => [post.id, post]));
}

async function commentsOf(rows: readonly HistoryRow[], reader: DecisionReader) {
  const ids = rows.filter(({ source }) => source === 'comment').map((row) => row.thing_id);
  const { db, viewerId } = reader;
  const found = ids.length === 0 ? [] : await commentsByIds(db, ids, viewerId);
  const presented = await presentComments(found, reader);
  return new Map(presented.map((comment) => [comment.id, comment]));
}

async function decisionsOf(rows: readonly HistoryRow[], reader: DecisionReader) {
  const ids = rows.filter(({ source }) => HAS_DECISION.has(source)).map((row) => row.thing_id);
  const found = await decisionsByIds(reader.db, ids);
  const presented = await presentDecisions([...found.values()], reader);
  return new Map(presented.map((decision) => [decision.id, decision]));
}

/** Returns the history of a member as moderators see it, for a whole page at once. */
export async function presentHistory(rows: readonly HistoryRow[], reader: DecisionReader): Promise<Entry[]> {
  const { db, viewerId } = reader;
  const noteIds = rows.filter(({ source }) => source === 'note').map((row) => row.thing_id);
  const actorIds = rows.flatMap((row) => (row.actor_id === null ? [] : [row.actor_id]));
  const [posts, comments, decisions, notes, blogs] = await Promise.all([
    postsOf(db, rows, viewerId),
    commentsOf(rows, reader),
    decisionsOf(rows, reader),
    memberNotesByIds(db, noteIds),
    blogsByIds(db, actorIds, viewerId),
  ]);
  return rows.map((row): Entry => {
    const [kind, isGood] = KINDS[`${row.source} ${row.what}`] ?? [row.what, false];
    const actor = row.actor_id === null ? undefined : blogs.get(row.actor_id);
    const post = posts.get(row.thing_id);
    const comment = row.source === 'comment' ? comments.get(row.thing_id) : undefined;
    const decision = HAS_DECISION.has(row.source) ? decisions.get(row.thing_id) : undefined;
    const noted = row.source === 'note' ? notes.get(row.thing_id) : undefined;
    const note = noted && presentMemberNote(noted, blogs, viewerId);
    return {
      id: row.id,
      kind,
      timestamp: row.at,
      isGood,
      ...(actor ? { actor: presentBlogRef(actor, viewerId) } : {}),
      ...(post ? { post } : {}),
      ...(comment ? { comment } : {}),
      ...(decision ? { decision } : {}),
      ...(note ? { note } : {}),
    };
  });
}
