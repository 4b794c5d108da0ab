import { notBuilt } from '../../generated/handlers.ts';
import { operations } from '../../generated/operations.ts';
import type { StepResult } from './step.ts';

/** Reports how many operations of the contract the reference server still answers with 501. */
export async function countNotBuilt(): Promise<StepResult> {
  const total = Object.keys(operations).length;
  return {
    ok: true,
    output: `${notBuilt.length} of ${total} operations are not built: ${total - notBuilt.length} are`,
  };
}
