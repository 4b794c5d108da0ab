import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getGetUserInfoQueryOptions } from '#generated/hooks/account/account.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { User } from '#generated/zod/user.zod.ts';
import type { UserInfo } from '#generated/zod/userInfo.zod.ts';
import { whenAwake } from '#src/shared/lib/hydration.ts';
import { isSessionExpired, sessionChanged, setSessionExpired } from '../call/session.ts';

/** Who is looking at the site. */
export interface Viewer {
  isLoggedIn: boolean;
  /** Whether the first steps (topics and blogs to follow) still wait for the member. */
  isNew: boolean;
  /** Undefined for visitors. */
  user: User | undefined;
  /** The member's own blogs in their own order, the primary one first; empty for visitors. */
  blogs: readonly Blog[];
  primaryBlog: Blog | undefined;
}

/** The viewer while nobody has asked yet, and whenever the answer failed. */
export const VISITOR: Viewer = {
  isLoggedIn: false,
  isNew: false,
  user: undefined,
  blogs: [],
  primaryBlog: undefined,
};

/** User info is good for 10 minutes and not fetched again on focus (spec 000 §7). */
const USER_INFO_STALE_TIME = 10 * 60_000;

/** The query behind `useViewer`, for prefetching and for changing what is known about the member. */
export function viewerQuery() {
  return getGetUserInfoQueryOptions(undefined, {
    query: { staleTime: USER_INFO_STALE_TIME, gcTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  });
}

/** The viewer in an answer to GET /v2/user/info. */
export function viewerOf({ isLoggedIn, useNewWelcome: isNew, user, blogs }: UserInfo): Viewer {
  if (!isLoggedIn) return VISITOR;
  return { isLoggedIn, isNew, user, blogs, primaryBlog: blogs.find(({ primary }) => primary) ?? blogs[0] };
}

const viewerOfEnvelope = ({ response }: { response: UserInfo }): Viewer => viewerOf(response);

/** Who is looking at the site; known before the first render, so there is no state of waiting. */
export function useViewer(): Viewer {
  // Asked anew each time, because a failing call changes it before anything renders again.
  const enabled = () => !isSessionExpired();
  return useQuery({ ...viewerQuery(), enabled, select: viewerOfEnvelope }).data ?? VISITOR;
}

/** Who is looking, outside of rendering. */
export function readViewer(queryClient: QueryClient): Viewer {
  const known = queryClient.getQueryData<{ response: UserInfo }>(viewerQuery().queryKey);
  return known ? viewerOf(known.response) : VISITOR;
}

/**
 * Asks again who is looking and forgets everything fetched for somebody else: call it after logging in, registering or
 * logging out. Resolves when the new viewer is known.
 */
export async function viewerChanged(queryClient: QueryClient): Promise<Viewer> {
  sessionChanged();
  // A quick hand logs in while the page behind the form still sleeps.
  await whenAwake();
  const { queryKey } = viewerQuery();
  queryClient.removeQueries({
    predicate: (query) => query.queryKey[0] !== queryKey[0] && query.getObserversCount() === 0,
  });
  await queryClient.fetchQuery({ ...viewerQuery(), staleTime: 0 });
  setSessionExpired(false);
  void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  return readViewer(queryClient);
}
