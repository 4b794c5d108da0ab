import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { BlogFrameTheme } from '#src/domain/blog/theme-palette.ts';

/** Returns the name under which the theme of a community is cached. No blog can have it. */
export function communityFrameName(community: string): string {
  return `@@${community}`;
}

/** Name under which the theme of the member's own porch is cached. No blog can have it. */
export const OWN_PORCH_FRAME = '@porch';

const frameThemeKey = (blogName: string) => ['blog-frame-theme', blogName];

/** Caches the theme of a blog for the frame around its pages, which is rendered before the page that fetches the blog. */
export function cacheBlogFrameTheme(queryClient: QueryClient, blogName: string, theme: BlogFrameTheme): void {
  queryClient.setQueryData(frameThemeKey(blogName), theme);
}

/** Returns the cached theme of a blog's pages; undefined until the page has fetched the blog. */
export function useBlogFrameTheme(blogName: string | undefined): BlogFrameTheme | undefined {
  return useQuery<BlogFrameTheme>({
    queryKey: frameThemeKey(blogName ?? ''),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
