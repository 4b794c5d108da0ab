import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentBans } from '../moderation/members/ban-presenter.ts';
import { bansOfCommunity, countBans } from '../moderation/members/bans-repository.ts';

const DEFAULT_LIMIT = 20;

/** Lists the blogs that are banned from a community, the last banned first. */
export const listCommunityBans: Handler<'listCommunityBans'> = async ({
  params,
  query,
  subject,
  db,
  services,
  viewer,
}) => {
  const { id } = subject.community;
  const { limit = DEFAULT_LIMIT, cursor } = query;
  const list = `communities/${id}/bans`;
  const before = cursor === undefined ? null : String(services.cursors.read(list, cursor)[0]);
  const now = new Date(services.now());
  const rows = await bansOfCommunity(db, id, now, { before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    bans: await presentBans(db, page, viewer.userId),
    total: await countBans(db, id, now),
    links: last
      ? {
          next: pageLink(
            pathOf('listCommunityBans', params),
            { ...query },
            { cursor: services.cursors.write(list, [last.id]), limit },
          ),
        }
      : {},
  };
};
