import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notBuilt } from '../../generated/handlers.ts';
import { operations } from '../../generated/operations.ts';
import { builtSentence } from '../new-operation/readme-counts.ts';
import { ROOT } from './run-tool.ts';
import type { StepResult } from './step.ts';

/** Reports how many operations the reference server still answers with 501. Fails when the README says otherwise. */
export async function countNotBuilt(): Promise<StepResult> {
  const total = Object.keys(operations).length;
  const built = total - notBuilt.length;
  const sentence = builtSentence(total, notBuilt.length);
  const ok = readFileSync(join(ROOT, 'README.md'), 'utf8').includes(sentence);
  const output = `${notBuilt.length} of ${total} operations are not built: ${built} are`;
  return { ok, output: ok ? output : `README.md does not say "${sentence}".` };
}
