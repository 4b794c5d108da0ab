import type { QueryClient } from '@tanstack/react-query';
import { getGetSocialSignInQueryOptions } from '#generated/hooks/auth/auth.ts';

/** The ways in that the forms offer besides their own, so that nothing moves when they are known. */
export async function prefetchThirdParties(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(getGetSocialSignInQueryOptions());
}
