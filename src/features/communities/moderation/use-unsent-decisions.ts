import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { moderatePosts } from '#generated/hooks/communities/communities.ts';
import type { ModerationDecision } from '#generated/zod/moderationDecision.zod.ts';
import { NetworkError } from '#src/shared/api/call/errors.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import {
  dropUnsentDecision,
  keepUnsentDecision,
  onUnsentDecisionsChange,
  readUnsentDecisions,
  type UnsentDecision,
} from './unsent-decisions.ts';

/** Interval at which decisions are tried again that could not be sent. */
const RETRY_INTERVAL_MS = 10_000;
const NONE: readonly UnsentDecision[] = [];

interface Handlers {
  /** Called with a decision that was sent; without one when the entry changed meanwhile. */
  onSent: (sent: UnsentDecision, decision: ModerationDecision | undefined) => void;
  /** Called with a decision that the server refused. */
  onRefused: (error: unknown, refused: UnsentDecision) => void;
}

/**
 * Keeps decisions that a missing connection held back, and sends them in their order while the queue is open. Each has
 * the version of its entry, so a colleague who decided first still counts.
 */
export function useUnsentDecisions(community: string, handlers: Handlers) {
  const member = useViewer().user?.userUuid ?? '';
  const isSending = useRef(false);
  const all = useSyncExternalStore(onUnsentDecisionsChange, readUnsentDecisions, () => NONE);
  const own = all.filter((one) => one.member === member && one.community === community);

  const send = useEffectEvent(async () => {
    if (isSending.current || !navigator.onLine) return;
    isSending.current = true;
    try {
      for (const one of own) {
        const items = [{ item_id: one.itemId, version: one.version }];
        const { response } = await moderatePosts(community, { action: one.act, items });
        dropUnsentDecision(one.itemId);
        handlers.onSent(one, response.decisions[0]);
      }
    } catch (error) {
      const [first] = readUnsentDecisions().filter(
        (one) => one.member === member && one.community === community,
      );
      if (!(error instanceof NetworkError) && first) {
        dropUnsentDecision(first.itemId);
        handlers.onRefused(error, first);
      }
    } finally {
      isSending.current = false;
    }
  });
  const hasUnsent = own.length > 0;
  useEffect(() => {
    if (!hasUnsent) return undefined;
    const listener = (): void => void send();
    listener();
    const timer = setInterval(listener, RETRY_INTERVAL_MS);
    window.addEventListener('online', listener);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', listener);
    };
  }, [hasUnsent]);

  return {
    unsent: own,
    /** Keeps a decision in this tab; returns false without storage. */
    keep: (decision: Pick<UnsentDecision, 'itemId' | 'version' | 'act'>): boolean =>
      member !== '' && keepUnsentDecision({ ...decision, member, community }),
    drop: dropUnsentDecision,
  };
}
