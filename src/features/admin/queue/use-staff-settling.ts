import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  getCreateStaffDecisionsMutationOptions,
  getEditStaffDecisionMutationOptions,
  getRevokeStaffDecisionMutationOptions,
} from '#generated/hooks/moderation/moderation.ts';
import type { EditStaffDecisionBody } from '#generated/zod/editStaffDecisionBody.zod.ts';
import type { StaffDecision } from '#generated/zod/staffDecision.zod.ts';
import type { StaffOutcome } from '#generated/zod/staffOutcome.zod.ts';
import type { StaffQueueItem } from '#generated/zod/staffQueueItem.zod.ts';
import { COLLEAGUE_CODES } from '#src/entities/moderation/claims.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import type { SettledStaffEntry } from './staff-entries.ts';
import { useStaffQueueCache } from './staff-queue-data.ts';

/** A decision about one entry or several. */
interface Verdict {
  items: readonly StaffQueueItem[];
  outcome: StaffOutcome;
  /** Id of the decision that it replaces; of one entry only. */
  replaces?: string | undefined;
}

/** Returns the decision a refusal names: a colleague was faster. */
function decisionIn(error: unknown): StaffDecision | undefined {
  return isApiError(error)
    ? error.errors.find(({ staffDecision }) => staffDecision)?.staffDecision
    : undefined;
}

/**
 * Settles entries of the staff queue and keeps those that were settled while the page was open. The author and the
 * reporters are told ten seconds later by the server, so a decision can be undone or explained until then.
 */
export function useStaffSettling() {
  const { t } = useLingui();
  const { refresh } = useStaffQueueCache();
  const [settled, setSettled] = useState<readonly SettledStaffEntry[]>([]);

  const put = (...entries: SettledStaffEntry[]): void =>
    setSettled((all) => [
      ...all.filter(({ item }) => !entries.some((entry) => entry.item.id === item.id)),
      ...entries,
    ]);
  const update = (decision: StaffDecision): void =>
    setSettled((all) =>
      all.map((entry) => (entry.decision?.id === decision.id ? { ...entry, decision } : entry)),
    );

  const deciding = useWrite(
    callWith(getCreateStaffDecisionsMutationOptions, ({ items, outcome, replaces }: Verdict) => ({
      data: { item_ids: items.map(({ id }) => id), outcome, ...(replaces ? { replaces } : {}) },
    })),
    {
      onSuccess: ({ response: { decisions, skipped } }, { items, outcome }) => {
        const entries = items.flatMap((item): SettledStaffEntry[] => {
          const decision = decisions.find(({ itemId }) => itemId === item.id);
          if (decision) return [{ item, outcome, decision }];
          const other = skipped.find(({ itemId }) => itemId === item.id);
          return other?.reason === 'settled' ? [{ item, outcome: 'beaten', decision: other.decision }] : [];
        });
        put(...entries);
        void refresh();
      },
      onError: (error, { items: [item] }) => {
        if (item && isApiError(error, COLLEAGUE_CODES.decided))
          put({ item, outcome: 'beaten', decision: decisionIn(error) });
        else if (!isApiError(error, COLLEAGUE_CODES.claimed))
          showErrorToast(error, t`That was not saved. Try again.`);
        void refresh();
      },
    },
  );
  const undoing = useWrite(getRevokeStaffDecisionMutationOptions, {
    errorToast: t`This could not be undone.`,
    onSuccess: async (_, { decisionId }) => {
      await refresh();
      setSettled((all) => all.filter(({ decision }) => decision?.id !== decisionId));
    },
  });
  const rewording = useWrite(getEditStaffDecisionMutationOptions, {
    scope: 'staff-decisions',
    errorToast: t`The change was not saved. Try again.`,
    onSuccess: ({ response }) => update(response.decision),
  });

  return {
    settled,
    busy: deciding.busy || undoing.busy,
    /** Decides an entry, or several in one act. */
    decide: (verdict: Verdict): Promise<boolean> => deciding.write(verdict),
    undo: (decision: StaffDecision): Promise<boolean> => undoing.write({ decisionId: decision.id }),
    /** Changes reason, end or messages of a decision whose notices wait. */
    reword: (decision: StaffDecision, data: EditStaffDecisionBody): Promise<boolean> =>
      rewording.write({ decisionId: decision.id, data }),
  };
}

/** Functions that settle entries of the staff queue, and those that were settled. */
export type StaffSettling = ReturnType<typeof useStaffSettling>;
