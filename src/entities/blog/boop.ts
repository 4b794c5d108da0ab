import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getListBoopsInfiniteQueryKey, getSendBoopMutationOptions } from '#generated/hooks/boops/boops.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Sends a boop from the member's primary blog and shows a success toast. */
export function useBoop({ name }: Pick<Blog, 'name'>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const call = callWith(getSendBoopMutationOptions, () => ({ data: { tumblelog: name } }));
  const { write, busy } = useWrite<void, unknown>(call, {
    onSuccess: () => {
      addToast({ type: 'success', message: t`You booped ${name}.` });
      void queryClient.invalidateQueries({ queryKey: getListBoopsInfiniteQueryKey() });
    },
    errorToast: t`The boop was not sent.`,
  });
  return { boop: () => void write(), busy };
}
