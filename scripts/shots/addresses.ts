import type { SiteRoute } from '../../src/shared/navigation/route.ts';

/**
 * Values for a pattern's parameters, by name. `communityId.postId` is the value of `postId` in patterns that have a
 * `communityId` before it.
 */
export type SampleParameters = Readonly<Record<string, string>>;

/** Viewers of a screen: a newcomer has just registered and has no data, staff moderates the site. */
export const VIEWERS = ['visitor', 'member', 'newcomer', 'staff'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** Addresses in addition to the patterns: states of screens that look different. */
const STATES = [
  '/explore/trending',
  '/tagged/photography',
  '/tagged/nothing-like-this',
  '/search/fog',
  '/search/nothing-like-this',
  '/odile',
  '/nobody-has-this-name',
];

/** Returns an address of the pattern. Optional parameters are left out, because most people see the plain screen. */
function addressOf(pattern: string, samples: SampleParameters): string {
  const pieces = pattern.split('/');
  const segments = pieces.flatMap((piece, place) => {
    if (piece === '*' || piece.endsWith('?')) return [];
    if (!piece.startsWith(':')) return [piece];
    const name = piece.slice(1);
    const before = pieces.slice(0, place).filter((one) => one.startsWith(':'));
    const narrower = before.map((one) => samples[`${one.slice(1)}.${name}`]).find((one) => one !== undefined);
    const sample = narrower ?? samples[name];
    if (sample === undefined)
      throw new Error(`Nothing to put into ${piece} of ${pattern}: add a sample in scripts/shots/samples.ts`);
    return [encodeURIComponent(sample)];
  });
  return segments.join('/') || '/';
}

/**
 * Returns the addresses for a viewer: one for each route that lets them in and shows a page of its own, and a few
 * states besides.
 *
 * @throws when a pattern has a parameter without a sample, so that a new screen cannot be forgotten
 */
export function addressesFor(
  viewer: Viewer,
  routes: readonly Pick<SiteRoute, 'path' | 'access' | 'movedTo'>[],
  samples: SampleParameters,
): string[] {
  const hidden = viewer === 'visitor' ? ['member', 'owner'] : ['loggedOut'];
  const shown = routes.filter(({ access, movedTo }) => !hidden.includes(access) && movedTo === undefined);
  return [...new Set([...shown.map(({ path }) => addressOf(path, samples)), ...STATES])];
}
