import type { Answer } from '../caller.ts';
import { rowOf } from '../contract.ts';
import { visibilityRules } from '../data.ts';
import { answerKey, isNotOffered } from '../judge.ts';
import type { Member } from '../members.ts';
import type { Verdict } from '../model.ts';
import { requestOf } from '../request.ts';
import { type Run, visitorOf } from '../run.ts';
import type { ListView, VisibilityRule } from '../scenes.ts';
import { fillTemplate, type Values, valueAt } from '../template-values.ts';
import { runScenario } from './scenario.ts';
import { type ReportAll, withScene } from './scene.ts';

/** Returns whether the list has the id; undefined when the list is not offered. An answer without a list has none. */
async function has(run: Run, list: ListView, id: string, values: Values): Promise<[boolean, Answer]> {
  const row = rowOf(list.call);
  const member = list.as === 'visitor' ? undefined : (values[list.as ?? 'me'] as Member);
  const answer = await run.send(row, member?.actor ?? visitorOf(run), requestOf(row, list, values));
  const ids = valueAt(answer.json, list.ids);
  return [Array.isArray(ids) ? ids.flat().map(String).includes(id) : String(ids) === id, answer];
}

interface Placement {
  list: ListView;
  /** True when the list must have the thing after the change. */
  isExpected: boolean;
}

async function checkRule(run: Run, rule: VisibilityRule): Promise<void> {
  const open = new Set<Placement>([
    ...rule.leaves.map((list) => ({ list, isExpected: false })),
    ...(rule.stays ?? []).map((list) => ({ list, isExpected: true })),
  ]);
  const close = (one: Placement, verdict: Verdict, detail?: string, answer?: Answer): void => {
    const { list, isExpected } = one;
    if (open.delete(one))
      run.report({
        id: `visibility/${rule.name}/${list.call}${list.as ? `/${list.as}` : ''}`,
        section: 'visibility',
        operation: rule.about,
        title: `${rule.title}: it ${isExpected ? 'stays in' : 'leaves'} ${list.call}`,
        verdict,
        ...(detail ? { detail, blames: list.call } : {}),
        ...(answer === undefined ? {} : { answer, cell: answerKey(answer) }),
      });
  };
  const all: ReportAll = (verdict, detail, answer) => {
    for (const one of [...open]) close(one, verdict, detail, answer);
  };
  /** Reads every list that is still open, and closes those that do not have the thing as they must. */
  async function compare(
    id: string,
    values: Values,
    wanted: (one: Placement) => boolean,
    when: string,
  ): Promise<void> {
    for (const one of [...open]) {
      const [isThere, answer] = await has(run, one.list, id, values);
      const stopped = run.caller.stopped();
      if (stopped) return all('not-provoked', stopped);
      const isRight = isThere === wanted(one);
      if (!isThere && !isRight && isNotOffered(answer)) close(one, 'not-offered');
      else if (!isRight)
        close(one, 'wrong', `${one.list.call} ${isThere ? 'has it' : 'does not have it'} ${when}`, answer);
    }
  }
  async function act(steps: VisibilityRule['acts'], values: Values): Promise<void> {
    const acted = await runScenario(run, steps, values);
    const stopped = run.caller.stopped();
    if (stopped) all('not-provoked', stopped);
    else if (acted.notOffered) all('not-offered', `${acted.notOffered} is not offered`);
    else if (acted.difference) all('wrong', acted.difference, acted.answer);
  }
  await withScene(run, rule, all, async (values) => {
    const id = String(fillTemplate(rule.id, values));
    await compare(id, values, () => true, 'before');
    await act(rule.acts, values);
    await compare(id, values, ({ isExpected }) => isExpected, 'afterwards');
    if (rule.undoes) {
      await act(rule.undoes, values);
      await compare(id, values, () => true, 'once it is undone');
    }
    for (const one of [...open]) close(one, 'right');
  });
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
