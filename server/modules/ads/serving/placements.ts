import type { components } from '#generated/types/api.d.ts';
import { isAdFree } from '#server/entities/user/ad-free-repository.ts';
import { presentOutside } from '../outside/allowed-sources.ts';
import type { OutsideSource } from '../outside/outside-sources.ts';
import { type AdReader, type ChosenAd, chooseAds } from './choose-ad.ts';
import { macOf } from './serve-id.ts';

type Schemas = components['schemas'];

/** Sources of a waterfall; a client tries them in order. */
const MAX_SOURCES = 3;
/** Seconds until a placement has to be asked for anew. */
const OFFER_SECONDS = 3600;
/** Size of the sidebar's ad in CSS pixels (spec 001 §7, `mrec`). */
const MREC = { width: 300, height: 250 };

/** Presents a chosen ad as a source of a placement. */
export function placementOf(
  { key, nowMs }: AdReader,
  { ad, placementId, serveId }: ChosenAd,
  size: { width: number; height: number } | undefined,
): Schemas['AdPlacement'] {
  const expireTime = Math.floor(nowMs / 1000) + OFFER_SECONDS;
  return {
    placementId,
    adSource: 'house',
    adType: 'post',
    expireTime,
    signature: macOf(key, placementId, String(expireTime)).toString('base64url'),
    serveId,
    house: ad,
    ...size,
  };
}

/**
 * Returns the sources of named places, by name: those of companies that the reader allowed, then ads of the site. A place
 * that nothing fills is left out. A reader without ads gets none.
 */
export async function placementsFor(
  reader: AdReader,
  places: Readonly<Record<string, Schemas['HouseAdPlacement']>>,
  outside: readonly OutsideSource[],
): Promise<Schemas['AdPlacements']> {
  const { db, userId, nowMs } = reader;
  if (userId !== null && (await isAdFree(db, userId, nowMs))) return { placements: {}, adFree: true };
  const filled = await Promise.all(
    Object.entries(places).map(async ([name, place]) => {
      const size = place === 'sidebar' ? MREC : undefined;
      const chosen = (await chooseAds(reader, place)).slice(0, MAX_SOURCES);
      const others = outside.filter(({ places: own }) => own.some((each) => each === place));
      const sources = [
        ...others.map((source) => presentOutside(source, place, reader)),
        ...chosen.map((one) => placementOf(reader, one, size)),
      ];
      return [name, sources] as const;
    }),
  );
  return {
    placements: Object.fromEntries(filled.filter(([, sources]) => sources.length > 0)),
    adFree: false,
  };
}
