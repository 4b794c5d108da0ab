/** One on/off wish, such as a like, and how it is carried out. */
export interface Toggle<Answer> {
  /** Names the thing and the kind of wish; writes of one key never overlap. */
  key: string;
  on: boolean;
  /** What the server is known to hold while nothing is under way. */
  confirmed: boolean;
  send: (on: boolean) => Promise<Answer>;
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
  const line: Line = { confirmed: wish.confirmed, wanted: wish.on };
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
