import type { EventQueue } from './event-queue.ts';

/** Milliseconds after which a picture that did not load counts as failed (spec 001 §9). */
export const IMAGE_FAILURE_MS = 5000;
/** Milliseconds after which the place of an ad is looked at (spec 001 §4, §9). */
export const AD_BLOCK_CHECK_MS = 2000;
/** Files of each kind that a page load reports (spec 001 §9). */
const MAX_RESOURCES_PER_KIND = 10;
/** Share of a post that must be in view, or of the view that a long post must fill. */
const VISIBLE_SHARE = 0.5;
/** Shares of a post at which it is looked at again: a long one fills the view with a small share of it. */
const OBSERVED_SHARES = [0.1, 0.2, 0.3, 0.4, VISIBLE_SHARE];
/** Milliseconds until posts that were added are watched: they come many at a time. */
const SCAN_DELAY_MS = 500;

const KINDS: Readonly<Record<string, string>> = { img: 'image', link: 'link', script: 'script', css: 'css' };

/** Returns the host of an address. */
function hostOf(address: string): string {
  return URL.canParse(address, window.location.href) ? new URL(address, window.location.href).host : '';
}

/** Returns the details of the page's view: the host of the page before, when that was another site's. */
export function viewDetails(): Record<string, string> {
  const host = document.referrer === '' ? '' : hostOf(document.referrer);
  return host === '' || host === window.location.host ? {} : { referrer: host };
}

/** Returns the blog of the address of a blog's page. */
export function blogOf(pathname: string): string {
  const [, name = ''] = pathname.split('/');
  return name.toLowerCase();
}

/** Adds the impressions of posts that come into view, and keeps doing so as posts are added. */
export function watchPosts(queue: EventQueue): void {
  if (!('IntersectionObserver' in window)) return;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, intersectionRect, target } of entries) {
        const { post } = (target as HTMLElement).dataset;
        const fills = intersectionRect.height >= window.innerHeight * VISIBLE_SHARE;
        if (post !== undefined && (fills || intersectionRatio >= VISIBLE_SHARE)) queue.addImpression(post);
      }
    },
    { threshold: OBSERVED_SHARES },
  );
  const watched = new WeakSet<Element>();
  let isScanDue = false;
  function scan(): void {
    isScanDue = false;
    for (const post of document.querySelectorAll('article[data-post]')) {
      if (watched.has(post)) continue;
      watched.add(post);
      seen.observe(post);
    }
  }
  new MutationObserver(() => {
    if (!isScanDue) setTimeout(scan, SCAN_DELAY_MS);
    isScanDue = true;
  }).observe(document.body, { childList: true, subtree: true });
  scan();
}

function addImageLater(queue: EventQueue, image: HTMLImageElement): void {
  const address = image.currentSrc || image.src;
  if (address === '' || address.startsWith('blob:')) return;
  setTimeout(() => {
    if (image.isConnected && image.naturalWidth === 0) queue.add('image_failure', { host: hostOf(address) });
  }, IMAGE_FAILURE_MS);
}

/** Adds pictures that could not be loaded, unless they have appeared by then or are gone. */
export function watchImages(queue: EventQueue): void {
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) addImageLater(queue, image);
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) addImageLater(queue, target);
    },
    true,
  );
}

/** Adds a sample of the files that the page has loaded. */
export function addResources(queue: EventQueue): void {
  const counts = new Map<string, number>();
  for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
    const kind = KINDS[entry.initiatorType];
    const count = counts.get(kind ?? '') ?? 0;
    if (kind === undefined || count >= MAX_RESOURCES_PER_KIND) continue;
    counts.set(kind, count + 1);
    queue.add('resource', {
      kind,
      duration: String(Math.round(entry.duration)),
      size: String(entry.transferSize),
    });
  }
}

/** Tells once, after two seconds, that the place of an ad has no height: the browser blocks ads. */
export function checkAdBlock(queue: EventQueue): void {
  setTimeout(() => {
    const slot = document.querySelector<HTMLElement>('[data-ad-slot]');
    if (slot?.offsetHeight === 0) queue.add('ad_blocked');
  }, AD_BLOCK_CHECK_MS);
}
