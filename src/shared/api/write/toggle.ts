import { NetworkError } from '../call/errors.ts';

/** What the calls of a wish take, in both directions. */
export type WishRequest = Record<string, string | undefined>;

/** Keeps wishes for which there is no connection. */
export interface WishKeeper {
  /** Takes a wish that got no answer; false where nothing can be kept. */
  keep: (key: string, request: WishRequest, on: boolean, confirmed: boolean) => boolean;
  /** Hands back what waits under a key: what the server holds. */
  take: (key: string) => boolean | undefined;
}

let keeper: WishKeeper | undefined;

/** Sets who keeps wishes without a connection; answers what ends it. */
export function keepWishes(next: WishKeeper): () => void {
  keeper = next;
  return () => {
    keeper = undefined;
  };
}

/** One on/off wish, such as a like, and how it is carried out. */
export interface Toggle<Answer> {
  /** Names the thing and the kind of wish; writes of one key never overlap. */
  key: string;
  on: boolean;
  /** What the server is known to hold while nothing is under way. */
  confirmed: boolean;
  send: (on: boolean) => Promise<Answer>;
  /** With what it is sent later, where it may wait for a connection; `key` then says by which calls. */
  request?: WishRequest;
  /** Called once, when the first write of a series begins; the answer is called when the series is over. */
  begin?: () => () => void;
  /** Shows a state before the server knows it. */
  show: (on: boolean) => void;
  /** The server holds `on` now. */
  accept: (answer: Answer, on: boolean) => void;
  /** The server refused the reader's last wish; `show` has been called with the old state already. */
  refuse: (error: unknown, on: boolean) => void;
}

interface Line {
  confirmed: boolean;
  wanted: boolean;
}

const lines = new Map<string, Line>();

/**
 * Carries out a wish at once on the screen and then on the server. Wishes for one key are sent one after the other and
 * the last one wins: clicking three times quickly ends where the third click said, answers cannot overtake each other,
 * and a wish taken back before it was sent is never sent. Resolves when the server holds what the reader wants, or has
 * refused it.
 */
export async function toggle<Answer>(wish: Toggle<Answer>): Promise<void> {
  const { key, send, show, accept, refuse } = wish;
  const running = lines.get(key);
  show(wish.on);
  if (running) {
    running.wanted = wish.on;
    return;
  }
  const line: Line = { confirmed: keeper?.take(key) ?? wish.confirmed, wanted: wish.on };
  lines.set(key, line);
  const end = wish.begin?.();
  try {
    while (line.wanted !== line.confirmed) {
      const target = line.wanted;
      try {
        const answer = await send(target);
        line.confirmed = target;
        accept(answer, target);
        if (line.wanted !== target) show(line.wanted);
      } catch (error) {
        // A refusal matters only while the reader still wants what was refused.
        if (line.wanted !== target) continue;
        if (
          error instanceof NetworkError &&
          wish.request &&
          keeper?.keep(key, wish.request, target, line.confirmed)
        )
          break;
        line.wanted = line.confirmed;
        show(line.confirmed);
        refuse(error, target);
      }
    }
  } finally {
    lines.delete(key);
    end?.();
  }
}

/** Forgets every series under way, for tests. */
export const forgetToggles = (): void => lines.clear();
