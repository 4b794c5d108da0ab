import type { OtherElement } from './element-context.ts';

/** Kind of an element that is not a post. */
export type ElementKind = OtherElement['objectType'];

/** Mark of a kind that has a renderer. */
const SHOWN = 'shown';

const COMMUNITIES = { skipped: 'The pages of communities render them themselves.' };

/**
 * All kinds of element between posts that the contract names: shown, or skipped for a reason. A kind added to the
 * contract does not compile without its entry here, and a shown one not without its renderer (`src/app/elements/element-views.ts`).
 */
export const ELEMENT_KINDS = {
  announcement: SHOWN,
  answertime_cta: SHOWN,
  app: SHOWN,
  backfill_ad: SHOWN,
  blazed_post: SHOWN,
  blog: SHOWN,
  blog_row: SHOWN,
  boop_counter: SHOWN,
  browse_category_card: COMMUNITIES,
  button: SHOWN,
  carousel: SHOWN,
  celebration: SHOWN,
  chiclet: SHOWN,
  chiclet_row: SHOWN,
  client_side_ad_waterfall: SHOWN,
  collection_invite_header: SHOWN,
  community_card: COMMUNITIES,
  community_hub_header_card: COMMUNITIES,
  community_row: COMMUNITIES,
  cta: SHOWN,
  hr_with_label: SHOWN,
  premium_banner: SHOWN,
  search_clear_filters_cta: SHOWN,
  signpost_cta: SHOWN,
  sponsored_day: SHOWN,
  tag_info_row: SHOWN,
  tag_ribbon: SHOWN,
  takeover_banner: SHOWN,
  timeline_action_message: SHOWN,
  timeline_message: SHOWN,
  title: SHOWN,
  trending_tag: SHOWN,
  video_hub_card: SHOWN,
  video_hub_featured: SHOWN,
  video_hubs_container: SHOWN,
} as const satisfies Record<ElementKind, typeof SHOWN | { skipped: string }>;

/** Kind of an element that has a renderer. */
export type ShownKind = {
  [Kind in ElementKind]: (typeof ELEMENT_KINDS)[Kind] extends typeof SHOWN ? Kind : never;
}[ElementKind];

/** Returns true for kinds that have a renderer. */
export function isShownKind(kind: string): kind is ShownKind {
  return isKnownKind(kind) && ELEMENT_KINDS[kind] === SHOWN;
}

/** Returns true for kinds that the contract of this version names. */
export function isKnownKind(kind: string): kind is ElementKind {
  return Object.hasOwn(ELEMENT_KINDS, kind);
}
