import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LayerName } from './layers.ts';

/**
 * Access level of a page. `owner`: the member whose blog the address names; the page and the server check the
 * ownership.
 */
export type Access = 'public' | 'member' | 'owner' | 'loggedOut';

/** Decoded path parameters. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** Input of a route's prefetch. */
export interface PrefetchInput {
  queryClient: QueryClient;
  params: RouteParams;
  /** Query of the address. */
  query: URLSearchParams;
}

/** Lazily loaded page. */
export type RoutePage = ComponentType & {
  /** Source path, the page's key in the build manifest. */
  file: string;
  /** Loads the code; rejects on failure. */
  preload: () => Promise<unknown>;
};

/** Classes of the site's side column, which a navigation of its own uses as well. */
export interface SideNavProps {
  styles: Readonly<Record<string, string>>;
}

/** A route, as the feature that owns it declares it in its `routes.ts`. */
export interface SiteRoute {
  /** Path pattern, from the feature's `paths.ts`. */
  path: string;
  /** Returns true when the parameters are valid for the pattern; other addresses are not found. */
  accepts?: (params: RouteParams) => boolean;
  /** Feature of the site without which the address is not found (openapi/README.md, `x-feature`). */
  feature?: string;
  Page: RoutePage;
  /**
   * Fetches the page's first data into the cache; failures stay in the cache. May return a path of this site to
   * redirect to, as `movedTo` when the move is permanent.
   */
  prefetch?: (input: PrefetchInput) => Promise<unknown>;
  /** Title until the page sets its own. */
  title: (params: RouteParams) => MessageDescriptor | string;
  /**
   * Layer a plain link opens this address in. `modal`: a sheet over the default background. `overlay`: a full page that
   * other pages may open in the preview panel (docs/decisions/002).
   */
  layer: LayerName;
  /** Returns the address of the page behind a sheet that is opened by its own address, instead of the default page. */
  behind?: (params: RouteParams, query: URLSearchParams) => string;
  access: Access;
  /** `top`: navigating here scrolls to the top. `keep`: it does not. */
  scroll: 'top' | 'keep';
  /** Seconds a visitor's copy may be cached; 0 for none. */
  cacheHint: number;
  /** Returns `cacheHint` where the query of the address decides. */
  cacheHintOf?: (query: URLSearchParams) => number;
  /** True for a list page that pull-to-refresh refetches. */
  isRefreshable?: boolean;
  /**
   * True for a page other sites embed in a frame: without the shell, equal for all viewers, with links that open a new
   * tab.
   */
  isEmbedded?: boolean;
  /** Palette of everything below the site's header, instead of the reader's. Its colours load with the page. */
  palette?: 'madder';
  /** Navigation that staff has in the side column in place of the main one. */
  StaffNav?: ComponentType<SideNavProps>;
  /** Pattern of the route whose page members get instead. */
  forMembers?: string;
  /** Returns the new path of a moved address. */
  movedTo?: (params: RouteParams) => string;
}

/** Shared defaults of public feeds, to be spread into a route. */
export const publicFeed = { layer: 'base', access: 'public', scroll: 'top', cacheHint: 30 } as const;
/** Defaults of public pages that links may open in the preview panel. */
export const publicPreview = { layer: 'overlay', access: 'public', scroll: 'top', cacheHint: 60 } as const;
/** Defaults of members' pages. */
export const memberPage = { layer: 'base', access: 'member', scroll: 'top', cacheHint: 0 } as const;
/** Defaults of members' forms in a sheet. */
export const memberSheet = { layer: 'modal', access: 'member', scroll: 'keep', cacheHint: 0 } as const;
/** Defaults of visitors' forms in a sheet. */
export const signInSheet = { layer: 'modal', access: 'loggedOut', scroll: 'keep', cacheHint: 0 } as const;
