import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getListBoopsInfiniteQueryKey, getSendBoopMutationOptions } from '#generated/hooks/boops/boops.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Boops a blog as the member's first blog, and says so. */
export function useBoop({ name }: Pick<Blog, 'name'>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const call = callWith(getSendBoopMutationOptions, () => ({ data: { tumblelog: name } }));
  const { write, busy } = useWrite<void, unknown>(call, {
    done: () => {
      addToast({ type: 'success', message: t`You booped ${name}.` });
      void queryClient.invalidateQueries({ queryKey: getListBoopsInfiniteQueryKey() });
    },
    failed: t`The boop did not arrive.`,
  });
  return { boop: () => void write(), busy };
}
