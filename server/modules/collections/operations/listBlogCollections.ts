import { readableBlog } from '#server/entities/blog/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { collectionPage } from '../lists/pages.ts';

/** Lists the public collections that a blog owns, and to their collaborators the others. */
export const listBlogCollections: Handler<'listBlogCollections'> = async ({
  params,
  query,
  db,
  services,
  viewer,
}) => {
  const viewerId = viewer?.userId ?? null;
  const blog = await readableBlog(db, params.blog, viewerId);
  return collectionPage({
    db,
    cursors: services.cursors,
    viewerId,
    list: { kind: 'blog', blogId: blog.id },
    path: pathOf('listBlogCollections', params),
    query,
  });
};
