import type { Answer } from '../caller.ts';
import { MOCK_LIMITATIONS } from '../mock.ts';
import type { Verdict } from '../model.ts';
import type { Run } from '../run.ts';
import type { SceneRule } from '../scenes.ts';
import { uniqueText, type Values } from '../template-values.ts';
import { runScenario } from './scenario.ts';

/** Reports one outcome for every check of a rule. */
export type ReportAll = (verdict: Verdict, detail: string, answer?: Answer) => void;

/**
 * Sets the scene of a rule up, checks, and removes what was made, also where the check ends early.
 *
 * @param all called instead of `check` where the scene cannot be set up
 * @param check receives `me`, the cast, a `word` that nothing else contains, and what the steps stored
 */
export async function withScene(
  run: Run,
  { cast = [], steps, after = [] }: SceneRule,
  all: ReportAll,
  check: (values: Values) => Promise<void>,
): Promise<void> {
  if (run.keepsNothing) return all('not-provoked', MOCK_LIMITATIONS.memory);
  const values: Values = { ...run.config.values, ...run.members, word: uniqueText() };
  for (const name of ['me', ...cast]) {
    const member = await run.newMember();
    if (!member) return all('not-provoked', run.why ?? 'it needs a member of its own');
    values[name] = member;
  }
  async function setUpAndCheck(): Promise<void> {
    const made = await runScenario(run, steps, values);
    if (made.notOffered) return all('not-offered', `${made.notOffered} is not offered`);
    if (made.difference)
      return all(run.caller.stopped() ? 'not-provoked' : 'wrong', made.difference, made.answer);
    await check(values);
  }
  await setUpAndCheck().finally(() => runScenario(run, after, values));
}
