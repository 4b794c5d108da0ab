import type { components } from '#generated/types/api.d.ts';
import { textsOf } from '#server/core/post-texts.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { isModerator } from '#server/entities/community/policy.ts';
import {
  presentRemoval,
  type RemovalRow,
  removalsOfComments,
} from '#server/entities/community/removals-repository.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { mayWrite } from '#server/entities/community/writing.ts';
import { takesPart } from '#server/policies/blogs.ts';
import { type Filters, matchesInWords } from '#server/policies/filters.ts';
import { filtersOf } from '#server/policies/filters-repository.ts';
import { type CommentRow, firstAnswers, rolesOfBlogs } from './comments-repository.ts';

type Schemas = components['schemas'];
type Role = Schemas['CommunityRole'];

/** The reader of comments, and the community they are in. */
export interface CommentReader {
  db: Queryable;
  community: CommunityRow;
  viewerId: string | null;
  /** Seconds since 1970. */
  now: number;
  /** An answer that is shown with its comment also where it is not among the first. */
  alsoId?: string | undefined;
  /** True in the moderators' views, which have every comment, whoever blocks whom. */
  isWhole?: boolean;
}

/** Returns true when the reader sees the words of a comment: of one that waits or was removed, its author and moderators. */
function showsWords(
  { state, user_id, may_change }: CommentRow,
  { community, viewerId }: CommentReader,
): boolean {
  if (state === 'published') return true;
  if (state === 'deleted') return false;
  return may_change || (viewerId !== null && user_id === viewerId) || isModerator(community);
}

/**
 * Returns the viewer's filters that cover a comment: a thread keeps its form, so that also those that hide a post cover a
 * comment. Own comments are never filtered.
 */
function coverOf(
  row: CommentRow,
  blog: BlogRow,
  filters: Filters,
  viewerId: string | null,
): Pick<Schemas['Comment'], 'filteredBy'> {
  if (filters.texts.length === 0 || row.user_id === viewerId) return {};
  const filteredBy = matchesInWords([blog.name, ...textsOf(row.content)].join('\n'), filters);
  return filteredBy.length === 0 ? {} : { filteredBy };
}

/** Returns the fields that a comment and an answer share. */
function commonFields(
  row: CommentRow,
  blog: BlogRow,
  { role, removal, filters }: { role: Role | undefined; removal: RemovalRow | undefined; filters: Filters },
  reader: CommentReader,
) {
  const { community, viewerId, now } = reader;
  const isWhole = row.state === 'published';
  const writes = mayWrite(community, now);
  return {
    id: row.id,
    blog: presentBlogRef(blog, viewerId),
    ...(role ? { role } : {}),
    content: showsWords(row, reader) ? row.content : [],
    ...(showsWords(row, reader) && !reader.isWhole ? coverOf(row, blog, filters, viewerId) : {}),
    createdTs: row.created,
    ...(row.edited === null ? {} : { editedTs: row.edited }),
    liked: row.liked,
    likeCount: row.like_count,
    canDelete: row.may_change && row.state !== 'deleted',
    canEdit: row.may_change && isWhole && writes,
    canReply: isWhole && writes,
    state: row.state as Schemas['Comment']['state'],
    ...(row.state === 'removed' && removal && showsWords(row, reader)
      ? { removal: presentRemoval(removal) }
      : {}),
  };
}

/** Returns whom an answer names, where that blog may be shown. */
function replyToOf(
  row: CommentRow,
  blogs: ReadonlyMap<string, BlogRow>,
  viewerId: string | null,
): { replyTo?: Schemas['ReplyTo'] } {
  const blog = row.reply_to_blog_id === null ? undefined : blogs.get(row.reply_to_blog_id);
  if (!blog || row.reply_to_id === null || !takesPart(blog)) return {};
  return { replyTo: { commentId: row.reply_to_id, blog: presentBlogRef(blog, viewerId) } };
}

/**
 * Returns comments with their first answers, for a whole page at once. Comments of a blog that blocks the viewer, or is
 * blocked, are left out.
 */
export async function presentComments(
  rows: readonly CommentRow[],
  reader: CommentReader,
): Promise<Schemas['Comment'][]> {
  const { db, viewerId } = reader;
  const firsts = rows.filter((row) => row.parent_id === null).map(({ id }) => id);
  const answers = await firstAnswers(db, firsts, viewerId, reader.alsoId ?? null);
  const blogIds = [...rows, ...answers].flatMap((row) => [
    row.blog_id,
    ...(row.reply_to_blog_id === null ? [] : [row.reply_to_blog_id]),
  ]);
  const removedIds = [...rows, ...answers].flatMap(({ id, state }) => (state === 'removed' ? [id] : []));
  const [blogs, roles, removals, filters] = await Promise.all([
    blogsByIds(db, blogIds, viewerId),
    rolesOfBlogs(db, reader.community.id, blogIds),
    removalsOfComments(db, removedIds),
    filtersOf(db, viewerId, 'communities'),
  ]);
  const ofRow = (row: CommentRow) => ({
    ...{ role: roles.get(row.blog_id), removal: removals.get(row.id) },
    filters,
  });
  const shown = (row: CommentRow) => {
    const blog = blogs.get(row.blog_id);
    return blog && (reader.isWhole || takesPart(blog)) ? blog : undefined;
  };
  return rows.flatMap((row) => {
    const blog = shown(row);
    if (!blog) return [];
    const replies = answers.flatMap((answer): Schemas['CommentReply'][] => {
      const answering = answer.parent_id === row.id ? shown(answer) : undefined;
      if (!answering) return [];
      return [
        {
          ...commonFields(answer, answering, ofRow(answer), reader),
          parentCommentId: row.id,
          ...replyToOf(answer, blogs, viewerId),
        },
      ];
    });
    return [
      {
        ...commonFields(row, blog, ofRow(row), reader),
        postId: row.post_id,
        ...(row.parent_id === null ? { replies } : { parentCommentId: row.parent_id }),
        ...replyToOf(row, blogs, viewerId),
        replyCount: row.reply_count,
      },
    ];
  });
}
