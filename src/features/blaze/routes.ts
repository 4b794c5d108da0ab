import { msg } from '@lingui/core/macro';
import { blazePatterns } from '#src/paths/blaze-paths.ts';
import { isPostId } from '#src/paths/path-segments.ts';
import { isAllowedBlogName } from '#src/paths/reserved-names.ts';
import { memberPage, type RouteParams, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

const TABS: readonly string[] = ['burning', 'waiting', 'ended', 'posts'];
const MODES: readonly string[] = ['top', 'recent'];
/** Ids as the contract spells them. */
const OPAQUE_ID = /^[A-Za-z0-9:_-]{1,128}$/;

function accepts({ blogName, blazeTab, campaignId, postId, searchMode }: RouteParams): boolean {
  if (!isAllowedBlogName(blogName)) return false;
  if (searchMode !== undefined && !MODES.includes(searchMode)) return false;
  if (postId !== undefined && !isPostId(postId)) return false;
  if (blazeTab !== undefined && !TABS.includes(blazeTab)) return false;
  return campaignId === undefined || (blazeTab !== 'posts' && OPAQUE_ID.test(campaignId));
}

const blazePage = {
  ...memberPage,
  access: 'owner',
  accepts,
  Page: lazyPage(() => import('./pages/BlazePage.tsx')),
  title: () => msg`Blaze`,
} satisfies Partial<SiteRoute>;

/** Staff of the site put any blog forward, so that it is not for its owners alone. */
const promotePage = {
  ...memberPage,
  accepts,
  Page: lazyPage(() => import('./pages/PromotePage.tsx')),
  title: () => msg`Put forward`,
} satisfies Partial<SiteRoute>;

/** The routes of this feature. */
export const routes: readonly SiteRoute[] = [
  { ...blazePage, path: blazePatterns.blaze },
  { ...blazePage, path: blazePatterns.blazeTab },
  { ...blazePage, path: blazePatterns.blazePost },
  { ...blazePage, path: blazePatterns.campaign },
  { ...blazePage, path: blazePatterns.blazeTagged },
  { ...blazePage, path: blazePatterns.blazeSearch },
  { ...blazePage, path: blazePatterns.blazeKind },
  { ...promotePage, path: blazePatterns.promote },
];
