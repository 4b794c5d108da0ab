import type { Answer } from '../caller.ts';
import { rowOf } from '../contract.ts';
import { type ListView, type VisibilityRule, visibilityRules } from '../data.ts';
import { answerKey, isNotOffered } from '../judge.ts';
import type { Member } from '../members.ts';
import { MOCK_LIMITATIONS } from '../mock.ts';
import type { Verdict } from '../model.ts';
import { requestOf } from '../request.ts';
import { type Run, visitorOf } from '../run.ts';
import { fillTemplate, uniqueText, type Values, valueAt } from '../template-values.ts';
import { runScenario } from './scenario.ts';

/** Returns whether the list has the id; undefined when the list is not offered. An answer without a list has none. */
async function has(run: Run, list: ListView, id: string, values: Values): Promise<[boolean, Answer]> {
  const row = rowOf(list.call);
  const member = list.as === 'visitor' ? undefined : (values[list.as ?? 'me'] as Member);
  const answer = await run.send(row, member?.actor ?? visitorOf(run), requestOf(row, list, values));
  const ids = valueAt(answer.json, list.ids);
  return [Array.isArray(ids) ? ids.flat().map(String).includes(id) : String(ids) === id, answer];
}

async function checkRule(run: Run, rule: VisibilityRule): Promise<void> {
  const lists = [
    ...rule.leaves.map((list) => ({ list, isExpected: false })),
    ...(rule.stays ?? []).map((list) => ({ list, isExpected: true })),
  ];
  const report = (
    { list, isExpected }: (typeof lists)[number],
    verdict: Verdict,
    detail?: string,
    answer?: Answer,
  ) =>
    run.report({
      id: `visibility/${rule.name}/${list.call}${list.as ? `/${list.as}` : ''}`,
      section: 'visibility',
      operation: rule.about,
      title: `${rule.title}: it ${isExpected ? 'stays in' : 'leaves'} ${list.call}`,
      verdict,
      ...(detail ? { detail, blames: list.call } : {}),
      ...(answer === undefined ? {} : { answer, cell: answerKey(answer) }),
    });
  const all = (verdict: Verdict, detail: string, answer?: Answer) => {
    for (const one of lists) report(one, verdict, detail, answer);
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
    const id = String(fillTemplate(rule.id, values));
    const present = new Set<ListView>();
    for (const one of lists) {
      const [isThere, answer] = await has(run, one.list, id, values);
      if (isThere) present.add(one.list);
      else if (isNotOffered(answer)) report(one, 'not-offered');
      else if (run.caller.stopped()) report(one, 'not-provoked', run.caller.stopped());
      else report(one, 'wrong', `${one.list.call} does not have it before`, answer);
    }
    const acted = await runScenario(run, rule.acts, values);
    for (const one of lists.filter(({ list }) => present.has(list))) {
      const stopped = run.caller.stopped();
      if (stopped || acted.notOffered)
        report(
          one,
          stopped ? 'not-provoked' : 'not-offered',
          stopped ?? `${acted.notOffered} is not offered`,
        );
      else if (acted.difference) report(one, 'wrong', acted.difference, acted.answer);
      else {
        const [isThere, answer] = await has(run, one.list, id, values);
        const isRight = isThere === one.isExpected;
        const difference = one.isExpected ? 'does not have it any more' : 'still has it';
        report(
          one,
          isRight ? 'right' : 'wrong',
          isRight ? undefined : `${one.list.call} ${difference}`,
          answer,
        );
      }
    }
  }
  // Removes what the steps made, also where the check ends early.
  await check().finally(() => runScenario(run, rule.after ?? [], values));
}

/** Checks what leaves which lists when it is deleted, hidden, made private, or its author is blocked (`visibility.yaml`). */
export async function checkVisibility(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  const due = visibilityRules.filter(
    ({ about, leaves, stays = [] }) =>
      run.isSelected(about) || [...leaves, ...stays].some(({ call }) => run.isSelected(call)),
  );
  for (const [index, rule] of due.entries()) {
    progress(index + 1, due.length);
    await checkRule(run, rule);
  }
}
