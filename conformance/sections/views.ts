import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../caller.ts';
import { rowOf } from '../contract.ts';
import { type ViewOf, type ViewRule, views } from '../data.ts';
import { answerKey, isNotOffered } from '../judge.ts';
import type { Member } from '../members.ts';
import { MOCK_LIMITATIONS } from '../mock.ts';
import type { Verdict } from '../model.ts';
import { requestOf } from '../request.ts';
import { type Run, visitorOf } from '../run.ts';
import { fillTemplate, uniqueText, type Values, valueAt } from '../template-values.ts';
import { runScenario } from './scenario.ts';

type Resource = Record<string, unknown>;

interface Seen {
  resource?: Resource;
  answer: Answer;
}

/** Reads a resource with one call; an item of a list is found by the rule's `find`. */
async function readView(run: Run, view: ViewOf, values: Values): Promise<Seen> {
  const row = rowOf(view.call);
  const member = view.as === 'visitor' ? undefined : (values[view.as ?? 'me'] as Member);
  const answer = await run.send(row, member?.actor ?? visitorOf(run), requestOf(row, view, values));
  const found = valueAt(answer.json, view.at);
  if (!Array.isArray(found)) return { resource: found as Resource | undefined, answer };
  const wanted = Object.entries(fillTemplate(view.find ?? {}, values) as Values);
  const item = found.find((one) => wanted.every(([path, value]) => valueAt(one, path) === value));
  return { resource: valueAt(item, view.item ?? '') as Resource | undefined, answer };
}

/** Returns the names that both have with different values. */
function differingNames(one: Resource, two: Resource, leaves: readonly string[]): string[] {
  return Object.keys(one).filter(
    (name) => name in two && !leaves.includes(name) && !isDeepStrictEqual(one[name], two[name]),
  );
}

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 80);

async function checkView(run: Run, rule: ViewRule): Promise<void> {
  const [first, ...others] = rule.reads as [ViewOf, ...ViewOf[]];
  const report = (view: ViewOf, verdict: Verdict, detail?: string, answer?: Answer) => {
    if (!run.isSelected(view.call)) return;
    run.report({
      id: `views/${view.call}/${view.name ?? rule.thing}`,
      section: 'views',
      operation: view.call,
      title: `${view.call} says the same of a ${rule.thing} as ${first.call}`,
      verdict,
      ...(detail ? { detail } : {}),
      ...(answer === undefined ? {} : { answer, cell: answerKey(answer) }),
    });
  };
  const all = (verdict: Verdict, detail: string, answer?: Answer) => {
    for (const view of others) report(view, verdict, detail, answer);
  };
  if (run.keepsNothing) return all('not-provoked', MOCK_LIMITATIONS.memory);
  const values: Values = { ...run.config.values, word: uniqueText() };
  for (const name of ['me', ...(rule.cast ?? [])]) {
    const member = await run.newMember();
    if (!member) return all('not-provoked', run.why ?? 'it needs a member of its own');
    values[name] = member;
  }
  async function check(): Promise<void> {
    const made = await runScenario(run, rule.steps, values);
    if (made.notOffered) return all('not-offered', `${made.notOffered} is not offered`);
    if (made.difference)
      return all(run.caller.stopped() ? 'not-provoked' : 'wrong', made.difference, made.answer);
    const { resource: reference, answer: answered } = await readView(run, first, values);
    if (!reference)
      return isNotOffered(answered)
        ? all('not-offered', `${first.call} is not offered`)
        : all('wrong', `${first.call} answered ${answerKey(answered)} without it`, answered);
    for (const view of others) {
      const { resource, answer } = await readView(run, view, values);
      const stopped = run.caller.stopped();
      if (stopped) return all('not-provoked', stopped);
      if (isNotOffered(answer)) report(view, 'not-offered');
      else if (!resource) report(view, 'wrong', `it answered ${answerKey(answer)} without it`, answer);
      else {
        const names = differingNames(reference, resource, [...(rule.leaves ?? []), ...(view.leaves ?? [])]);
        const detail = names
          .map((name) => `${name} is ${short(resource[name])}, not ${short(reference[name])}`)
          .join('; ');
        report(view, names.length > 0 ? 'wrong' : 'right', detail || undefined, answer);
      }
    }
  }
  // Removes what the steps made, also where the check ends early.
  await check().finally(() => runScenario(run, rule.after ?? [], values));
}

/** Checks that calls that answer the same thing (`views.yaml`) say the same of it to the same reader. */
export async function checkViews(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  const due = views.filter(({ reads }) => reads.slice(1).some(({ call }) => run.isSelected(call)));
  for (const [index, rule] of due.entries()) {
    progress(index + 1, due.length);
    await checkView(run, rule);
  }
}
