import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { ELEMENT_LOADING } from './ElementPlaceholder.tsx';

/** Renderers of the kinds of timeline element that belong to no feature, by `objectType`. */
export const elementViews = {
  announcement: lazyPart(() => import('./kinds/Announcement.tsx'), 'Announcement', ELEMENT_LOADING),
  app: lazyPart(() => import('./kinds/App.tsx'), 'App', ELEMENT_LOADING),
  backfill_ad: lazyPart(() => import('./ads/FeedAds.tsx'), 'BackfillAd', ELEMENT_LOADING),
  blazed_post: lazyPart(() => import('./kinds/BlazedPost.tsx'), 'BlazedPost', ELEMENT_LOADING),
  blog: lazyPart(() => import('./kinds/BlogStrip.tsx'), 'BlogStrip', ELEMENT_LOADING),
  blog_row: lazyPart(() => import('./kinds/BlogLine.tsx'), 'BlogLine', ELEMENT_LOADING),
  boop_counter: lazyPart(() => import('./kinds/BoopCounter.tsx'), 'BoopCounter', ELEMENT_LOADING),
  button: lazyPart(() => import('./kinds/ButtonOnly.tsx'), 'ButtonOnly', ELEMENT_LOADING),
  carousel: lazyPart(() => import('./kinds/Carousel.tsx'), 'Carousel', ELEMENT_LOADING),
  celebration: lazyPart(() => import('./kinds/Celebration.tsx'), 'Celebration', ELEMENT_LOADING),
  chiclet: lazyPart(() => import('./kinds/Chiclet.tsx'), 'Chiclet', ELEMENT_LOADING),
  chiclet_row: lazyPart(() => import('./kinds/ChicletRow.tsx'), 'ChicletRow', ELEMENT_LOADING),
  client_side_ad_waterfall: lazyPart(() => import('./ads/FeedAds.tsx'), 'AdWaterfall', ELEMENT_LOADING),
  cta: lazyPart(() => import('./kinds/Cta.tsx'), 'Cta', ELEMENT_LOADING),
  hr_with_label: lazyPart(() => import('./kinds/Rule.tsx'), 'Rule', ELEMENT_LOADING),
  premium_banner: lazyPart(() => import('./ads/FeedAds.tsx'), 'PremiumBanner', ELEMENT_LOADING),
  signpost_cta: lazyPart(() => import('./kinds/Signpost.tsx'), 'Signpost', ELEMENT_LOADING),
  sponsored_day: lazyPart(() => import('./ads/FeedAds.tsx'), 'SponsoredDay', ELEMENT_LOADING),
  takeover_banner: lazyPart(() => import('./ads/FeedAds.tsx'), 'TakeoverBanner', ELEMENT_LOADING),
  timeline_action_message: lazyPart(
    () => import('./kinds/ActionMessage.tsx'),
    'ActionMessage',
    ELEMENT_LOADING,
  ),
  timeline_message: lazyPart(() => import('./kinds/Message.tsx'), 'Message', ELEMENT_LOADING),
  title: lazyPart(() => import('./kinds/Title.tsx'), 'Title', ELEMENT_LOADING),
};
