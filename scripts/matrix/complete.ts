import { type OperationId, operations } from '#generated/operations.ts';
import { unreachableOperations, userActions } from '#tests/fixtures/all-fixtures.ts';
import { isNamed, siteCode } from '../e2e/usage.ts';

/** Returns the calls that the site's code names but neither a screen nor an action sends. */
export function missingOperations(asked: ReadonlySet<string>, code = siteCode()): OperationId[] {
  const acted = new Set(userActions.map(({ operation }) => operation));
  return (Object.keys(operations) as OperationId[]).filter(
    (id) => isNamed(code, id) && !asked.has(id) && !acted.has(id) && !(id in unreachableOperations),
  );
}
