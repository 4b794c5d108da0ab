import { EventSource } from 'eventsource';
import { getGetUserEventsQueryKey } from '#generated/hooks/notifications/notifications.ts';
import { send } from '../call/http.ts';

const KINDS = [
  ...(['ready', 'messages', 'notifications', 'posts', 'polls'] as const),
  ...(['communities', 'comments', 'reactions', 'moderation', 'collections', 'columns'] as const),
] as const;

/** Subject of a live event (the contract describes each); `lost` when the stream broke. */
export type LiveEventKind = (typeof KINDS)[number] | 'lost';

/** Hint that something is new, without the data itself. */
export interface LiveEvent {
  kind: LiveEventKind;
  /** Ids of polls, posts or collections, or uuids of communities. */
  ids?: string[];
}

/** Delay before reconnecting after a refusal; the counts are polled meanwhile. */
const RETRY_DELAY_MS = 60_000;

/**
 * Opens the member's server-sent event stream, with the transport's headers. A broken connection reconnects at once, a
 * refused one after `RETRY_DELAY_MS`; offline there is none.
 *
 * @returns a function that closes it
 */
export function openEventStream(onEvent: (news: LiveEvent) => void): () => void {
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
    const stream = new EventSource(new URL(url, window.location.origin), {
      fetch: (_address, init) => send(url, { ...init, operation: 'getUserEvents' } as RequestInit),
    });
    for (const kind of KINDS) {
      stream.addEventListener(kind, ({ data }) => onEvent({ kind, ...(JSON.parse(data) as object) }));
    }
    stream.addEventListener('error', () => {
      onEvent({ kind: 'lost' });
      if (stream.readyState === stream.CLOSED && source === stream) timer = setTimeout(open, RETRY_DELAY_MS);
    });
    source = stream;
  };
  const leave = (): void => {
    close();
    onEvent({ kind: 'lost' });
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
