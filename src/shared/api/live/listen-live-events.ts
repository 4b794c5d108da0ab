import { type News, openEventStream } from './event-stream.ts';

/** What tabs say to each other: news, or (a tab that has just come) the question whether anybody is connected. */
type Word = News | { kind: 'asks' };

/**
 * Hears what is new for a member. Of a browser's tabs one holds the stream and tells the others, since a browser opens few
 * connections to one host; when it goes, the next one takes over. A browser that cannot agree on one has none, and polls.
 *
 * @param member tells apart the tabs of members who are logged in in turn
 * @returns what ends it
 */
export function hearNews(member: string, onNews: (news: News) => void): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return () => undefined;
  const name = `skein-live ${member}`;
  const channel = new BroadcastChannel(name);
  const ending = new AbortController();
  let isHolding = false;
  let isConnected = false;

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.kind !== 'asks') onNews(data);
    else if (isHolding && isConnected) channel.postMessage({ kind: 'ready' });
  };
  channel.postMessage({ kind: 'asks' });

  const hold = (): Promise<void> => {
    if (ending.signal.aborted) return Promise.resolve();
    isHolding = true;
    const close = openEventStream((news) => {
      isConnected = news.kind !== 'lost';
      channel.postMessage(news);
      onNews(news);
    });
    return new Promise((done) => {
      ending.signal.addEventListener('abort', () => {
        close();
        channel.close();
        done();
      });
    });
  };
  navigator.locks
    .request(name, { signal: ending.signal }, hold)
    // Taken back before its turn came.
    .catch(() => channel.close());
  return () => ending.abort();
}
