import type { OperationId } from '#generated/operations.ts';
import type { handlers } from '../modules/handlers.ts';

/** Operations of the contract that answer 501 because nobody wrote them yet. It is to become empty. */
export const notBuilt = [] as const satisfies readonly OperationId[];

type Built = keyof typeof handlers;
type Listed = (typeof notBuilt)[number];
type Misplaced =
  | { noHandlerAndNotListed: Exclude<OperationId, Built | Listed> }
  | { builtButStillListed: Extract<Listed, Built> };

/** `true` while handlers and list together are exactly the contract; else the type that says what is wrong. */
type Exact = [Exclude<OperationId, Built | Listed>, Extract<Listed, Built>] extends [never, never]
  ? true
  : Misplaced;

// Does not compile when an operation has neither a handler nor a place in the list, or has both.
true satisfies Exact;
