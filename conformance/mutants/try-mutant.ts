import { readConfig } from '../config.ts';
import { conform } from '../kit.ts';
import type { Mutant } from './mutant.ts';
import { faultyFetch } from './proxy.ts';
import { startFaulty } from './server.ts';

export interface Outcome {
  mutant: Mutant;
  /** Checks that came out wrong; none where the kit saw nothing. */
  wrong: { id: string; detail: string }[];
  /** How often the fault took effect. One that never did proves nothing. */
  bites: number;
  seconds: number;
}

async function runKit(mutant: Mutant, only: readonly string[] | undefined): Promise<Outcome> {
  const started = Date.now();
  let bites = 0;
  const bite = () => {
    bites += 1;
  };
  const server = await startFaulty(mutant.inner, bite);
  try {
    const report = await conform({
      url: server.url,
      config: readConfig(undefined),
      timeLimit: 300,
      callMs: 30_000,
      ...(only ? { only } : {}),
      ...(mutant.proxy ? { fetch: faultyFetch([{ ...mutant.proxy, bite }]) } : {}),
    });
    const wrong = report.checks
      .filter(({ verdict }) => verdict === 'wrong')
      .map(({ id, detail = '' }) => ({ id, detail }));
    return { mutant, wrong, bites, seconds: Math.round((Date.now() - started) / 1000) };
  } finally {
    await server.close();
  }
}

/**
 * Runs the kit against our server with one fault in it: first what is about the operation that the fault is in, and when
 * that sees nothing, all of it. The second run holds every check of the first.
 */
export async function tryMutant(mutant: Mutant): Promise<Outcome> {
  const about = mutant.about ?? mutant.proxy?.operation ?? mutant.inner?.handler?.operation;
  const first = about ? await runKit(mutant, [about]) : undefined;
  return first && first.wrong.length > 0 ? first : runKit(mutant, undefined);
}
