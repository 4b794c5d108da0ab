import { randomBytes } from 'node:crypto';
import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { isFeatureOpen } from '#server/entities/user/features-repository.ts';
import { presentHouseAd } from '../house-ads/house-ad-presenter.ts';
import type { ShownAdRow } from '../house-ads/house-ads-repository.ts';
import { CHOICE_MS, macOf, serveIdOf } from './serve-id.ts';
import { adsFor } from './serving-repository.ts';

type Schemas = components['schemas'];

/** Reader for whom an ad is chosen. */
export interface AdReader {
  db: Queryable;
  /** Key of the module: signs showings. */
  key: Buffer;
  /** Null for a visitor. */
  userId: string | null;
  nowMs: number;
}

/** An ad that was chosen for a place, and the id of this showing. */
export interface ChosenAd {
  row: ShownAdRow;
  ad: Schemas['HouseAd'];
  placementId: string;
  serveId: string;
}

const HASH_BYTES = 6;

/**
 * Returns the ads in a random order in which each comes first as often as its weight says. The seed decides: the same one
 * gives the same order.
 */
export function byWeight<Ad extends { id: string; weight: number }>(
  ads: readonly Ad[],
  hash: (id: string) => Buffer,
): Ad[] {
  const drawn = ads.map((ad) => {
    const share = (hash(ad.id).readUIntBE(0, HASH_BYTES) + 1) / (2 ** (8 * HASH_BYTES) + 1);
    return { ad, time: -Math.log(share) / ad.weight };
  });
  return drawn.toSorted((one, other) => one.time - other.time).map(({ ad }) => ad);
}

/** Returns the ads of a place that a reader may be shown, the chosen one first. For a member the choice lasts an hour. */
export async function chooseAds(
  { db, key, userId, nowMs }: AdReader,
  place: Schemas['HouseAdPlacement'],
): Promise<ChosenAd[]> {
  const rows = await adsFor(db, place, { userId, nowMs });
  const hasCommunity = rows.some(({ subject_kind: kind }) => kind === 'community');
  const areCommunitiesOpen = hasCommunity && (await isFeatureOpen(db, 'communities', userId ?? undefined));
  const shown = rows.filter(({ subject_kind: kind }) => kind !== 'community' || areCommunitiesOpen);
  const seed = userId === null ? randomBytes(CHOICE_BYTES).toString('hex') : userId;
  const hour = String(Math.floor(nowMs / CHOICE_MS));
  return byWeight(shown, (id) => macOf(key, 'choice', id, place, seed, hour)).map((row) => ({
    row,
    ad: presentHouseAd(row),
    placementId: `${place}-house-${row.id}`,
    serveId: serveIdOf(key, { adId: row.id, place, userId, nowMs }),
  }));
}

/** Random bytes by which a visitor's choice is drawn. */
const CHOICE_BYTES = 8;
