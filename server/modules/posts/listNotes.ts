import type { components } from '#generated/types/api.d.ts';
import type { Context, Handler } from '#server/contract/handler.ts';
import { pageLink } from '#server/feed/page-links.ts';
import { firstIdAt } from '#server/services/ids.ts';
import { presentBlogRef } from '../blogs/presenter.ts';
import { blogsByIds } from '../blogs/repository.ts';
import type { BlogRow } from '../blogs/rows.ts';
import { type NoteRow, notesOf, noteTotals } from './notes-repository.ts';
import { readablePost } from './policy.ts';

type Note = components['schemas']['Note'];
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

const NEWEST = '9223372036854775807';

function presentNote(
  row: NoteRow,
  blogs: ReadonlyMap<string, BlogRow>,
  viewerId: string | null,
): Note | undefined {
  const blog = blogs.get(row.blog_id);
  if (!blog) return undefined;
  const parent = row.parent_blog_id ? blogs.get(row.parent_blog_id) : undefined;
  return {
    id: `${row.kind}-${row.note_id}`,
    type: row.kind,
    timestamp: row.timestamp,
    blog: presentBlogRef(blog, viewerId),
    postId: row.post_id,
    ...(row.kind === 'reblog'
      ? {
          ...(row.summary ? { addedText: row.summary } : {}),
          tags: row.tags ?? [],
          ...(parent ? { reblogParentBlogName: parent.name } : {}),
        }
      : {}),
    ...(row.kind === 'reply' ? { replyId: row.note_id, replyText: row.reply_text ?? '' } : {}),
    ...(row.parent_reply_id ? { parentReplyId: row.parent_reply_id } : {}),
    ...(viewerId === null ? {} : { canDelete: row.kind === 'reply' && row.user_id === viewerId }),
  };
}

function startOf(query: Context<'listNotes'>['query'], place: string | undefined): string {
  const { sort = 'desc', beforeTimestamp } = query;
  if (place !== undefined) return place;
  if (sort === 'asc') return '0';
  if (beforeTimestamp === undefined) return NEWEST;
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
    notesOf(db, post.root_post_id, KINDS[mode], sort, startOf(query, place), limit + 1),
    noteTotals(db, post.root_post_id),
  ]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const path = `/v2/blog/${encodeURIComponent(params.blog)}/notes`;
  const blogIds = rows.flatMap((row) => [row.blog_id, ...(row.parent_blog_id ? [row.parent_blog_id] : [])]);
  const blogs = await blogsByIds(db, blogIds, viewerId);
  return {
    notes: rows.flatMap((row) => presentNote(row, blogs, viewerId) ?? []),
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
