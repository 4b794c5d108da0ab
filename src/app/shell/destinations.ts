import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { IconName } from '#src/shared/ui/icon-paths.ts';

/** An entry of the main navigation. */
export interface Destination {
  to: string;
  label: MessageDescriptor;
  icon: IconName;
  /** The unseen count shown on the entry. */
  counts?: 'posts' | 'messages' | 'notifications';
}

const explore: Destination = { to: paths.explore('trending'), label: msg`Explore`, icon: 'compass' };
const tags: Destination = { to: paths.tagged(), label: msg`Tags`, icon: 'tag' };

/** Main navigation of members. */
export const MEMBER_DESTINATIONS: readonly Destination[] = [
  { to: paths.dashboard(), label: msg`Dashboard`, icon: 'home', counts: 'posts' },
  explore,
  tags,
  { to: paths.activity(), label: msg`Activity`, icon: 'bell', counts: 'notifications' },
  { to: paths.messages(), label: msg`Messages`, icon: 'message', counts: 'messages' },
  { to: paths.videoHubs(), label: msg`Skein TV`, icon: 'video' },
  { to: paths.likes(), label: msg`Likes`, icon: 'heart' },
  { to: paths.following(), label: msg`Following`, icon: 'users' },
];

/** Main navigation of visitors. */
export const VISITOR_DESTINATIONS: readonly Destination[] = [
  { to: paths.home(), label: msg`Home`, icon: 'home' },
  explore,
  tags,
];

/**
 * Returns true when an address belongs to a destination: the destination itself, or an address with the same first path
 * segment.
 */
export function isActiveDestination({ to }: Destination, pathname: string): boolean {
  const section = (path: string) => path.split('/')[1] ?? '';
  if (to === paths.dashboard() && pathname === paths.home()) return true;
  return section(to) === section(pathname);
}
