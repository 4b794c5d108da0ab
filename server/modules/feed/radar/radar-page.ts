import type { components } from '#generated/types/api.d.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Skeleton } from '#server/feed/skeletons.ts';
import type { Context } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';

type Schemas = components['schemas'];
type Asked = Pick<Context<'getRadarTimeline'>, 'db' | 'services' | 'viewer'>;

const PATH = pathOf('getRadarTimeline');

/** Posts on the radar are read-only (spec 000 §7). */
const shownOnly = (post: Schemas['Post']): Schemas['Post'] => ({ ...post, canEdit: false, canDelete: false });

/** Returns posts of the radar as their viewer may see them; `count` is the requested number, if given. */
export async function radarPage(
  { db, services, viewer }: Asked,
  skeleton: Skeleton,
  page: { cursor?: string | undefined; limit: number; count?: number | undefined },
): Promise<{ posts: Schemas['Post'][]; links: Schemas['PageLinks'] }> {
  const { cursor, limit, count } = page;
  const { posts, links } = await postPage({
    db,
    scope: 'discovery',
    cursors: services.cursors,
    viewerId: viewer?.userId ?? null,
    skeleton,
    list: 'radar',
    cursor,
    limit,
    path: PATH,
    query: {},
    omit: (post) => post.content_rating !== 'clean',
  });
  const next = links.next?.queryParams.cursor;
  return {
    posts: posts.map(shownOnly),
    links: next === undefined ? {} : { next: pageLink(PATH, { count }, { cursor: next }) },
  };
}
