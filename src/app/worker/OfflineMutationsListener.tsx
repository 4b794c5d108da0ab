import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { sendPendingMessages } from '#src/features/messaging/data/send-messages.ts';
import { getPendingMessages } from '#src/features/messaging/model/pending-messages.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { applyToOverlay, holdOverlay } from '#src/shared/api/write/optimistic-overlay.ts';
import { setOfflineToggleStore, type ToggleRequest } from '#src/shared/api/write/toggle.ts';
import {
  type OfflineMutation,
  onOfflineMutationsChange,
  readOfflineMutations,
  removeOfflineMutation,
  storeOfflineMutations,
} from '#src/shared/lib/storage/offline-mutations.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { sendOfflineMutations } from './send-offline-mutations.ts';

/** Seconds between retries of stored offline mutations. */
const RETRY_INTERVAL_SECONDS = 10;
const NONE: readonly OfflineMutation[] = [];

/**
 * Returns the overlay entry a toggle concerns: its key names the kind and the id (setLiked, setFollowed,
 * setTagFollowed).
 */
function overlayTargetOf(
  key: string,
  { tumblelog_name, url, tag }: ToggleRequest,
): Pick<OfflineMutation, 'of' | 'thing' | 'name'> {
  const thing = key.slice(key.indexOf(':') + 1);
  if (tag !== undefined) return { of: 'tag', thing, name: tag };
  return url === undefined
    ? { of: 'post', thing, name: tumblelog_name ?? '' }
    : { of: 'blog', thing, name: url };
}

/** Stores likes and follows that failed without a connection, and sends them, and pending messages, once it is back. */
export function OfflineMutationsListener() {
  const { t } = useLingui();
  const { user, blogs } = useViewer();
  const queryClient = useQueryClient();
  const member = user?.userUuid;
  const all = useSyncExternalStore(onOfflineMutationsChange, readOfflineMutations, () => NONE);

  const send = useEffectEvent(async () => {
    if (member === undefined || !navigator.onLine) return;
    if (getPendingMessages().length > 0)
      void sendPendingMessages(
        queryClient,
        blogs.map(({ uuid }) => uuid),
      );
    if (!readOfflineMutations().some((act) => act.member === member)) return;
    const sent = await sendOfflineMutations(queryClient, member);
    const message = t({
      message: plural(sent, {
        one: 'You are connected again. # waiting change was sent.',
        other: 'You are connected again. # waiting changes were sent.',
      }),
    });
    if (sent > 0) addToast({ id: 'waited', type: 'success', message });
  });
  const notifyStored = useEffectEvent(() => {
    addToast({ id: 'waits', message: t`You are offline. Your change is sent when you are connected again.` });
  });

  useEffect(() => {
    if (member === undefined) return;
    const stop = setOfflineToggleStore({
      store: (key, request, on, confirmed) => {
        const others = readOfflineMutations().filter((act) => act.member !== member || act.key !== key);
        const mutation = {
          ...overlayTargetOf(key, request),
          key,
          member,
          request,
          on,
          confirmed,
          savedAt: Date.now(),
        };
        // Reverted before it was sent: nothing to send.
        if (!storeOfflineMutations(on === confirmed ? others : [...others, mutation])) return false;
        if (on !== confirmed) notifyStored();
        return true;
      },
      take: (key) => removeOfflineMutation(member, key)?.confirmed,
    });
    const listener = (): void => void send();
    listener();
    const timer = setInterval(listener, RETRY_INTERVAL_SECONDS * 1000);
    window.addEventListener('online', listener);
    return () => {
      stop();
      clearInterval(timer);
      window.removeEventListener('online', listener);
    };
  }, [member]);

  // Shows stored mutations as applied, whatever lists say meanwhile, also after a reload.
  useEffect(() => {
    const own = all.filter((act) => act.member === member);
    const releases = own.map(holdOverlay);
    for (const act of own) applyToOverlay(act, act.on);
    return () => {
      for (const end of releases) end();
    };
  }, [all, member]);

  return null;
}
