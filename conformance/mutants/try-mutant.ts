import { readConfig } from '../config.ts';
import { operationRows, rowOf } from '../contract.ts';
import { conform } from '../kit.ts';
import type { Mutant } from './mutant.ts';
import { faultyFetch } from './proxy.ts';
import { startFaulty } from './server.ts';

export interface Outcome {
  mutant: Mutant;
  /** Checks that failed; none where the kit found nothing. */
  wrong: { id: string; detail: string }[];
  /** Number of times the fault took effect. A fault without effect proves nothing. */
  effectCount: number;
  seconds: number;
}

async function runKit(mutant: Mutant, only: readonly string[] | undefined): Promise<Outcome> {
  const started = Date.now();
  let effectCount = 0;
  const markEffective = () => {
    effectCount += 1;
  };
  const server = await startFaulty(mutant.inner, markEffective);
  try {
    const report = await conform({
      url: server.url,
      config: readConfig(undefined),
      timeLimit: 300,
      callMs: 30_000,
      ...(only ? { only } : {}),
      ...(mutant.proxy ? { fetch: faultyFetch([{ ...mutant.proxy, markEffective }]) } : {}),
    });
    const wrong = report.checks
      .filter(({ verdict }) => verdict === 'wrong')
      .map(({ id, detail = '' }) => ({ id, detail }));
    return { mutant, wrong, effectCount, seconds: Math.round((Date.now() - started) / 1000) };
  } finally {
    await server.close();
  }
}

/** Returns the operation whose checks find a fault first; undefined where it is in none. */
function operationOf({ about, proxy, inner }: Mutant): string | undefined {
  return about ?? proxy?.operation ?? inner?.handler?.operation;
}

/**
 * Runs the kit against the reference server with one fault: first the checks of the fault's operation, and when they
 * find nothing, all checks.
 *
 * @param isAreaOnly stops at the checks of operations with the same tag of the contract, which takes a tenth of the time
 */
export async function tryMutant(mutant: Mutant, isAreaOnly = false): Promise<Outcome> {
  const about = operationOf(mutant);
  const first = about ? await runKit(mutant, [about]) : undefined;
  if (first && first.wrong.length > 0) return first;
  const area = about && isAreaOnly ? rowOf(about).tag : undefined;
  const within = area ? operationRows.filter(({ tag }) => tag === area).map(({ id }) => id) : undefined;
  return runKit(mutant, within);
}
