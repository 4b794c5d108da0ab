import { elementWordsIn } from '#generated/element-words.js';
import type { components } from '#generated/types/api.d.ts';
import { isAdFree } from '#server/entities/user/ad-free-repository.ts';
import { isFeatureOpen } from '#server/entities/user/features-repository.ts';
import type { Element, ElementReader, ElementSource } from '#server/feed/elements/element-source.ts';
import { paths } from '#src/paths/paths.ts';
import { outsideBetweenPosts } from '../outside/outside-for.ts';
import { type AdReader, chooseAds } from '../serving/choose-ad.ts';
import { placementOf } from '../serving/placements.ts';
import { hidesAds } from '../serving/serving-repository.ts';

type Schemas = components['schemas'];

const DAY_MS = 86_400_000;
/** Time after an ad was hidden in which a member is told that premium has none. */
const TOLD_MS = 30 * DAY_MS;
/** Sources of a waterfall between posts. */
const MAX_SOURCES = 3;
/** Colour of a takeover or sponsored day that names none: the accent of the site. */
const ACCENT_COLOUR = '#00b8ff';

function readerOf({ db, userId, now: nowMs, adsKey: key }: ElementReader): AdReader {
  return { db, key, userId, nowMs };
}

/** Returns a word for premium to a member who hid an ad, where the next one would stand. */
async function premiumBanner({ db, userId, now, locale }: ElementReader): Promise<Element[]> {
  if (!(await hidesAds(db, userId, now - TOLD_MS))) return [];
  if (!(await isFeatureOpen(db, 'premium', userId))) return [];
  const words = elementWordsIn(locale);
  return [
    {
      objectType: 'premium_banner',
      id: 'premium-banner',
      title: words.adWouldStandHere(),
      text: words.noAdsWithPremium(),
      button: { text: words.seePremium(), href: paths.premium() },
      dismissible: true,
    },
  ];
}

function outsideOf({ db, userId, request }: ElementReader): Promise<Schemas['AdPlacement'][]> {
  return outsideBetweenPosts({ db, viewer: { userId }, request, services: request.server.services });
}

/** Returns a slot with its sources in order: those of companies that the reader allowed, then ads of the site. */
async function slotOf(
  asked: ElementReader,
  outside: readonly Schemas['AdPlacement'][],
): Promise<Schemas['AdWaterfallElement']> {
  const reader = readerOf(asked);
  const chosen = (await chooseAds(reader, 'timeline')).slice(0, MAX_SOURCES);
  const sources = [...outside, ...chosen.map((one) => placementOf(reader, one, undefined))];
  return { objectType: 'client_side_ad_waterfall', id: 'waterfall', placement: 'timeline', sources };
}

/**
 * An ad after the second post of the dashboard, where no campaign stands; none for readers without ads. It is one of the
 * site, or a slot where the reader allowed a company that fills it.
 */
export const feedAd: ElementSource = {
  name: 'house-ads',
  timelines: ['dashboard'],
  placement: 'paid',
  async elements(asked) {
    if (await isAdFree(asked.db, asked.userId, asked.now)) return [];
    const outside = await outsideOf(asked);
    if (outside.length > 0) return [await slotOf(asked, outside)];
    const [chosen] = await chooseAds(readerOf(asked), 'timeline');
    if (chosen === undefined) return premiumBanner(asked);
    const { ad, placementId, serveId } = chosen;
    return [{ objectType: 'backfill_ad', id: `ad-${ad.id}`, ad, placementId, serveId }];
  },
};

/** A slot for an ad after the second post of recommendations and of the page of a tag, with its sources in order. */
export const waterfallAd: ElementSource = {
  name: 'ad-waterfall',
  timelines: ['recommended', 'tag'],
  placement: 'paid',
  async elements(asked) {
    if (await isAdFree(asked.db, asked.userId, asked.now)) return [];
    const slot = await slotOf(asked, await outsideOf(asked));
    return slot.sources.length > 0 ? [slot] : [];
  },
};

type Above = Schemas['TakeoverBannerElement'] | Schemas['SponsoredDayElement'];

async function takeover(reader: AdReader): Promise<Above[]> {
  const chosen = (await chooseAds(reader, 'takeover')).find(({ row }) => row.image.length > 0);
  if (chosen === undefined) return [];
  const { ad, row, placementId, serveId } = chosen;
  const accentColor = row.accent_colour ?? ACCENT_COLOUR;
  const about = { href: ad.href, accentColor, text: ad.title, placementId, adId: ad.id, serveId };
  return [{ objectType: 'takeover_banner', id: `takeover-${ad.id}`, image: ad.images, ...about }];
}

async function sponsoredDay(reader: AdReader): Promise<Above[]> {
  const [chosen] = await chooseAds(reader, 'sponsored_day');
  if (chosen === undefined) return [];
  const { ad, row, placementId, serveId } = chosen;
  const about = { title: ad.title, text: ad.text, href: ad.href, placementId, adId: ad.id, serveId };
  return [
    {
      objectType: 'sponsored_day',
      id: `day-${ad.id}`,
      sponsorName: ad.advertiser ?? 'Skein',
      accentColor: row.accent_colour ?? ACCENT_COLOUR,
      ...about,
      ...(ad.images.length > 0 ? { image: ad.images } : {}),
    },
  ];
}

/** A takeover above the dashboard, or else the line of a sponsored day; none for readers without ads. */
export const adAbove: ElementSource = {
  name: 'sponsored',
  timelines: ['dashboard'],
  placement: 'above',
  async elements(asked) {
    if (await isAdFree(asked.db, asked.userId, asked.now)) return [];
    const reader = readerOf(asked);
    const banners = await takeover(reader);
    return banners.length > 0 ? banners : sponsoredDay(reader);
  },
};
