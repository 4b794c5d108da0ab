import type { components } from '#generated/types/api.d.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import { thumbOf } from '#server/entities/post/post-thumb.ts';
import type { Context } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentVideoHubs } from './video-hub-presenter.ts';
import { firstVideoHub } from './video-hub-repository.ts';
import { videoSkeleton } from './video-skeleton.ts';

type Featured = components['schemas']['VideoHubFeaturedElement'];

/** Number of channels among which the featured one is chosen. */
const FEATURED_CANDIDATES = 10;
/** Number of videos of the featured channel. */
const FEATURED_VIDEO_COUNT = 6;

/** Returns the first channel with videos visible to this member, with its newest videos. */
export async function featuredHub({ db, services, viewer }: Context<'listVideoHubs'>): Promise<Featured[]> {
  const row = await firstVideoHub(db, viewer.userId, FEATURED_CANDIDATES);
  if (!row) return [];
  const [[hub], { posts }] = await Promise.all([
    presentVideoHubs(db, [row], viewer.userId),
    postPage({
      db,
      scope: 'discovery',
      cursors: services.cursors,
      viewerId: viewer.userId,
      skeleton: videoSkeleton(db, row.tags),
      list: `video-hub/${row.name}`,
      cursor: undefined,
      limit: FEATURED_VIDEO_COUNT,
      path: pathOf('listVideoHubs'),
      query: {},
      omit: (post) => post.content_rating !== 'clean',
    }),
  ]);
  if (!hub || posts.length === 0) return [];
  return [{ objectType: 'video_hub_featured', id: `featured-${hub.name}`, hub, videos: posts.map(thumbOf) }];
}
