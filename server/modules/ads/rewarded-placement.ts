import { createHmac } from 'node:crypto';
import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];

const DAY_MS = 86_400_000;
/** Seconds until a placement has to be asked for anew. */
const OFFER_SECONDS = 3600;

/** The ads that are watched for an hour without ads: nobody pays for them and no data of a reader is used to choose one. */
const HOUSE_ADS: readonly Schemas['HouseAd'][] = [
  {
    id: 'communities',
    title: 'A table for your people',
    text: 'Communities have their own feed, their own rules and their own jokes.',
    buttonText: 'Look around',
    href: '/communities',
    images: [],
  },
  {
    id: 'shop',
    title: 'Something for the door',
    text: 'Badges and frames that a blog wears beside its name.',
    buttonText: 'See the shelf',
    href: '/skeinmart',
    images: [],
  },
  {
    id: 'premium',
    title: 'No ads, for good',
    text: 'Premium keeps every ad away and pays for the lights.',
    buttonText: 'See what it gives',
    href: '/premium',
    images: [],
  },
];

const PREFIX = 'rewarded-house-';

/** Returns true for the placement id of a rewarded ad that the site offers. */
export function isRewardedPlacement(placementId: string): boolean {
  return HOUSE_ADS.some(({ id }) => placementId === PREFIX + id);
}

/** Returns the rewarded ad that a member is offered next: another one each time, and each day from another one on. */
export function rewardedPlacement(
  key: Buffer,
  { watched, nowMs }: { watched: number; nowMs: number },
): Schemas['AdPlacement'] {
  const at = (Math.floor(nowMs / DAY_MS) + watched) % HOUSE_ADS.length;
  const house = HOUSE_ADS[at] as Schemas['HouseAd'];
  const placementId = PREFIX + house.id;
  const expireTime = Math.floor(nowMs / 1000) + OFFER_SECONDS;
  const signature = createHmac('sha256', key).update(`${placementId}.${expireTime}`).digest('base64url');
  return { placementId, adSource: 'house', adType: 'google_rewarded', expireTime, signature, house };
}
