import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { IconName } from '#src/shared/ui/icon-paths.ts';

/** An entry of the main navigation. */
export interface Destination {
  to: string;
  label: MessageDescriptor;
  icon: IconName;
  /** The unseen counts whose sum is shown on the entry. */
  counts?: ReadonlyArray<'posts' | 'messages' | 'communities' | 'notifications' | 'inbox'>;
  /** Further addresses that belong to the entry, by their first path segment. */
  includes?: readonly string[];
}

const dashboard: Destination = {
  to: paths.dashboard(),
  label: msg`Dashboard`,
  icon: 'home',
  counts: ['posts'],
};
const explore: Destination = { to: paths.explore('trending'), label: msg`Explore`, icon: 'compass' };
const tags: Destination = { to: paths.tagged(), label: msg`Tags`, icon: 'tag' };
/** Tags and video channels are tabs of Explore. */
const memberExplore: Destination = { ...explore, includes: [paths.tagged(), paths.videoHubs()] };
const activity: Destination = {
  to: paths.activity(),
  label: msg`Activity`,
  icon: 'bell',
  counts: ['notifications'],
};
const messages: Destination = {
  to: paths.messages(),
  label: msg`Messages`,
  icon: 'message',
  counts: ['messages'],
};

/** Main navigation of members. */
export const MEMBER_DESTINATIONS: readonly Destination[] = [
  dashboard,
  memberExplore,
  activity,
  messages,
  { to: paths.inbox(), label: msg`Inbox`, icon: 'ask', counts: ['inbox'] },
  { to: paths.saved(), label: msg`Saved`, icon: 'kept', includes: [paths.likes()] },
  { to: paths.settings(), label: msg`Settings`, icon: 'settings' },
];

/** Collections, saved posts and likes are the tabs of one place for members who try collections (spec 001 §2). */
const kept: Destination = {
  to: paths.collections(),
  label: msg`Kept`,
  icon: 'kept',
  includes: [paths.saved(), paths.likes()],
};

/** For members of a site that has communities switched on; on phones it is in the account menu. */
const communities: Destination = {
  to: paths.communities(),
  label: msg`Communities`,
  icon: 'users',
  counts: ['communities'],
};

const patio: Destination = { to: paths.patio(), label: msg`Patio`, icon: 'patio' };

/** Returns the main navigation of a member who has these features. */
export function memberDestinations(labs: readonly string[] = []): readonly Destination[] {
  return MEMBER_DESTINATIONS.flatMap((one) => {
    const isSettings = one.to === paths.settings();
    if (isSettings && labs.includes('patio')) return [patio, one];
    if (one === messages && labs.includes('communities')) return [one, communities];
    return one.to === paths.saved() && labs.includes('collections') ? kept : one;
  });
}

/** Main navigation of visitors. */
export const VISITOR_DESTINATIONS: readonly Destination[] = [
  { to: paths.home(), label: msg`Home`, icon: 'home' },
  explore,
  tags,
];

/** The bar of a member's phone, around its compose button. Asks are a tab of the activity page there. */
export const PHONE_DESTINATIONS: { start: readonly Destination[]; end: readonly Destination[] } = {
  start: [dashboard, memberExplore],
  end: [{ ...activity, counts: ['notifications', 'inbox'], includes: [paths.inbox()] }, messages],
};

/**
 * Returns true when an address belongs to a destination: the destination itself, or an address with the same first path
 * segment.
 */
export function isActiveDestination({ to, includes = [] }: Destination, pathname: string): boolean {
  // Labs features are below one address.
  const section = (path: string) => {
    const [, first = '', second] = path.split('/');
    return first === '_labs' ? `${first}/${second}` : first;
  };
  if (to === paths.dashboard() && pathname === paths.home()) return true;
  return [to, ...includes].some((path) => section(path) === section(pathname));
}
