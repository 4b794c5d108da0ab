import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LayerName } from './layers.ts';

/** Who may see a page. `owner`: the member whose blog the address names; the page and the server check whose it is. */
export type Access = 'public' | 'member' | 'owner' | 'loggedOut';

/** What an address says in the places of its pattern's parameters, decoded. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** What a page's first data depends on. */
export interface PrefetchInput {
  queryClient: QueryClient;
  params: RouteParams;
  /** The address's query. */
  query: URLSearchParams;
}

/** A page whose code comes when it is needed. */
export type RoutePage = ComponentType & {
  /** Path of its source, which is its key in the manifest of the build. */
  file: string;
  /** Fetches the code; rejects when it cannot be had. */
  preload: () => Promise<unknown>;
};

/** One address of the site, as the feature that owns it states it in its `routes.ts`. */
export interface SiteRoute {
  /** The pattern, from the feature's `paths.ts`. */
  path: string;
  /** Whether the parameters can be what the pattern means; an address with others does not exist. */
  accepts?: (params: RouteParams) => boolean;
  Page: RoutePage;
  /**
   * Puts the page's first data into the cache. Failures stay in the cache. May answer a path of this site that shall be
   * shown instead, as `movedTo` when what stood here is there for good.
   */
  prefetch?: (input: PrefetchInput) => Promise<unknown>;
  /** The page's name until the page itself knows a better one. */
  title: (params: RouteParams) => MessageDescriptor | string;
  /**
   * Where a plain link to this address shows it. `modal`: in a sheet over the default background. `overlay`: a page of
   * its own that other pages may open in the preview panel (docs/decisions/002).
   */
  layer: LayerName;
  access: Access;
  /** `top`: arriving here scrolls to the top. `keep`: it does not. */
  scroll: 'top' | 'keep';
  /** Seconds a visitor's copy may be kept by caches; 0 for none. */
  cacheHint: number;
  /** A list that is read from its top: pulling it down asks for it anew. */
  refreshes?: boolean;
  /**
   * Other sites show this page in a frame: it comes without what surrounds pages, is the same for everybody, and what
   * leads elsewhere opens a tab of its own.
   */
  isEmbedded?: boolean;
  /** Members get the page of another address instead: its pattern. */
  forMembers?: string;
  /** An older address: where what it showed is now. */
  movedTo?: (params: RouteParams) => string;
}

/** What most routes have in common, to be spread into one. */
export const openFeed = { layer: 'base', access: 'public', scroll: 'top', cacheHint: 30 } as const;
/** A page of its own that links may open in the preview panel. */
export const openPreview = { layer: 'overlay', access: 'public', scroll: 'top', cacheHint: 60 } as const;
/** A page for members. */
export const memberPage = { layer: 'base', access: 'member', scroll: 'top', cacheHint: 0 } as const;
/** A form for members, in a sheet over what they look at. */
export const memberSheet = { layer: 'modal', access: 'member', scroll: 'keep', cacheHint: 0 } as const;
/** A form for those who are not logged in, in a sheet. */
export const signInSheet = { layer: 'modal', access: 'loggedOut', scroll: 'keep', cacheHint: 0 } as const;
