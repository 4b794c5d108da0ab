import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { IconName } from '#src/shared/ui/icon-paths.ts';

/** One place of the main navigation. */
export interface Destination {
  to: string;
  label: MessageDescriptor;
  icon: IconName;
  /** Shows how many of these the member has not seen. */
  counts?: 'posts' | 'letters' | 'notifications';
}

const explore: Destination = { to: paths.explore('trending'), label: msg`Explore`, icon: 'compass' };
const tags: Destination = { to: paths.tagged(), label: msg`Tags`, icon: 'tag' };

/** The main navigation of members. */
export const MEMBER_DESTINATIONS: readonly Destination[] = [
  { to: paths.dashboard(), label: msg`Dashboard`, icon: 'home', counts: 'posts' },
  explore,
  tags,
  { to: paths.activity(), label: msg`Activity`, icon: 'bell', counts: 'notifications' },
  { to: paths.messages(), label: msg`Messages`, icon: 'message', counts: 'letters' },
  { to: paths.videoHubs(), label: msg`Skein TV`, icon: 'video' },
  { to: paths.likes(), label: msg`Likes`, icon: 'heart' },
  { to: paths.following(), label: msg`Following`, icon: 'users' },
];

/** The main navigation of visitors. */
export const VISITOR_DESTINATIONS: readonly Destination[] = [
  { to: paths.home(), label: msg`Home`, icon: 'home' },
  explore,
  tags,
];

/** Whether an address belongs to a destination: to it, or to something under its first piece. */
export function isAt({ to }: Destination, pathname: string): boolean {
  const section = (path: string) => path.split('/')[1] ?? '';
  if (to === paths.dashboard() && pathname === paths.home()) return true;
  return section(to) === section(pathname);
}
