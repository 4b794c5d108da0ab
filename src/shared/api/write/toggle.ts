import { NetworkError } from '../call/errors.ts';

/** Parameters of a toggle's calls, in both directions. */
export type ToggleRequest = Record<string, string | undefined>;

/** Stores toggles that failed without a connection. */
export interface OfflineToggleStore {
  /** Stores a toggle without a response; returns false when storing is impossible. */
  store: (key: string, request: ToggleRequest, on: boolean, confirmed: boolean) => boolean;
  /** Removes and returns the confirmed state stored under a key. */
  take: (key: string) => boolean | undefined;
}

let offlineStore: OfflineToggleStore | undefined;

/** Sets the store for offline toggles; returns a function that removes it. */
export function setOfflineToggleStore(next: OfflineToggleStore): () => void {
  offlineStore = next;
  return () => {
    offlineStore = undefined;
  };
}

/** One on/off write, such as a like. */
export interface Toggle<Answer> {
  /** Identifies the thing and the kind of toggle; writes of one key never overlap. */
  key: string;
  on: boolean;
  /** State the server holds while no write is in flight. */
  confirmed: boolean;
  send: (on: boolean) => Promise<Answer>;
  /** Parameters for sending it later, when it may be stored offline; `key` determines the calls. */
  request?: ToggleRequest;
  /**
   * Protects the state from responses to reads while a series of writes is in flight; the returned function ends it.
   */
  hold: () => () => void;
  /** Applies a state before the server has responded. */
  optimisticUpdate: (on: boolean) => void;
  /** Called when the server holds `on`. */
  onSuccess: (answer: Answer, on: boolean) => void;
  /** Called when the server refused the latest state, after `optimisticUpdate` was called with the previous one. */
  onError: (error: unknown, on: boolean) => void;
}

interface ToggleSeries {
  confirmed: boolean;
  desired: boolean;
}

const seriesByKey = new Map<string, ToggleSeries>();

/**
 * Applies an on/off write optimistically and sends it. Writes of one key are sent one after the other and the last one
 * wins: three quick clicks end in the third one's state, responses cannot overtake each other, and a state that was
 * reverted before it was sent is never sent. Resolves when the server holds the wanted state or has refused it.
 */
export async function toggle<Answer>(options: Toggle<Answer>): Promise<void> {
  const { key, send, optimisticUpdate, onSuccess, onError } = options;
  const running = seriesByKey.get(key);
  optimisticUpdate(options.on);
  if (running) {
    running.desired = options.on;
    return;
  }
  const series: ToggleSeries = {
    confirmed: offlineStore?.take(key) ?? options.confirmed,
    desired: options.on,
  };
  seriesByKey.set(key, series);
  const release = options.hold();
  try {
    while (series.desired !== series.confirmed) {
      const target = series.desired;
      try {
        const answer = await send(target);
        series.confirmed = target;
        onSuccess(answer, target);
        // Also when it is unchanged: other tabs that read meanwhile learn it again.
        optimisticUpdate(series.desired);
      } catch (error) {
        // A refusal matters only while the refused state is still wanted.
        if (series.desired !== target) continue;
        if (
          error instanceof NetworkError &&
          options.request &&
          offlineStore?.store(key, options.request, target, series.confirmed)
        )
          break;
        series.desired = series.confirmed;
        optimisticUpdate(series.confirmed);
        onError(error, target);
      }
    }
  } finally {
    seriesByKey.delete(key);
    release();
  }
}

/** Drops all series in flight, for tests. */
export const resetToggles = (): void => seriesByKey.clear();
