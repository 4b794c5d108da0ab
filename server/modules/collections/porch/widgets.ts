import type { components } from '#generated/types/api.d.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds, blogsByUuids } from '#server/entities/blog/repository.ts';
import { canViewCollection } from '#server/entities/collection/policy.ts';
import { findCollection } from '#server/entities/collection/repository.ts';
import { communityVerdict } from '#server/entities/community/policy.ts';
import { findCommunity } from '#server/entities/community/repository.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import { canRead, isNameable } from '#server/policies/blogs.ts';
import { isPublished } from '#server/policies/posts.ts';

type Widget = components['schemas']['PorchWidget'];
/** Decides whether somebody may see a thing of the site. */
type Rule = (db: Queryable, id: string, viewerId: string | null) => Promise<boolean>;

/** Decides whether a blog can be read and neither side blocks the other: a porch is a place that the reader did not choose. */
const canReadBlog: Rule = async (db, id, viewerId) => {
  const blog = (await blogsByIds(db, [id], viewerId)).get(id);
  return blog !== undefined && canRead(blog, viewerId) && isNameable(blog);
};

const canSeePost: Rule = async (db, id, viewerId) => {
  const [post] = isPossibleId(id) ? await postsByIds(db, [id], viewerId) : [];
  return post !== undefined && isPublished(post) && canReadBlog(db, post.blog_id, viewerId);
};

const canSeeCollection: Rule = async (db, uuid, viewerId) => {
  const row = await findCollection(db, uuid, viewerId);
  if (row === undefined || !(await canViewCollection(db, row, viewerId))) return false;
  return row.viewer_role !== null || canReadBlog(db, row.owner_blog_id, viewerId);
};

const canSeeCommunity: Rule = async (db, uuid, viewerId) => {
  const row = await findCommunity(db, uuid, viewerId);
  return row !== undefined && communityVerdict(row) === 'shown';
};

/** Returns true when somebody may see what a widget is about. */
export async function canSeeWidget(db: Queryable, widget: Widget, viewerId: string | null): Promise<boolean> {
  switch (widget.kind) {
    case 'record':
    case 'poll':
      return canSeePost(db, widget.postId, viewerId);
    case 'collection':
      return canSeeCollection(db, widget.collectionId, viewerId);
    case 'community':
      return canSeeCommunity(db, widget.uuid, viewerId);
    case 'posts': {
      const blog = (await blogsByUuids(db, [widget.blogUuid])).get(widget.blogUuid);
      return blog !== undefined && canReadBlog(db, blog.id, viewerId);
    }
    default:
      return true;
  }
}

/** Returns the widgets that somebody may see. */
export async function visibleWidgets(
  db: Queryable,
  widgets: readonly Widget[],
  viewerId: string | null,
): Promise<Widget[]> {
  const shown: Widget[] = [];
  for (const widget of widgets) if (await canSeeWidget(db, widget, viewerId)) shown.push(widget);
  return shown;
}
