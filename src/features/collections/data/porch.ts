import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getGetBlogPorchQueryOptions,
  getGetPorchQueryOptions,
  getSetPorchMutationOptions,
} from '#generated/hooks/collections/collections.ts';
import type { Porch } from '#generated/zod/porch.zod.ts';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { cacheBlogFrameTheme, OWN_PORCH_FRAME } from '#src/shared/navigation/blog-frame-theme.ts';

/** Code of openapi/errors.yaml for a porch that another browser changed in the meantime. */
const CONFLICT_CODE = 4009;

/** The member's porch, as they arrange it. */
export function porchQuery() {
  return getGetPorchQueryOptions();
}

/** The porch of a blog's owner, as a guest sees it. */
export function blogPorchQuery(blogName: string) {
  return getGetBlogPorchQueryOptions(blogName);
}

/** Colours the page below the site's header like the blog whose porch it shows. */
export function cachePorchTheme(queryClient: QueryClient, { blog }: Porch, blogName = OWN_PORCH_FRAME): void {
  if (blog) cacheBlogFrameTheme(queryClient, blogName, frameThemeOf(blog.theme));
}

/** Prefetches the member's porch. Errors are stored in the cache. */
export async function prefetchPorch(queryClient: QueryClient): Promise<void> {
  const query = porchQuery();
  await queryClient.prefetchQuery({ ...query, retry: false });
  const known = queryClient.getQueryData(query.queryKey);
  if (known) cachePorchTheme(queryClient, known.response.porch);
}

/** Prefetches the porch of a blog. Errors are stored in the cache. */
export async function prefetchBlogPorch(queryClient: QueryClient, blogName: string): Promise<void> {
  const query = blogPorchQuery(blogName);
  await queryClient.prefetchQuery({ ...query, retry: false });
  const known = queryClient.getQueryData(query.queryKey);
  if (known) cachePorchTheme(queryClient, known.response.porch, blogName);
}

/** Stores the porch; says so when another browser changed it first. */
export function useSetPorch(onStored: () => void) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = porchQuery();
  return useWrite(getSetPorchMutationOptions, {
    onSuccess: (answer) => {
      queryClient.setQueryData(queryKey, answer);
      onStored();
    },
    onError: (error) => {
      const isConflict = isApiError(error, CONFLICT_CODE);
      addToast({
        type: 'error',
        message: isConflict
          ? t`Another browser changed your porch first. Open it again to see that.`
          : t`That was not saved. Try again.`,
      });
    },
  });
}
