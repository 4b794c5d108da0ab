import type { OperationId } from '#generated/operations.ts';
import type { ContractOperation } from '#server/http/contract/load.ts';

/**
 * What members may do whose registration is not finished (`isPartial`), besides what any visitor may: finish it, have the
 * site look as they like while they do, and leave. The two that read tell of their own empty account; every page asks them.
 */
const OPEN: ReadonlySet<OperationId> = new Set<OperationId>([
  'sendVerificationEmail',
  'setBirthDate',
  'setOption',
  'endSession',
  'getUserCounts',
  'getUserEvents',
]);

/** Whether a member may call it before their registration is finished. */
export function isOpenToUnfinished({ id, access }: Pick<ContractOperation, 'id' | 'access'>): boolean {
  return access === 'public' || OPEN.has(id);
}
