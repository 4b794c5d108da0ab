import { invariants } from '../data.ts';
import type { Run } from '../run.ts';

/** Reports the invariants of `openapi/conformance/invariants.yaml`: relations that every answer of the run kept or broke. */
export function checkInvariants(run: Run): void {
  // Answers of a mock are examples, which stand for themselves.
  if (run.keepsNothing) return;
  for (const { name, says } of invariants) {
    const seen = run.invariants.get(name);
    if (!seen || !run.isSelected(seen.operation)) continue;
    const { operation, answer, fault } = seen;
    run.report({
      id: `invariants/${name}`,
      section: 'invariants',
      operation,
      title: says,
      ...(fault ? { verdict: 'wrong', detail: fault, answer } : { verdict: 'right' }),
    });
  }
}
