import type { SiteRoute } from '../../src/shared/navigation/route.ts';

/** What stands in the places of a pattern's parameters, by their names. */
export type Samples = Readonly<Record<string, string>>;

/** Who looks at a screen: a newcomer has just registered and has nothing yet, staff looks after the site. */
export const VIEWERS = ['visitor', 'member', 'newcomer', 'staff'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** Addresses besides those that the patterns give: states of screens that look different. */
const STATES = [
  '/explore/trending',
  '/tagged/photography',
  '/tagged/nothing-like-this',
  '/search/fog',
  '/search/nothing-like-this',
  '/odile',
  '/nobody-has-this-name',
];

/** An address of the given pattern. Parameters that may be left out are, because the plain screen is what most people see. */
function addressOf(pattern: string, samples: Samples): string {
  const pieces = pattern.split('/').flatMap((piece) => {
    if (piece === '*' || piece.endsWith('?')) return [];
    if (!piece.startsWith(':')) return [piece];
    const sample = samples[piece.slice(1)];
    if (sample === undefined)
      throw new Error(`Nothing to put into ${piece} of ${pattern}: add a sample in scripts/shots/samples.ts`);
    return [encodeURIComponent(sample)];
  });
  return pieces.join('/') || '/';
}

/**
 * The addresses a viewer is shown, one for each route that lets them in and shows a page of its own, and a few states
 * besides.
 *
 * @throws when a pattern has a parameter without a sample, so that a new screen cannot be forgotten
 */
export function addressesFor(
  viewer: Viewer,
  routes: readonly Pick<SiteRoute, 'path' | 'access' | 'movedTo'>[],
  samples: Samples,
): string[] {
  const hidden = viewer === 'visitor' ? ['member', 'owner'] : ['loggedOut'];
  const shown = routes.filter(({ access, movedTo }) => !hidden.includes(access) && movedTo === undefined);
  return [...new Set([...shown.map(({ path }) => addressOf(path, samples)), ...STATES])];
}
