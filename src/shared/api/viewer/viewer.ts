import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getGetUserInfoQueryOptions } from '#generated/hooks/base/base.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { User } from '#generated/zod/user.zod.ts';
import type { UserInfo } from '#generated/zod/userInfo.zod.ts';
import { whenHydrated } from '#src/shared/lib/hydration.ts';
import { advanceSessionGeneration, isSessionExpired, setSessionExpired } from '../call/session.ts';

/** The current viewer. */
export interface Viewer {
  isLoggedIn: boolean;
  /** True while the member's first onboarding steps (topics and blogs to follow) are pending. */
  isNew: boolean;
  /** Undefined for visitors. */
  user: User | undefined;
  /** The member's own blogs in their own order, the primary one first; empty for visitors. */
  blogs: readonly Blog[];
  primaryBlog: Blog | undefined;
  /** Number of their orders in the shop. */
  orderCount: number;
  /** Names of the site's features that are switched on for them, also for a visitor. */
  features: readonly string[];
}

/** The viewer before the first response, and after a failed one. */
export const VISITOR: Viewer = {
  isLoggedIn: false,
  isNew: false,
  user: undefined,
  blogs: [],
  primaryBlog: undefined,
  orderCount: 0,
  features: [],
};

/** User info stays fresh for 10 minutes and is not refetched on focus (spec 000 §7). */
const USER_INFO_STALE_AFTER_MS = 10 * 60_000;

/** Query behind `useViewer`, for prefetching and cache updates. */
export function viewerQuery() {
  return getGetUserInfoQueryOptions(undefined, {
    query: {
      staleTime: USER_INFO_STALE_AFTER_MS,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    },
  });
}

/** Converts a response of GET /v2/user/info into a viewer. */
export function viewerOf(info: UserInfo): Viewer {
  const { isLoggedIn, useNewWelcome: isNew, user, blogs, skeinmartOrders: orderCount = 0, features } = info;
  if (!isLoggedIn) return { ...VISITOR, features };
  const primaryBlog = blogs.find(({ primary }) => primary) ?? blogs[0];
  return { isLoggedIn, isNew, user, blogs, primaryBlog, orderCount, features };
}

const viewerOfEnvelope = ({ response }: { response: UserInfo }): Viewer => viewerOf(response);

/** Returns the viewer; loaded before the first render, so there is no loading state. */
export function useViewer(): Viewer {
  // A function, because a failing call may end the session before the next render.
  const enabled = () => !isSessionExpired();
  return useQuery({ ...viewerQuery(), enabled, select: viewerOfEnvelope }).data ?? VISITOR;
}

/** Returns the cached viewer, outside of rendering. */
export function readViewer(queryClient: QueryClient): Viewer {
  const cached = queryClient.getQueryData<{ response: UserInfo }>(viewerQuery().queryKey);
  return cached ? viewerOf(cached.response) : VISITOR;
}

/**
 * Refetches the viewer and drops all data fetched for the previous one: call it after logging in, registering or
 * logging out. Resolves to the new viewer.
 */
export async function switchViewer(queryClient: QueryClient): Promise<Viewer> {
  advanceSessionGeneration();
  // A fast login may happen before the page beneath the form is hydrated.
  await whenHydrated();
  const { queryKey } = viewerQuery();
  queryClient.removeQueries({
    predicate: (query) => query.queryKey[0] !== queryKey[0] && query.getObserversCount() === 0,
  });
  await queryClient.fetchQuery({ ...viewerQuery(), staleTime: 0 });
  setSessionExpired(false);
  void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  return readViewer(queryClient);
}
