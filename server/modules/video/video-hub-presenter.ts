import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { isListable } from '#server/policies/blogs.ts';
import type { VideoHubRow } from './video-hub-repository.ts';

type VideoHub = components['schemas']['VideoHub'];

/** Presents channels in the contract's shape. The curator is named only to viewers who may see that blog. */
export async function presentVideoHubs(
  db: Queryable,
  rows: readonly VideoHubRow[],
  viewerId: string,
): Promise<VideoHub[]> {
  const curators = await blogsByIds(
    db,
    rows.flatMap((row) => row.curator_blog_id ?? []),
    viewerId,
  );
  return rows.map((row) => {
    const curator = row.curator_blog_id === null ? undefined : curators.get(row.curator_blog_id);
    return {
      name: row.name,
      title: row.title,
      description: row.description,
      accentColor: row.accent_color,
      ...(row.poster ? { poster: row.poster } : {}),
      videoCount: row.video_count,
      isFollowed: row.followed,
      tags: row.tags,
      ...(curator && isListable(curator, viewerId) ? { curator: presentBlogRef(curator, viewerId) } : {}),
      href: `/skein-tv/channel/${row.name}`,
    };
  });
}
