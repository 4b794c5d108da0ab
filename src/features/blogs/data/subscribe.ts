import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getSubscribeBlogMutationOptions,
  getUnsubscribeBlogMutationOptions,
} from '#generated/hooks/notifications/notifications.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { carryOut } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { blogQuery } from './blog.ts';

/** Has a member told of each new post of a blog, or no longer. */
export function useSubscribe({ name }: Pick<Blog, 'name'>): (on: boolean) => Promise<boolean> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return (on) =>
    carryOut(
      queryClient,
      on ? getSubscribeBlogMutationOptions : getUnsubscribeBlogMutationOptions,
      {
        done: () => {
          const message = on
            ? t`You will be told of each new post of ${name}.`
            : t`You will no longer be told of new posts of ${name}.`;
          addToast({ type: 'success', message });
          return queryClient.invalidateQueries({ queryKey: blogQuery(name).queryKey });
        },
        failed: t`We could not change that.`,
      },
      { blog: name },
    );
}
