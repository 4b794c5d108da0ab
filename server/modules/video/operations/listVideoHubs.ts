import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { featuredHub } from '../featured-hub.ts';
import { presentVideoHubs } from '../video-hub-presenter.ts';
import { videoHubs } from '../video-hub-repository.ts';

const PATH = pathOf('listVideoHubs');
const LIST = 'video-hubs';
/** Position before the start of the list. */
const START = -1;

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
