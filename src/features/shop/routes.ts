import { msg } from '@lingui/core/macro';
import { shopPaths, shopPatterns } from '#src/paths/shop-paths.ts';
import { memberPage, type RouteParams, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

/** Shelves and ids as the contract spells them. */
const SLUG = /^[a-z0-9-]{1,64}$/;
const OPAQUE_ID = /^[A-Za-z0-9:_-]{1,128}$/;

/** Pages in the shop's own palette. */
const shopPage = { ...memberPage, palette: 'madder' } as const;

const gifts = {
  ...memberPage,
  path: shopPatterns.gifts,
  Page: lazyPage(() => import('./pages/GiftsPage.tsx')),
  title: () => msg`Gifts`,
} satisfies SiteRoute;

const shop = {
  ...shopPage,
  path: shopPatterns.shop,
  Page: lazyPage(() => import('./pages/ShopPage.tsx')),
  title: () => 'Skeinmart',
} satisfies SiteRoute;

/** The routes of this feature. */
export const routes: readonly SiteRoute[] = [
  shop,
  { ...shop, path: shopPatterns.shopGroup, accepts: ({ group }: RouteParams) => SLUG.test(group ?? '') },
  {
    ...shopPage,
    path: shopPatterns.shopOrders,
    Page: lazyPage(() => import('./pages/OrdersPage.tsx')),
    title: () => msg`Orders`,
  },
  {
    ...shopPage,
    path: shopPatterns.shopProduct,
    accepts: ({ group, productId }) => SLUG.test(group ?? '') && OPAQUE_ID.test(productId ?? ''),
    Page: lazyPage(() => import('./pages/ProductPage.tsx')),
    title: () => 'Skeinmart',
  },
  {
    ...shopPage,
    path: shopPatterns.supporterBadge,
    Page: lazyPage(() => import('./pages/SupporterBadgePage.tsx')),
    title: () => msg`Support Skein`,
  },
  gifts,
  { ...gifts, path: shopPatterns.oldGifts, movedTo: () => shopPaths.gifts() },
  {
    ...memberPage,
    path: shopPatterns.gift,
    accepts: ({ giftId }) => OPAQUE_ID.test(giftId ?? ''),
    Page: lazyPage(() => import('./pages/GiftPage.tsx')),
    title: () => msg`A gift`,
  },
];
