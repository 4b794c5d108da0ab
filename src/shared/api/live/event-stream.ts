import { EventSource } from 'eventsource';
import { getGetUserEventsQueryKey } from '#generated/hooks/notifications/notifications.ts';
import { send } from '../call/http.ts';

/** Of what there is news (the contract tells what each is); `lost` when the stream broke. */
export type NewsKind = 'ready' | 'messages' | 'notifications' | 'posts' | 'polls' | 'lost';

/** Something is new. It never says what. */
export interface News {
  kind: NewsKind;
  /** Which polls. */
  ids?: string[];
}

const KINDS = ['ready', 'messages', 'notifications', 'posts', 'polls'] as const;
/** After a refusal, in milliseconds: the stream is an extra, and the counts are polled meanwhile. */
const AGAIN_AFTER = 60_000;

/**
 * Holds the member's stream of events open, as the transport makes calls. A broken connection is made again by itself,
 * one that the server refuses after a minute; without a network there is none.
 *
 * @returns what ends it
 */
export function openEventStream(onNews: (news: News) => void): () => void {
  const [url = ''] = getGetUserEventsQueryKey();
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = (): void => {
    close();
    if (!navigator.onLine) return;
    const opened = new EventSource(new URL(url, window.location.origin), {
      fetch: (_address, init) => send(url, { ...init, operation: 'getUserEvents' } as RequestInit),
    });
    for (const kind of KINDS) {
      opened.addEventListener(kind, ({ data }) => onNews({ kind, ...(JSON.parse(data) as object) }));
    }
    opened.addEventListener('error', () => {
      onNews({ kind: 'lost' });
      if (opened.readyState === opened.CLOSED && source === opened) timer = setTimeout(open, AGAIN_AFTER);
    });
    source = opened;
  };
  const leave = (): void => {
    close();
    onNews({ kind: 'lost' });
  };

  open();
  window.addEventListener('online', open);
  window.addEventListener('offline', leave);
  return () => {
    window.removeEventListener('online', open);
    window.removeEventListener('offline', leave);
    leave();
  };
}
