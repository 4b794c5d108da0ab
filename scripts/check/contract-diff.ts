import { changelogLine } from '../contract/changelog.ts';
import {
  compareContracts,
  currentContract,
  lastReleased,
  releasedContract,
  unannouncedBreakingChanges,
} from '../contract/released.ts';
import type { StepResult } from './step.ts';

/** Fails when the contract breaks clients of the last released one and its version does not say so (docs/decisions/011). */
export async function checkContractDiff(): Promise<StepResult> {
  const last = await lastReleased();
  if (last === undefined) return { ok: true, output: 'nothing released yet' };
  const comparison = await compareContracts(await releasedContract(last), await currentContract());
  const open = unannouncedBreakingChanges(comparison);
  if (open.length === 0) return { ok: true, output: `${comparison.changes.length} changes since ${last}` };
  return {
    ok: false,
    output: [
      `These break clients of ${last}, and info.version is still ${comparison.revision}:`,
      ...open.map(changelogLine),
    ].join('\n'),
  };
}
