import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { communityVerdict } from '#server/entities/community/policy.ts';
import { communitiesByIds } from '#server/entities/community/repository.ts';
import { canRead } from '#server/policies/blogs.ts';
import type { TabRow } from './tab-repository.ts';
import { SITE_TABS } from './tabs.ts';

type Tab = components['schemas']['DashboardTab'];

/** Returns the name of the timeline a tab shows. */
export function timelineOf({ id, title, collection }: Pick<TabRow, 'id' | 'title' | 'collection'>): string {
  if (collection) return `collection:${collection.uuid}`;
  return title === null ? id : `tab:${id}`;
}

/**
 * Presents tabs in the contract's shape.
 *
 * @param unread number of unread posts of each timeline, by its name
 */
export async function presentTabs(
  db: Queryable,
  rows: readonly TabRow[],
  viewerId: string,
  unread: ReadonlyMap<string, number> = new Map(),
): Promise<Tab[]> {
  const blogs = await blogsByIds(
    db,
    rows.flatMap(({ blog_ids }) => blog_ids),
    viewerId,
  );
  const communities = await communitiesByIds(
    db,
    rows.flatMap(({ community_ids }) => community_ids),
    viewerId,
  );
  const handleOf = (id: string): string[] => {
    const community = communities.get(id);
    return community && communityVerdict(community) === 'shown' ? [community.handle] : [];
  };
  const nameOf = (id: string): string[] => {
    const blog = blogs.get(id);
    return blog && canRead(blog, viewerId) ? [blog.name] : [];
  };
  return rows.map((row) => {
    const timeline = timelineOf(row);
    const common = { id: row.id, timeline, isHidden: row.is_hidden, unread: unread.get(timeline) ?? 0 };
    if (row.collection) {
      const { uuid: collectionId, title } = row.collection;
      return { ...common, title, isOwn: false, collectionId };
    }
    if (row.title === null) {
      const title = SITE_TABS.find(({ id }) => id === row.id)?.title ?? row.id;
      return { ...common, title, isOwn: false };
    }
    return {
      ...common,
      title: row.title,
      isOwn: true,
      blogs: row.blog_ids.flatMap(nameOf),
      tags: row.tags,
      communities: row.community_ids.flatMap(handleOf),
      hideReblogs: row.hide_reblogs,
      types: row.types as NonNullable<Tab['types']>,
    };
  });
}
