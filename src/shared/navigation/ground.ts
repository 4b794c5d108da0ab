import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';

/** What an element that begins a blog's own ground carries: its tone, and its colours as custom properties. */
export interface Ground {
  'data-blog-theme': 'light' | 'dark';
  style: CSSProperties;
}

const groundKey = (blogName: string) => ['ground', blogName];

/** Keeps how the pages of a blog look, for what surrounds them: the frame is rendered before the page that knows. */
export function keepGround(queryClient: QueryClient, blogName: string, ground: Ground): void {
  queryClient.setQueryData(groundKey(blogName), ground);
}

/** How the pages of a blog look; undefined while that is not known. */
export function useGround(blogName: string | undefined): Ground | undefined {
  return useQuery<Ground>({
    queryKey: groundKey(blogName ?? ''),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
