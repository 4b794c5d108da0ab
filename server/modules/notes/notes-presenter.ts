import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { isNameable } from '#server/policies/blogs.ts';
import type { NoteRow } from './notes-repository.ts';

type Note = components['schemas']['Note'];
type Blogs = ReadonlyMap<string, BlogRow>;

function reblogPart(row: NoteRow, blogs: Blogs): Partial<Note> {
  const parent = row.parent_blog_id ? blogs.get(row.parent_blog_id) : undefined;
  return {
    ...(row.summary ? { addedText: row.summary } : {}),
    tags: row.tags ?? [],
    ...(parent ? { reblogParentBlogName: parent.name } : {}),
  };
}

function replyPart(row: NoteRow, post: BlogRow | undefined): Partial<Note> {
  return {
    replyId: row.note_id,
    replyText: row.reply_text ?? '',
    ...(post ? { postBlogName: post.name } : {}),
    ...(row.parent_reply_id ? { parentReplyId: row.parent_reply_id } : {}),
  };
}

function presentNote(row: NoteRow, blogs: Blogs, viewerId: string | null): Note | undefined {
  const blog = blogs.get(row.blog_id);
  if (!blog || !isNameable(blog)) return undefined;
  const post = row.target_blog_id ? blogs.get(row.target_blog_id) : undefined;
  const isOwn = row.user_id === viewerId || (post !== undefined && post.member_role !== null);
  return {
    id: `${row.kind}-${row.note_id}`,
    type: row.kind,
    timestamp: row.timestamp,
    blog: presentBlogRef(blog, viewerId),
    postId: row.post_id,
    ...(row.kind === 'reblog' ? reblogPart(row, blogs) : {}),
    ...(row.kind === 'reply' ? replyPart(row, post) : {}),
    ...(viewerId === null ? {} : { canDelete: row.kind === 'reply' && isOwn }),
  };
}

/** Presents notes in the contract's shape, in the order of the rows. Those of deleted blogs are left out. */
export async function presentNotes(
  db: Queryable,
  rows: readonly NoteRow[],
  viewerId: string | null,
): Promise<Note[]> {
  const blogIds = rows.flatMap((row) =>
    [row.blog_id, row.parent_blog_id, row.target_blog_id].filter((id) => id !== null),
  );
  const blogs = await blogsByIds(db, blogIds, viewerId);
  return rows.flatMap((row) => presentNote(row, blogs, viewerId) ?? []);
}
