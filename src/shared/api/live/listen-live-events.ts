import { type LiveEvent, openEventStream } from './event-stream.ts';

/** Message between tabs: a live event, or a new tab's question whether a stream is connected. */
type TabMessage = LiveEvent | { kind: 'asks' };

/**
 * Listens for a member's live events. One tab of the browser holds the stream and broadcasts to the others, because
 * browsers limit connections per host; when it closes, the next one takes over. Browsers without Web Locks or
 * BroadcastChannel get no stream and poll.
 *
 * @param member uuid that separates the channels of members who use the browser in turn
 * @returns a function that stops it
 */
export function listenLiveEvents(member: string, onEvent: (news: LiveEvent) => void): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return () => undefined;
  const name = `skein-live ${member}`;
  const channel = new BroadcastChannel(name);
  const controller = new AbortController();
  let isHolding = false;
  let isConnected = false;

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind !== 'asks') onEvent(data);
    else if (isHolding && isConnected) channel.postMessage({ kind: 'ready' });
  };
  channel.postMessage({ kind: 'asks' });

  const holdStream = (): Promise<void> => {
    if (controller.signal.aborted) return Promise.resolve();
    isHolding = true;
    const close = openEventStream((event) => {
      isConnected = event.kind !== 'lost';
      channel.postMessage(event);
      onEvent(event);
    });
    return new Promise((resolve) => {
      controller.signal.addEventListener('abort', () => {
        close();
        channel.close();
        resolve();
      });
    });
  };
  navigator.locks
    .request(name, { signal: controller.signal }, holdStream)
    // Aborted before the lock was granted.
    .catch(() => channel.close());
  return () => controller.abort();
}
