/** Layout numbers of spec 000 §9 in CSS pixels, for calculations in scripts. CSS uses tokens.css. */
export const LAYOUT = {
  width: 990,
  mainWidth: 625,
  sidebarWidth: 320,
  postWidth: 540,
  narrowPostWidth: 300,
  columnsWidth: 980,
  peeprWidth: 600,
  mobileHeader: 44,
  desktopHeader: 54,
  avatar: 40,
  postAvatar: 64,
  postSpacing: 16,
  mobilePostSpacing: 8,
  blogCardHeight: 360,
  blogCardWidth: 220,
} as const;

/** Widths at which the layout changes, in CSS pixels (spec 000 §3 viewport classes, §9 navigation). */
export const BREAKPOINTS = { phoneMax: 540, tabletBelow: 990, navCompact: 1018, navFull: 1162 } as const;

/** Scroll depth in pixels after which the scroll-to-top button appears (spec 000 §9). */
export const SCROLL_TO_TOP_AFTER_PX = 2000;

/** Viewport class (spec 000 §3). */
export type Viewport = 'smartphone' | 'tablet' | 'desktop';

/** Returns the viewport class of a window `width` CSS pixels wide. */
export function viewportOf(width: number): Viewport {
  if (width <= BREAKPOINTS.phoneMax) return 'smartphone';
  return width < BREAKPOINTS.tabletBelow ? 'tablet' : 'desktop';
}
