import { rowOf } from '../contract.ts';
import { type Law, laws } from '../data.ts';
import { answerKey } from '../judge.ts';
import { MOCK_LIMITATIONS } from '../mock.ts';
import type { Run } from '../run.ts';
import type { Values } from '../template-values.ts';
import { runScenario } from './scenario.ts';

/** Returns the cast of a law; a text tells why a member is missing. */
async function castOf(run: Run, { cast = [] }: Law): Promise<Values | string> {
  const { me, other } = run.members;
  if (!me || !other) return `it needs two members: ${run.why ?? 'none'}`;
  const { clientToken } = run.config;
  const values: Values = { ...run.config.values, clientToken, me, other };
  for (const name of cast) {
    const member = await run.newMember();
    if (!member) return `it needs a member of its own: ${run.why ?? 'nobody could be registered'}`;
    values[name] = member;
  }
  return values;
}

/** Runs the laws of `openapi/conformance/laws/`: short scenarios with an expected answer for every step. */
export async function checkLaws(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  const due = laws.filter(({ about }) => run.isSelected(about));
  for (const [index, law] of due.entries()) {
    const { tag } = rowOf(law.about);
    const common = { id: `laws/${law.name}`, section: 'laws', operation: law.about, tag, title: law.title };
    progress(index + 1, due.length);
    const stopped = run.caller.stopped() ?? (run.keepsNothing ? MOCK_LIMITATIONS.memory : undefined);
    const values = stopped ?? (await castOf(run, law));
    if (typeof values === 'string') {
      run.report({ ...common, verdict: 'not-provoked', detail: values });
      continue;
    }
    const { difference, notOffered, answer, blames } = await runScenario(run, law.steps, values);
    const ended = run.caller.stopped();
    if (notOffered) run.report({ ...common, verdict: 'not-offered', detail: `${notOffered} is not offered` });
    else if (difference && ended) run.report({ ...common, verdict: 'not-provoked', detail: ended });
    else if (difference) {
      const cell = answer && !answer.failure ? { cell: answerKey(answer) } : {};
      run.report({ ...common, ...cell, verdict: 'wrong', detail: difference, answer, blames });
    } else run.report({ ...common, verdict: 'right' });
  }
}
