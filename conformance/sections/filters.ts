import type { Answer } from '../caller.ts';
import { rowOf } from '../contract.ts';
import { type FilterRule, filters } from '../data.ts';
import { answerKey, isNotOffered } from '../judge.ts';
import type { Member } from '../members.ts';
import type { Verdict } from '../model.ts';
import { requestOf } from '../request.ts';
import { type Run, visitorOf } from '../run.ts';
import { fillTemplate, type Values, valueAt } from '../template-values.ts';
import { type ReportAll, withScene } from './scene.ts';

const PAGE_SIZE = 2;
/** More pages than any list here has: a list that loops ends here. */
const MAX_PAGES = 20;

/** A narrowed or ordered list and the ids that it must have, in this order. */
interface Narrowing {
  name: string;
  query: Values;
  ids: readonly string[];
}

/** Returns the value of a query parameter as it stands in a name: `tag=kettle`. */
function nameOf(query: Values): string {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&');
}

/** Returns all ways to narrow and order the list: each alone, each two together, and each order with each of them. */
function narrowingsOf(rule: FilterRule, values: Values): Narrowing[] {
  const idsOf = (ids: unknown) => (fillTemplate(ids, values) as unknown[]).map(String);
  const orders = [{ query: {}, order: rule.order }, ...(rule.orders ?? [])].map(({ query, order }) => ({
    query: fillTemplate(query, values) as Values,
    ids: idsOf(order),
  }));
  const single = (rule.filters ?? []).map(({ query, keeps }) => ({
    written: query,
    query: fillTemplate(query, values) as Values,
    ids: idsOf(keeps),
  }));
  const overlap = (one: Values, two: Values) => Object.keys(one).some((name) => name in two);
  const pairs = single.flatMap((one, index) =>
    single
      .slice(index + 1)
      .filter((two) => !overlap(one.query, two.query))
      .map((two) => ({
        written: { ...one.written, ...two.written },
        query: { ...one.query, ...two.query },
        ids: one.ids.filter((id) => two.ids.includes(id)),
      })),
  );
  const all = { written: {}, query: {}, ids: orders[0]?.ids ?? [] };
  return [all, ...single, ...pairs].flatMap((narrowed) =>
    orders.flatMap(({ query, ids }, index): Narrowing[] => {
      if (overlap(narrowed.query, query)) return [];
      const written = { ...narrowed.written, ...(index === 0 ? {} : rule.orders?.[index - 1]?.query) };
      return [
        {
          name: nameOf(written) || 'whole',
          query: { ...narrowed.query, ...query },
          ids: ids.filter((id) => narrowed.ids.includes(id)),
        },
      ];
    }),
  );
}

interface Walk {
  ids: string[];
  total?: unknown;
  answer: Answer;
}

/** Walks a narrowed list to its end. A text says why it could not. */
async function walk(run: Run, rule: FilterRule, values: Values, query: Values): Promise<Walk | string> {
  const row = rowOf(rule.list);
  const member = rule.as === 'visitor' ? undefined : (values[rule.as ?? 'me'] as Member);
  const usual = requestOf(row, rule, values);
  const hasLimit = row.parameters.some(({ name }) => name === 'limit');
  const first = { ...usual.query, ...query, ...(hasLimit ? { limit: PAGE_SIZE } : {}) };
  let page: Values = first;
  const ids: string[] = [];
  let total: unknown;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const answer = await run.send(row, member?.actor ?? visitorOf(run), { ...usual, query: page });
    if (isNotOffered(answer)) return 'not-offered';
    const items = valueAt(answer.json, rule.items);
    if (answer.status !== 200 || !Array.isArray(items))
      return `${nameOf(page)} answered ${answer.failure ?? answerKey(answer)}`;
    ids.push(...items.map((item) => String(valueAt(item, rule.id))));
    total ??= rule.total === undefined ? undefined : valueAt(answer.json, rule.total);
    const next =
      valueAt(answer.json, 'response.links.next') ?? valueAt(answer.json, 'response.timeline.links.next');
    if (!next) return { ids, total, answer };
    page = { ...first, ...(valueAt(next, 'queryParams') as Values) };
  }
  return `${nameOf(first)} has no end after ${MAX_PAGES} pages`;
}

function differenceOf({ ids, total }: Walk, wanted: readonly string[], rule: FilterRule): string | undefined {
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) return `${twice.length} come twice`;
  const lacking = wanted.filter((id) => !ids.includes(id));
  if (lacking.length > 0) return `${lacking.length} of ${wanted.length} are missing`;
  const wrongly = ids.filter((id) => !wanted.includes(id));
  if (wrongly.length > 0) return `${wrongly.length} do not belong there`;
  if (!rule.isUnordered && ids.join() !== wanted.join()) return 'they are in another order';
  if (typeof total === 'number' && total !== wanted.length)
    return `${rule.total} is ${total}, there are ${wanted.length}`;
  return undefined;
}

async function checkFilter(run: Run, rule: FilterRule): Promise<void> {
  const report = (what: string, verdict: Verdict, detail?: string, answer?: Answer) =>
    run.report({
      id: `filters/${rule.list}/${rule.name ? `${rule.name}/` : ''}${what}`,
      section: 'filters',
      operation: rule.list,
      title: `${rule.list} has what belongs there: ${rule.name ? `${rule.name}, ` : ''}${what}`,
      verdict,
      ...(detail ? { detail } : {}),
      ...(answer === undefined ? {} : { answer, cell: answerKey(answer) }),
    });
  const all: ReportAll = (verdict, detail, answer) => report('whole', verdict, detail, answer);
  await withScene(run, rule, all, async (values) => {
    for (const { name, query, ids } of narrowingsOf(rule, values)) {
      const walked = await walk(run, rule, values, query);
      const stopped = run.caller.stopped();
      if (stopped) return report(name, 'not-provoked', stopped);
      if (walked === 'not-offered') return report(name, 'not-offered');
      if (typeof walked === 'string') report(name, 'wrong', walked);
      else {
        const detail = differenceOf(walked, ids, rule);
        report(name, detail ? 'wrong' : 'right', detail, walked.answer);
      }
    }
  });
}

/**
 * Checks the filters and orders of `filters.yaml`: each alone, each two together and with each order, page by page, on
 * items that the run made, so that it knows which belong there.
 */
export async function checkFilters(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  const due = filters.filter(({ list }) => run.isSelected(list));
  for (const [index, rule] of due.entries()) {
    progress(index + 1, due.length);
    await checkFilter(run, rule);
  }
}
