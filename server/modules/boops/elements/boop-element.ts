import type { ElementSource } from '#server/feed/elements/element-source.ts';
import { boopCounts, presentBoops } from '../boops-presenter.ts';
import { boopsOf } from '../boops-repository.ts';

/** Boops that are older are not counted as news. */
const BOOP_NEWS_MS = 86_400_000;

/** Number of boops, when the member was booped within a day. */
export const boopElement: ElementSource = {
  name: 'boops',
  timelines: ['dashboard'],
  placement: 'between',
  async elements({ db, userId, now }) {
    const latest = await boopsOf(db, userId, 'received', { below: undefined, limit: 1 });
    const [boop] = await presentBoops(db, latest, userId);
    if (!boop || boop.timestamp * 1000 < now - BOOP_NEWS_MS) return [];
    return [
      { objectType: 'boop_counter', id: 'boops', counts: await boopCounts(db, userId), blog: boop.from },
    ];
  },
};
