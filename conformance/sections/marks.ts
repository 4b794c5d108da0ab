import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../caller.ts';
import { markRules } from '../data.ts';
import { answerKey, isNotOffered } from '../judge.ts';
import type { Verdict } from '../model.ts';
import type { Run } from '../run.ts';
import type { MarkRule, ViewOf } from '../scenes.ts';
import { fillTemplate, type Values, valueAt } from '../template-values.ts';
import { type Resource, readView, type Seen } from './read-view.ts';
import { runScenario } from './scenario.ts';
import { type ReportAll, withScene } from './scene.ts';

interface MarkView {
  view: ViewOf;
  /** True when the reader is the member who acts. */
  isMine: boolean;
  before?: Resource;
}

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 80);

/**
 * Returns the differences from what a view must say after the act. The member who acts sees every field that the view
 * has (`lacks` names the others); others may not be told what concerns a member.
 */
function differencesAfter(
  rule: MarkRule,
  { view, isMine, before = {} }: MarkView,
  after: Resource,
  values: Values,
) {
  const own = fillTemplate(rule.mine ?? {}, values) as Values;
  const wanted = [
    ...Object.entries(own).map(([path, value]) => [path, isMine ? value : valueAt(before, path)] as const),
    ...Object.entries(rule.counts ?? {}).map(
      ([path, change]) => [path, Number(valueAt(before, path)) + change] as const,
    ),
  ];
  return wanted.flatMap(([path, value]) => {
    const found = valueAt(after, path);
    const mayBeLeftOut = !isMine || view.lacks?.includes(path);
    const isLeftOut = mayBeLeftOut && found === undefined && valueAt(before, path) === undefined;
    return isLeftOut || isDeepStrictEqual(found, value)
      ? []
      : [`${path} is ${short(found)}, not ${short(value)}`];
  });
}

/** Returns the differences from what a view said before the act, once it is undone. */
function differencesUndone(rule: MarkRule, { before = {} }: MarkView, undone: Resource): string[] {
  return [...Object.keys(rule.mine ?? {}), ...Object.keys(rule.counts ?? {})].flatMap((path) => {
    const [found, wanted] = [valueAt(undone, path), valueAt(before, path)];
    return isDeepStrictEqual(found, wanted)
      ? []
      : [`${path} is ${short(found)} once it is undone, not ${short(wanted)}`];
  });
}

async function checkMark(run: Run, rule: MarkRule): Promise<void> {
  const marks: MarkView[] = [
    ...rule.reads.map((view) => ({ view, isMine: true })),
    ...(rule.others ?? []).map((view) => ({ view, isMine: false })),
  ];
  const report = ({ view, isMine }: MarkView, verdict: Verdict, detail?: string, answer?: Answer) =>
    run.report({
      id: `marks/${rule.name}/${view.call}${isMine ? '' : `/${view.as}`}`,
      section: 'marks',
      operation: rule.about,
      title: `${rule.title} is seen with ${view.call} by ${isMine ? 'the member who acts' : view.as === 'visitor' ? 'a visitor' : 'others'} as the contract says`,
      verdict,
      ...(detail ? { detail, blames: view.call } : {}),
      ...(answer === undefined ? {} : { answer, cell: answerKey(answer) }),
    });
  const open = new Set(marks);
  const close = (mark: MarkView, verdict: Verdict, detail?: string, answer?: Answer): void => {
    if (open.delete(mark)) report(mark, verdict, detail, answer);
  };
  const all: ReportAll = (verdict, detail, answer) => {
    for (const mark of [...open]) close(mark, verdict, detail, answer);
  };
  /** Reads with every view that is still open, and closes those that cannot be read. */
  async function readAll(values: Values, use: (mark: MarkView, seen: Required<Seen>) => void): Promise<void> {
    for (const mark of [...open]) {
      const { resource, answer } = await readView(run, mark.view, values);
      const stopped = run.caller.stopped();
      if (stopped) return all('not-provoked', stopped);
      if (isNotOffered(answer)) close(mark, 'not-offered');
      else if (resource) use(mark, { resource, answer });
      else close(mark, 'wrong', `${mark.view.call} answered ${answerKey(answer)} without it`, answer);
    }
  }
  /** Acts, then compares what every open view says. */
  async function actAndCompare(
    steps: MarkRule['acts'],
    values: Values,
    differences: (mark: MarkView, resource: Resource) => string[],
  ): Promise<void> {
    const acted = await runScenario(run, steps, values);
    const stopped = run.caller.stopped();
    if (stopped) return all('not-provoked', stopped);
    if (acted.notOffered) return all('not-offered', `${acted.notOffered} is not offered`);
    if (acted.difference) return all('wrong', acted.difference, acted.answer);
    await readAll(values, (mark, { resource, answer }) => {
      const found = differences(mark, resource);
      if (found.length > 0) close(mark, 'wrong', found.join('; '), answer);
    });
  }
  await withScene(run, rule, all, async (values) => {
    await readAll(values, (mark, { resource }) => {
      mark.before = resource;
    });
    await actAndCompare(rule.acts, values, (mark, after) => differencesAfter(rule, mark, after, values));
    if (rule.undoes)
      await actAndCompare(rule.undoes, values, (mark, undone) => differencesUndone(rule, mark, undone));
    for (const mark of [...open]) close(mark, 'right');
  });
}

/**
 * Checks that what a member does to a thing shows in every call that answers it (`marks.yaml`): their own flags for them
 * alone, counts for everybody, and neither any more once it is undone.
 */
export async function checkMarks(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  const due = markRules.filter(
    ({ about, reads, others = [] }) =>
      run.isSelected(about) || [...reads, ...others].some(({ call }) => run.isSelected(call)),
  );
  for (const [index, rule] of due.entries()) {
    progress(index + 1, due.length);
    await checkMark(run, rule);
  }
}
