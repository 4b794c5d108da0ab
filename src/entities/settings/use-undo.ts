import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { clearOverlays } from '#src/shared/api/read/post-overlay.ts';
import { useWrite, type Writer } from '#src/shared/api/write/use-write.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';

/** Takes something back that kept posts away: every list is read anew, and nothing is left out by memory. */
export function useTakeBack<Variables>(call: WriteCall<Variables, unknown>): Writer<Variables> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(call, {
    done: async () => {
      clearOverlays();
      await queryClient.invalidateQueries();
    },
    failed: t`We could not take that back.`,
  });
}
