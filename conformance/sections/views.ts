import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../caller.ts';
import { views } from '../data.ts';
import { answerKey, isNotOffered } from '../judge.ts';
import type { Verdict } from '../model.ts';
import type { Run } from '../run.ts';
import type { ViewOf, ViewRule } from '../scenes.ts';
import type { Values } from '../template-values.ts';
import { type Resource, readView } from './read-view.ts';
import { type ReportAll, withScene } from './scene.ts';

/** Returns the names that both have with different values. */
function differingNames(one: Resource, two: Resource, leaves: readonly string[]): string[] {
  return Object.keys(one).filter(
    (name) => name in two && !leaves.includes(name) && !isDeepStrictEqual(one[name], two[name]),
  );
}

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 80);

/** Returns true when one of the views, or the call whose answer they are compared with, is to be checked. */
function isDue(run: Run, { made, steps }: ViewRule, compared: readonly ViewOf[]): boolean {
  const making = steps.filter(({ keep = {} }) => made !== undefined && made in keep);
  return [...making, ...compared].some(({ call }) => run.isSelected(call));
}

/** Returns what every view is compared with: the stored answer that made the thing, or the first view of it. */
async function referenceOf(
  run: Run,
  { made, reads }: ViewRule,
  values: Values,
  all: ReportAll,
): Promise<Resource | undefined> {
  if (made) return values[made] as Resource;
  const [first] = reads as [ViewOf];
  const { resource, answer } = await readView(run, first, values);
  if (!resource && isNotOffered(answer)) all('not-offered', `${first.call} is not offered`);
  else if (!resource) all('wrong', `${first.call} answered ${answerKey(answer)} without it`, answer);
  return resource;
}

async function checkView(run: Run, rule: ViewRule): Promise<void> {
  const [first] = rule.reads as [ViewOf];
  const others = rule.made ? rule.reads : rule.reads.slice(1);
  const report = (view: ViewOf, verdict: Verdict, detail?: string, answer?: Answer) => {
    if (!isDue(run, rule, [view])) return;
    run.report({
      id: `views/${view.call}/${rule.made ? 'new ' : ''}${view.name ?? rule.thing}`,
      section: 'views',
      operation: view.call,
      title: `${view.call} says the same of a ${rule.thing} as ${rule.made ? 'the answer that made it' : first.call}`,
      verdict,
      ...(detail ? { detail } : {}),
      ...(answer === undefined ? {} : { answer, cell: answerKey(answer) }),
    });
  };
  const all: ReportAll = (verdict, detail, answer) => {
    for (const view of others) report(view, verdict, detail, answer);
  };
  await withScene(run, rule, all, async (values) => {
    const reference = await referenceOf(run, rule, values, all);
    if (!reference) return;
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
  });
}

/** Checks that calls that answer the same thing (`views.yaml`) say the same of it to the same reader. */
export async function checkViews(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  const due = views.filter((rule) => isDue(run, rule, rule.made ? rule.reads : rule.reads.slice(1)));
  for (const [index, rule] of due.entries()) {
    progress(index + 1, due.length);
    await checkView(run, rule);
  }
}
