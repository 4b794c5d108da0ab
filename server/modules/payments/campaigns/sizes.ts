/** A size of a campaign that is sold. */
export type CampaignSize = {
  /** Key in the catalogue of prices. */
  item: string;
  /** People who shall see the post. */
  goal: number;
  /** Days over which it is shown. */
  days: number;
};

/** Sizes of campaigns, the smallest first. A free credit pays for the smallest. */
export const CAMPAIGN_SIZES: readonly [CampaignSize, ...CampaignSize[]] = [
  { item: 'blaze-2500', goal: 2500, days: 1 },
  { item: 'blaze-7000', goal: 7000, days: 1 },
  { item: 'blaze-20000', goal: 20_000, days: 2 },
  { item: 'blaze-50000', goal: 50_000, days: 3 },
];

/** Returns the name of a size as receipts say it, in English. */
export function sizeTitle({ goal }: CampaignSize): string {
  return `Blaze: ${goal.toLocaleString('en')} people`;
}
