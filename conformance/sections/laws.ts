import { isDeepStrictEqual } from 'node:util';
import type { Actor, Answer } from '../caller.ts';
import { rowOf } from '../contract.ts';
import { type Law, laws, type Step } from '../data.ts';
import { at, fill, type Values } from '../fill.ts';
import { cellOf, codeOf, isNotOffered } from '../judge.ts';
import { type Run, requestOf, visitorOf } from '../run.ts';

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 120);

/** The difference between a step's answer and what it expects. */
function differenceOf(answer: Answer, { call, expect = {} }: Step, values: Values): string | undefined {
  if (answer.failure) return `${call}: ${answer.failure}`;
  const { status, code, is = {} } = expect;
  if (code !== undefined) {
    return codeOf(answer) === code ? undefined : `${call}: code ${code} was expected, ${cellOf(answer)} came`;
  }
  const hasStatus = status === undefined ? answer.status < 300 : answer.status === status;
  if (!hasStatus) return `${call}: ${status ?? 'a success'} was expected, ${cellOf(answer)} came`;
  for (const [path, given] of Object.entries(is)) {
    const wanted = fill(given, values);
    const found = at(answer.json, path);
    if (!isDeepStrictEqual(found, wanted)) return `${call}: ${path} is ${short(found)}, not ${short(wanted)}`;
  }
  return undefined;
}

/** Carries a law out; answers the difference, or that something is not offered. */
async function carryOut(run: Run, law: Law): Promise<{ difference?: string; notOffered?: string }> {
  const { me, other } = run.members;
  const values: Values = { ...run.config.values, me, other };
  for (const step of law.steps) {
    const row = rowOf(step.call);
    const member = step.as === 'other' ? other : me;
    const actor: Actor = step.as === 'visitor' || !member ? visitorOf(run) : member.actor;
    for (let time = 0; time < (step.times ?? 1); time += 1) {
      const answer = await run.ask(row, actor, requestOf(row, step, values));
      if (isNotOffered(answer)) return { notOffered: step.call };
      const difference = differenceOf(answer, step, values);
      if (difference) return { difference };
      for (const [name, path] of Object.entries(step.keep ?? {})) {
        values[name] = path === '' ? answer.json : at(answer.json, path);
      }
    }
  }
  return {};
}

/** The laws of `openapi/conformance/laws.yaml`: short stories whose every answer is foretold. */
export async function checkLaws(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  for (const [index, law] of laws.entries()) {
    const { tag } = rowOf(law.about);
    const common = { id: `laws/${law.name}`, section: 'laws', operation: law.about, tag, title: law.title };
    progress(index + 1, laws.length);
    const stopped =
      run.caller.stopped() ??
      (run.members.me && run.members.other ? undefined : `it needs two members: ${run.why ?? 'none'}`) ??
      (run.keepsNothing ? 'a server that keeps nothing cannot show it' : undefined);
    if (stopped) {
      run.report({ ...common, verdict: 'not-provoked', detail: stopped });
      continue;
    }
    const { difference, notOffered } = await carryOut(run, law);
    if (notOffered) run.report({ ...common, verdict: 'not-offered', detail: `${notOffered} is not offered` });
    else if (difference) run.report({ ...common, verdict: 'wrong', detail: difference });
    else run.report({ ...common, verdict: 'right' });
  }
}
