import type { components } from '#generated/types/api.d.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import { thumbOf } from '#server/entities/post/post-thumb.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentVideoHubs } from '../video-hub-presenter.ts';
import { firstVideoHub, videoHubs } from '../video-hub-repository.ts';
import { videoSkeleton } from '../video-skeleton.ts';

type Featured = components['schemas']['VideoHubFeaturedElement'];

const PATH = pathOf('listVideoHubs');
const LIST = 'video-hubs';
/** Position before the start of the list. */
const START = -1;
/** Number of channels among which the featured one is chosen. */
const FEATURED_CANDIDATES = 10;
/** Number of videos of the featured channel. */
const FEATURED_VIDEO_COUNT = 6;

/** Returns the first channel with videos visible to this member, with its newest videos. */
async function featuredHub({ db, services, viewer }: Context<'listVideoHubs'>): Promise<Featured[]> {
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
      path: PATH,
      query: {},
      omit: (post) => post.content_rating !== 'clean',
    }),
  ]);
  if (!hub || posts.length === 0) return [];
  return [{ objectType: 'video_hub_featured', id: `featured-${hub.name}`, hub, videos: posts.map(thumbOf) }];
}

export const listVideoHubs: Handler<'listVideoHubs'> = async (context) => {
  const { query, db, services, viewer } = context;
  const { cursor, limit = 20 } = query;
  const [after, before] = cursor === undefined ? [START] : services.cursors.read(LIST, cursor);
  const featured = cursor === undefined ? await featuredHub(context) : [];
  // The channel featured on the first page is left out of all pages.
  const shownAbove = featured[0]?.hub.name ?? String(before ?? '');
  const room = limit - featured.length;
  const rows = await videoHubs(db, viewer.userId, {
    after: Number(after),
    except: shownAbove,
    count: room + 1,
  });
  const shown = rows.slice(0, room);
  const hubs = await presentVideoHubs(db, shown, viewer.userId);
  const place = shown.at(-1)?.place ?? START;
  return {
    timeline: {
      elements: [
        ...featured,
        ...hubs.map((hub) => ({ objectType: 'video_hub_card' as const, id: `hub-${hub.name}`, hub })),
      ],
      links:
        rows.length > room
          ? {
              next: pageLink(PATH, query, {
                cursor: services.cursors.write(LIST, [place, shownAbove]),
                limit,
              }),
            }
          : {},
    },
  };
};
