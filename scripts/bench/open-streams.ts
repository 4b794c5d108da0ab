import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** A client that holds a member's stream of events and notes when it hears of something. */
export interface Listener {
  /** Resolves with the moment (milliseconds, as `performance.now` tells it) of the next event of that kind. */
  next: (kind: string) => Promise<number>;
  leave: () => void;
}

/**
 * Opens a stream with a member's own access token and waits until the server says that it is ready.
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
  // A part may hold half an event; its kind stands at its beginning and is short, so what is left over is kept.
  let text = '';
  answer.setEncoding('utf8').on('data', (part: string) => {
    const at = performance.now();
    const whole = (text + part).split('\n\n');
    text = whole.pop() ?? '';
    for (const event of whole) waiting.get(/^event: (.*)$/m.exec(event)?.[1] ?? '')?.(at);
  });
  // Leaving ends it with an error of the connection, which is what was wanted.
  answer.on('error', () => undefined);
  request.on('error', () => undefined);
  await ready;
  return { next, leave: () => request.destroy() };
}
