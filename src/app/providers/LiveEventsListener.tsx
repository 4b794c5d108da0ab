import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { broadcastMutations } from '#src/shared/api/live/broadcast-mutations.ts';
import { listenLiveEvents } from '#src/shared/api/live/listen-live-events.ts';
import { setLive } from '#src/shared/api/live/live-state.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { applyLiveEvent } from './apply-live-event.ts';
import { useSessionExpired } from './use-session-expired.ts';

/**
 * Listens for live events and for the member's actions in other tabs while the page is active; a page in the
 * back/forward cache does not listen.
 */
export function LiveEventsListener() {
  const { user } = useViewer();
  const isExpired = useSessionExpired();
  const queryClient = useQueryClient();
  const member = isExpired ? undefined : user?.userUuid;

  useEffect(() => {
    if (member === undefined) return;
    const start = (): (() => void) => {
      const stopSharing = broadcastMutations(member);
      const stopListening = listenLiveEvents(member, (event) => {
        setLive(event.kind !== 'lost');
        applyLiveEvent(queryClient, event);
      });
      return () => {
        stopSharing();
        stopListening();
      };
    };
    let stop = start();
    const pause = () => stop();
    const resume = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stop = start();
    };
    window.addEventListener('pagehide', pause);
    window.addEventListener('pageshow', resume);
    return () => {
      window.removeEventListener('pagehide', pause);
      window.removeEventListener('pageshow', resume);
      stop();
      setLive(false);
    };
  }, [member, queryClient]);

  return null;
}
