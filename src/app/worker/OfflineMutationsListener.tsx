import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { sendLetters } from '#src/features/messaging/data/send-messages.ts';
import { pendingLetters } from '#src/features/messaging/model/pending-messages.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { holdAct, showAct } from '#src/shared/api/write/optimistic-overlay.ts';
import { keepWishes, type WishRequest } from '#src/shared/api/write/toggle.ts';
import {
  dropAct,
  keepActs,
  onActsChange,
  type WaitingAct,
  waitingActs,
} from '#src/shared/lib/storage/offline-mutations.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { sendActs } from './send-offline-mutations.ts';

/** Seconds after which what waits for a connection is tried again. */
const AGAIN_AFTER = 10;
const NONE: readonly WaitingAct[] = [];

/** What a wish is about: its key names the kind and the thing (setLiked, setFollowed, setTagFollowed). */
function partsOf(
  key: string,
  { tumblelog_name, url, tag }: WishRequest,
): Pick<WaitingAct, 'of' | 'thing' | 'name'> {
  const thing = key.slice(key.indexOf(':') + 1);
  if (tag !== undefined) return { of: 'tag', thing, name: tag };
  return url === undefined
    ? { of: 'post', thing, name: tumblelog_name ?? '' }
    : { of: 'blog', thing, name: url };
}

/** Keeps likes and follows that got no answer, and sends them, and letters, as soon as there is a connection. */
export function WaitingWatch() {
  const { t } = useLingui();
  const { user, blogs } = useViewer();
  const queryClient = useQueryClient();
  const member = user?.userUuid;
  const all = useSyncExternalStore(onActsChange, waitingActs, () => NONE);

  const send = useEffectEvent(async () => {
    if (member === undefined || !navigator.onLine) return;
    if (pendingLetters().length > 0)
      void sendLetters(
        queryClient,
        blogs.map(({ uuid }) => uuid),
      );
    if (!waitingActs().some((act) => act.member === member)) return;
    const sent = await sendActs(queryClient, member);
    const message = t({
      message: plural(sent, { one: 'What waited was sent.', other: '# things that waited were sent.' }),
    });
    if (sent > 0) addToast({ id: 'waited', type: 'success', message });
  });
  const tellKept = useEffectEvent(() => {
    addToast({ id: 'waits', message: t`No connection. It is sent as soon as there is one.` });
  });

  useEffect(() => {
    if (member === undefined) return;
    const stop = keepWishes({
      keep: (key, request, on, confirmed) => {
        const others = waitingActs().filter((act) => act.member !== member || act.key !== key);
        const act = { ...partsOf(key, request), key, member, request, on, confirmed, savedAt: Date.now() };
        // Taken back before it was sent: there is nothing to send.
        if (!keepActs(on === confirmed ? others : [...others, act])) return false;
        if (on !== confirmed) tellKept();
        return true;
      },
      take: (key) => dropAct(member, key)?.confirmed,
    });
    const listener = (): void => void send();
    listener();
    const timer = setInterval(listener, AGAIN_AFTER * 1000);
    window.addEventListener('online', listener);
    return () => {
      stop();
      clearInterval(timer);
      window.removeEventListener('online', listener);
    };
  }, [member]);

  // What waits is shown as pressed, whatever lists say meanwhile, after a reload too.
  useEffect(() => {
    const own = all.filter((act) => act.member === member);
    const ends = own.map(holdAct);
    for (const act of own) showAct(act, act.on);
    return () => {
      for (const end of ends) end();
    };
  }, [all, member]);

  return null;
}
