import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  getDenyMembershipRequestMutationOptions,
  getEditDecisionMutationOptions,
  getModeratePostsMutationOptions,
  getRevokeDecisionMutationOptions,
  getSetAppealOutcomeMutationOptions,
  getSetCommunityMemberMutationOptions,
  sendDecisionNotice,
} from '#generated/hooks/communities/communities.ts';
import type { EditDecisionBody } from '#generated/zod/editDecisionBody.zod.ts';
import type { ModerationDecision } from '#generated/zod/moderationDecision.zod.ts';
import type { ModerationItem } from '#generated/zod/moderationItem.zod.ts';
import { COLLEAGUE_CODES } from '#src/entities/moderation/claims.ts';
import { isApiError, NetworkError } from '#src/shared/api/call/errors.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import type { ModeratorAct } from './moderator-act.ts';
import { useQueueCache } from './queue-data.ts';
import type { SettledEntry } from './queue-entry.ts';
import { useUnsentDecisions } from './use-unsent-decisions.ts';

/** An answer to the appeal of an entry. */
export interface AppealAnswer {
  item: ModerationItem;
  /** The decision that the appeal is against. */
  decision: ModerationDecision;
  outcome: 'accepted' | 'rejected';
  /** A sentence to the member; empty for none. */
  message: string;
}

/** Returns the decision a refusal names: a colleague was faster. */
function decisionIn(error: unknown): ModerationDecision | undefined {
  return isApiError(error) ? error.errors.find(({ decision }) => decision)?.decision : undefined;
}

/**
 * Settles entries of a community's queue and keeps those that were settled while the page was open. The notice of a
 * decision waits until the next entry is opened or the page is left (docs/decisions/097). A decision without a connection
 * is kept and sent later.
 *
 * @param items entries that are shown
 */
export function useSettling(community: string, items: readonly ModerationItem[]) {
  const { t } = useLingui();
  const { refresh } = useQueueCache(community);
  const { blogs } = useViewer();
  const [settled, setSettled] = useState<readonly SettledEntry[]>([]);

  const put = (entry: SettledEntry): void =>
    setSettled((all) => [...all.filter(({ item }) => item.id !== entry.item.id), entry]);
  const update = (decision: ModerationDecision): void =>
    setSettled((all) =>
      all.map((entry) => (entry.decision?.id === decision.id ? { ...entry, decision } : entry)),
    );

  /** Shows in place that a colleague was faster; other failures in a toast. */
  const onRefused = (error: unknown, item: ModerationItem): void => {
    if (isApiError(error, COLLEAGUE_CODES.decided))
      put({ item, outcome: 'beaten', decision: decisionIn(error) });
    else if (!isApiError(error, COLLEAGUE_CODES.claimed))
      showErrorToast(error, t`That was not saved. Try again.`);
    void refresh();
  };

  const waiting = useUnsentDecisions(community, {
    onSent: ({ itemId, act }, decision) => {
      const item = items.find(({ id }) => id === itemId);
      if (item && decision) put({ item, outcome: act, decision });
      else if (!decision) addToast({ type: 'info', message: t`This changed meanwhile. Please look again.` });
      void refresh();
    },
    onRefused: (error, { itemId, act }) => {
      const item = items.find(({ id }) => id === itemId);
      const made = decisionIn(error);
      // The answer to the first attempt was lost, not the decision.
      const isOwn = made?.action === act && blogs.some(({ name }) => name === made.decidedBy?.name);
      if (item && isOwn) {
        put({ item, outcome: act, decision: made });
        void refresh();
      } else if (item) onRefused(error, item);
      else showErrorToast(error, t`That was not saved. Try again.`);
    },
  });

  const acting = useWrite(
    callWith(
      getModeratePostsMutationOptions,
      ({ item, act }: { item: ModerationItem; act: ModeratorAct }) => ({
        community,
        data: { action: act, items: [{ item_id: item.id, version: item.version }] },
      }),
    ),
    {
      onSuccess: ({ response: { decisions } }, { item, act }) => {
        const [decision] = decisions;
        if (decision) put({ item, outcome: act, decision });
        else addToast({ type: 'info', message: t`This changed meanwhile. Please look again.` });
        void refresh();
      },
      onError: (error, { item, act }) => {
        const isKept =
          error instanceof NetworkError && waiting.keep({ itemId: item.id, version: item.version, act });
        if (!isKept) onRefused(error, item);
      },
    },
  );
  const answering = useWrite(
    callWith(getSetAppealOutcomeMutationOptions, ({ decision, outcome, message }: AppealAnswer) => ({
      community,
      decisionId: decision.id,
      data: { outcome, ...(message ? { message } : {}) },
    })),
    {
      onSuccess: (_, { item, decision, outcome }) => {
        put({ item, outcome, decision: { ...decision, canRevoke: false } });
        void refresh();
      },
      onError: (error, { item }) => onRefused(error, item),
    },
  );
  const approving = useWrite(
    callWith(getSetCommunityMemberMutationOptions, ({ blog }: ModerationItem) => ({
      community,
      blog: blog.name,
      data: {},
    })),
    {
      onSuccess: (_, item) => {
        put({ item, outcome: 'let_in' });
        void refresh();
      },
      onError: onRefused,
    },
  );
  const denying = useWrite(
    callWith(getDenyMembershipRequestMutationOptions, ({ blog }: ModerationItem) => ({
      community,
      blog: blog.name,
    })),
    {
      onSuccess: (_, item) => {
        put({ item, outcome: 'not_now' });
        void refresh();
      },
      onError: onRefused,
    },
  );
  const undoing = useWrite(getRevokeDecisionMutationOptions, {
    errorToast: t`This could not be undone.`,
    onSuccess: async (_, { decisionId }) => {
      await refresh();
      setSettled((all) => all.filter(({ decision }) => decision?.id !== decisionId));
    },
  });
  const rewording = useWrite(getEditDecisionMutationOptions, {
    scope: `decisions:${community}`,
    errorToast: t`The reason was not saved. Try again.`,
    onSuccess: ({ response }) => update(response.decision),
  });

  const sendNotices = (): void => {
    for (const { outcome, decision } of settled) {
      if (outcome === 'beaten' || decision?.noticeDueTs === undefined) continue;
      // The server sends it by itself after two minutes, so a failure needs no message.
      sendDecisionNotice(community, decision.id)
        .then(({ response }) => update(response.decision))
        .catch(() => undefined);
    }
  };
  const onLeave = useEffectEvent(sendNotices);
  useEffect(() => () => onLeave(), []);

  return {
    settled,
    /** Entries whose decisions wait for a connection. */
    unsent: items.flatMap((item): SettledEntry[] => {
      const kept = waiting.unsent.find(({ itemId }) => itemId === item.id);
      return kept ? [{ item, outcome: kept.act, isUnsent: true }] : [];
    }),
    /** Number of decisions that wait for a connection. */
    unsentCount: waiting.unsent.length,
    busy: acting.busy || answering.busy || approving.busy || denying.busy || undoing.busy,
    act: (item: ModerationItem, act: ModeratorAct): Promise<boolean> => acting.write({ item, act }),
    answerRequest: (item: ModerationItem, isLetIn: boolean): Promise<boolean> =>
      (isLetIn ? approving : denying).write(item),
    answerAppeal: (answer: AppealAnswer): Promise<boolean> => answering.write(answer),
    undo: ({ decision, isUnsent, item }: SettledEntry): void => {
      if (isUnsent) waiting.drop(item.id);
      else if (decision) void undoing.write({ community, decisionId: decision.id });
    },
    reword: (decision: ModerationDecision, data: EditDecisionBody): Promise<boolean> =>
      rewording.write({ community, decisionId: decision.id, data }),
    sendNotices,
  };
}

/** Functions that settle entries of a queue, and those that were settled. */
export type Settling = ReturnType<typeof useSettling>;
