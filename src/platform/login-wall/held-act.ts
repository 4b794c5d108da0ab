import type { Post } from '#generated/zod/post.zod.ts';

/** Actions that open the login wall for visitors (spec 001 §3), and those of this site (`vote`, `react`). */
export type LoginWallAction =
  | 'accessory'
  | 'archiveFilter'
  | 'archivePost'
  | 'ask'
  | 'banner_cta_click'
  | 'blogView'
  | 'comment'
  | 'comment-like'
  | 'communityJoinToast'
  | 'communityRequestMembership'
  | 'follow'
  | 'followTag'
  | 'like'
  | 'newTaggedPost'
  | 'notes'
  | 'react'
  | 'reblog'
  | 'scroll'
  | 'tags'
  | 'vote';

/** Areas of the site for which the wall has words of its own (spec 001 §2). */
export type LoginWallArea =
  | 'blogView'
  | 'communities'
  | 'communitiesBrowse'
  | 'explore'
  | 'generic'
  | 'hubs'
  | 'search';

/** Thing that a visitor was about to do something with. */
export interface LoginWallSubject {
  post?: Post;
  /** Name of a blog, title of a community, or a tag with its `#`. */
  name?: string;
}

/** Action of a visitor that waits in the open login wall. */
export interface HeldAct extends LoginWallSubject {
  action: LoginWallAction;
  area: LoginWallArea;
  /** Text that the visitor has typed; the form keeps it itself. */
  typed?: string;
  /** Path that the visitor was on the way to: reading on leads there. */
  goOn?: string;
}

const AREAS: Readonly<Record<string, LoginWallArea>> = {
  explore: 'explore',
  search: 'search',
  tagged: 'hubs',
};

/** Returns the area of a page, by its path. `isBlog` says whether a first segment can be the name of a blog. */
export function loginWallAreaOf(pathname: string, isBlog: (name: string) => boolean): LoginWallArea {
  const [, first = '', second = 'browse'] = pathname.split('/');
  if (first === 'communities')
    return ['browse', 'new', ''].includes(second) ? 'communitiesBrowse' : 'communities';
  return AREAS[first] ?? (first !== '' && isBlog(first) ? 'blogView' : 'generic');
}

let held: HeldAct | undefined;

/** Keeps the act that the wall is about to show; undefined removes it. */
export function holdAct(act: HeldAct | undefined): void {
  held = act;
}

/** Returns the act that waits for a sign-in with this reason; undefined after a reload, when only the address is left. */
export function heldActFor(source: string | undefined): HeldAct | undefined {
  return held?.action === source ? held : undefined;
}
