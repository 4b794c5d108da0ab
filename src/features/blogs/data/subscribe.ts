import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getSubscribeBlogMutationOptions,
  getUnsubscribeBlogMutationOptions,
} from '#generated/hooks/notifications/notifications.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { executeWrite } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { blogQuery } from './blog.ts';

/** Subscribes to or unsubscribes from new posts of a blog. */
export function useSubscribe({ name }: Pick<Blog, 'name'>): (on: boolean) => Promise<boolean> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return (on) =>
    executeWrite(
      queryClient,
      on ? getSubscribeBlogMutationOptions : getUnsubscribeBlogMutationOptions,
      {
        onSuccess: () => {
          const message = on
            ? t`You get notifications of new posts of ${name}.`
            : t`You no longer get notifications of new posts of ${name}.`;
          addToast({ type: 'success', message });
          return queryClient.invalidateQueries({ queryKey: blogQuery(name).queryKey });
        },
        errorToast: t`Your change was not saved. Try again.`,
      },
      { blog: name },
    );
}
