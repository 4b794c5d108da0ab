import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getAddFilteredTagsMutationOptions,
  getRemoveFilteredTagMutationOptions,
} from '#generated/hooks/filters/filters.ts';
import { carryOut } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** For how long a tag can be muted, in seconds; 0 is for ever. */
export const MUTE_TIMES = [86_400, 604_800, 0] as const;

/** Leaves out whatever has a tag, with a way back. Answers whether it does. */
export function useMuteTag(): (tag: string, seconds: number) => Promise<boolean> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const readAnew = (): void => void queryClient.invalidateQueries();
  const unmute = (tag: string) =>
    carryOut(
      queryClient,
      getRemoveFilteredTagMutationOptions,
      {
        done: () => {
          addToast({ type: 'success', message: t`#${tag} is muted no longer.` });
          readAnew();
        },
        failed: t`We could not take this back.`,
      },
      { tag },
    );
  return (tag, seconds) =>
    carryOut(
      queryClient,
      getAddFilteredTagsMutationOptions,
      {
        done: () => {
          const action = { label: t`Undo`, onAction: () => void unmute(tag) };
          addToast({ type: 'success', message: t`#${tag} is muted.`, action });
          readAnew();
        },
        failed: t`We could not mute #${tag}.`,
      },
      { data: { filtered_tags: [tag], action: 'hide', expires_in: seconds } },
    );
}
