import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { clearOverlays } from '#src/shared/api/read/post-overlay.ts';
import { useWrite, type Writer } from '#src/shared/api/write/use-write.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';

/** Reverts a filter, mute, block or hidden post: clears the optimistic overlays and refetches every list. */
export function useUndo<Variables>(call: WriteCall<Variables, unknown>): Writer<Variables> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(call, {
    onSuccess: async () => {
      clearOverlays();
      await queryClient.invalidateQueries();
    },
    errorToast: t`It was not undone. Try again.`,
  });
}
