import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentPromotions } from '../promotions/promotion-presenter.ts';
import { runningPromotions } from '../promotions/promotions-repository.ts';

const LIST = 'site-promotions';

export const listPromotions: Handler<'listPromotions'> = async ({ query, db, services, viewer }) => {
  const { cursor, limit = 20 } = query;
  const [ends, id] = cursor === undefined ? [] : services.cursors.read(LIST, cursor);
  const after = ends === undefined || id === undefined ? undefined : { ends: Number(ends), id: String(id) };
  const found = await runningPromotions(db, { after, nowMs: services.now(), limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next =
    last && found.length > limit
      ? pageLink(pathOf('listPromotions', {}), query, {
          cursor: services.cursors.write(LIST, [String(last.ends), last.id]),
          limit,
        })
      : undefined;
  return {
    promotions: await presentPromotions(db, page, viewer.userId),
    links: next ? { next } : {},
  };
};
