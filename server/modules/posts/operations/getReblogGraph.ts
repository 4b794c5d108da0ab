import type { components } from '#generated/types/api.d.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { readablePost } from '#server/entities/post/policy.ts';
import { summaryOf } from '#server/entities/post/post-type.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { type GraphRow, graphOf } from '../reblog-graph/graph-repository.ts';

type Node = components['schemas']['ReblogNode'];

/** Maximum number of nodes: the root and 500 reblogs. */
const MAX_NODES = 501;

export const getReblogGraph: Handler<'getReblogGraph'> = async ({ params, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const { post } = await readablePost(db, params.blog, params.id, viewerId);
  const rows = await graphOf(db, post.root_post_id, viewerId, MAX_NODES);
  const blogs = await blogsByIds(
    db,
    rows.map((row) => row.blog_id),
    viewerId,
  );
  const shown = new Set(rows.map((row) => row.id));
  const [root] = rows;
  /** Returns the parent node of a reblog: the post it reblogged, or the root when that is not shown. */
  const parentOf = ({ id, parent_post_id }: GraphRow): string | undefined => {
    if (parent_post_id === null) return undefined;
    if (shown.has(parent_post_id)) return parent_post_id;
    return root?.parent_post_id === null && root.id !== id ? root.id : undefined;
  };
  const nodes = rows.flatMap((row): Node[] => {
    const blog = blogs.get(row.blog_id);
    if (!blog) return [];
    const parentPostId = parentOf(row);
    const addedText = row.parent_post_id === null ? '' : summaryOf(row.content);
    return [
      {
        postId: row.id,
        ...(parentPostId ? { parentPostId } : {}),
        blogName: blog.name,
        avatar: presentBlogRef(blog, viewerId).avatar,
        timestamp: row.timestamp,
        noteCount: row.note_count,
        ...(addedText ? { addedText } : {}),
      },
    ];
  });
  return { nodes, total: post.reblog_count };
};
