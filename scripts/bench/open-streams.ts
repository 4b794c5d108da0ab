import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** A client that holds a member's event stream open and records when events arrive. */
export interface Listener {
  /** Resolves with the time of the next event of that kind, in milliseconds of `performance.now`. */
  next: (kind: string) => Promise<number>;
  leave: () => void;
}

/**
 * Opens an event stream with a member's access token and waits until the server reports that it is ready.
 *
 * @throws when the server refuses it
 */
export async function openStream(url: string, token: string): Promise<Listener> {
  const request = get(`${url}/v2/user/events`, {
    agent: false,
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`A stream was refused with ${answer.statusCode}`);
  const waiting = new Map<string, (at: number) => void>();
  const next = (kind: string) => new Promise<number>((heard) => waiting.set(kind, heard));
  const ready = next('ready');
  // A chunk may end within an event. The kind is at the start of an event and short, so the rest is kept for the next
  // chunk.
  let text = '';
  answer.setEncoding('utf8').on('data', (part: string) => {
    const at = performance.now();
    const whole = (text + part).split('\n\n');
    text = whole.pop() ?? '';
    for (const event of whole) waiting.get(/^event: (.*)$/m.exec(event)?.[1] ?? '')?.(at);
  });
  // Disconnecting ends it with a connection error, which is expected.
  answer.on('error', () => undefined);
  request.on('error', () => undefined);
  await ready;
  return { next, leave: () => request.destroy() };
}
