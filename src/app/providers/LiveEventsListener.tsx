import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shareActs } from '#src/shared/api/live/broadcast-mutations.ts';
import { hearNews } from '#src/shared/api/live/listen-live-events.ts';
import { setLive } from '#src/shared/api/live/live-state.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { adoptNews } from './apply-live-event.ts';
import { useSessionExpired } from './use-session-expired.ts';

/**
 * Hears what is new for the member, and what they do in other tabs, for as long as the page is there; one that rests in the
 * browser's memory hears nothing.
 */
export function LiveWatch() {
  const { user } = useViewer();
  const isExpired = useSessionExpired();
  const queryClient = useQueryClient();
  const member = isExpired ? undefined : user?.userUuid;

  useEffect(() => {
    if (member === undefined) return;
    const start = (): (() => void) => {
      const stopSharing = shareActs(member);
      const stopHearing = hearNews(member, (news) => {
        setLive(news.kind !== 'lost');
        adoptNews(queryClient, news);
      });
      return () => {
        stopSharing();
        stopHearing();
      };
    };
    let stop = start();
    const rest = () => stop();
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stop = start();
    };
    window.addEventListener('pagehide', rest);
    window.addEventListener('pageshow', wake);
    return () => {
      window.removeEventListener('pagehide', rest);
      window.removeEventListener('pageshow', wake);
      stop();
      setLive(false);
    };
  }, [member, queryClient]);

  return null;
}
