import type { OperationId } from '#generated/operations.ts';
import type { ContractOperation } from '#server/http/contract/load.ts';

/**
 * Operations open to members whose registration is not finished (`isPartial`), besides those open to visitors: finish
 * it, change the site's appearance meanwhile, and leave. The two read operations return their own empty account; every
 * page calls them.
 */
const OPEN: ReadonlySet<OperationId> = new Set<OperationId>([
  'sendVerificationEmail',
  'setBirthDate',
  'setOption',
  'endSession',
  'getUserCounts',
  'getUserEvents',
]);

/** Returns true when a member may call the operation before their registration is finished. */
export function isOpenToUnfinished({ id, access }: Pick<ContractOperation, 'id' | 'access'>): boolean {
  return access === 'public' || OPEN.has(id);
}
