import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { claimedError, settledError } from '../staff-queue/entry.ts';
import type { Skipped } from './decide.ts';
import { presentDecisions, type StaffReader, staffRefs } from './decision-presenter.ts';
import { decisionsByIds } from './decisions-repository.ts';

type Schemas = components['schemas'];
type ShownSkipped = {
  itemId: string;
  reason: Skipped['skipped'];
  claimedBy?: Schemas['BlogRef'];
  decision?: Schemas['StaffDecision'];
};

/** Returns the entries that were not decided in the contract's shape. */
export async function presentSkipped(
  skipped: readonly Skipped[],
  reader: StaffReader,
): Promise<ShownSkipped[]> {
  const refs = await staffRefs(
    reader,
    skipped.flatMap((one) => one.claimedBy ?? []),
  );
  const rows = await decisionsByIds(
    reader.db,
    skipped.flatMap((one) => one.decisionId ?? []),
  );
  const decisions = await presentDecisions([...rows.values()], reader);
  return skipped.map((one) => {
    const claimedBy = refs.get(one.claimedBy ?? '');
    const decision = decisions.find(({ id }) => id === one.decisionId);
    return {
      ...{ itemId: one.itemId, reason: one.skipped },
      ...(claimedBy ? { claimedBy } : {}),
      ...(decision ? { decision } : {}),
    };
  });
}

/**
 * Returns the refusal of a single entry that was not decided: not-found, claimed-by-another (4034), already-done (4033)
 * with the decision that was taken first, or an outcome that does not fit.
 */
export async function refusedError(one: Skipped, reader: StaffReader) {
  switch (one.skipped) {
    case 'claimed':
      return claimedError(reader, one.claimedBy ?? '');
    case 'settled':
      return settledError(reader, one.itemId, one.decisionId);
    case 'gone':
      return domainError('not-found', { reason: 'queue_entry' });
    case 'outcome':
      return domainError('invalid-request-param', { field: 'outcome', reason: 'outcome' });
  }
}
