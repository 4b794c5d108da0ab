import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getAddFilteredTagsMutationOptions,
  getRemoveFilteredTagMutationOptions,
} from '#generated/hooks/filters/filters.ts';
import { executeWrite } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Durations for which a tag can be muted, in seconds; 0 is permanent. */
export const MUTE_DURATIONS_SECONDS = [86_400, 604_800, 0] as const;

/** Mutes a tag, with an undo action. Resolves to true when the write succeeded. */
export function useMuteTag(): (tag: string, seconds: number) => Promise<boolean> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const readAnew = (): void => void queryClient.invalidateQueries();
  const unmute = (tag: string) =>
    executeWrite(
      queryClient,
      getRemoveFilteredTagMutationOptions,
      {
        onSuccess: () => {
          addToast({ type: 'success', message: t`#${tag} is muted no longer.` });
          readAnew();
        },
        errorToast: t`It was not undone. Try again.`,
      },
      { tag },
    );
  return (tag, seconds) =>
    executeWrite(
      queryClient,
      getAddFilteredTagsMutationOptions,
      {
        onSuccess: () => {
          const action = { label: t`Undo`, onAction: () => void unmute(tag) };
          addToast({ type: 'success', message: t`#${tag} is muted.`, action });
          readAnew();
        },
        errorToast: t`We could not mute #${tag}.`,
      },
      { data: { filtered_tags: [tag], action: 'hide', expires_in: seconds } },
    );
}
