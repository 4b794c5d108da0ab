import type { Answer } from '../caller.ts';
import { rowOf } from '../contract.ts';
import { type ListLaw, lists } from '../data.ts';
import { answerKey, codeOf, isNotOffered } from '../judge.ts';
import type { Member } from '../members.ts';
import { MOCK_LIMITATIONS } from '../mock.ts';
import type { Verdict } from '../model.ts';
import { requestOf } from '../request.ts';
import { createFixture, FixtureError, NotOfferedError, type Run } from '../run.ts';
import { type Values, valueAt } from '../template-values.ts';

const ITEM_COUNT = 8;
const PAGE_SIZE = 3;
/** More pages than any list here has: a list that loops ends here. */
const MAX_PAGES = 20;

type Ids = string[];

/** One list that is being walked, with the member it belongs to. */
interface ListWalk {
  run: Run;
  law: ListLaw;
  member: Member;
  values: Values;
  /** Cursor of the first page that has a next one: another list must refuse it. */
  cursor?: string;
}

/** Returns the parameters of the next page; undefined on the last one. */
function nextOf(answer: Answer, { law }: ListWalk, query: Values): Values | undefined {
  const container = law.items.split('.').slice(0, -1).join('.');
  const next = valueAt(answer.json, `${container}.links.next`) as
    | { href: string; queryParams: Values }
    | undefined;
  if (!next) return undefined;
  const params = new URL(next.href, 'http://server.invalid').searchParams;
  for (const [name, value] of Object.entries({ ...query, ...next.queryParams })) {
    if (params.get(name) !== String(value))
      throw new Error(`links.next.href has ${name}=${params.get(name)}, not ${String(value)}`);
  }
  return next.queryParams;
}

/**
 * Returns the items of a page; undefined when there is no list. Elements between posts of a timeline are left out: a
 * server may send any, and they do not count for `limit`.
 */
function itemsOf(answer: Answer, { items }: ListLaw): unknown[] | undefined {
  const listed = valueAt(answer.json, items);
  if (!Array.isArray(listed)) return undefined;
  if (!items.endsWith('timeline.elements')) return listed;
  return listed.filter((item) => valueAt(item, 'objectType') === 'post');
}

/** Walks a list to its end; calls `between` after each page. */
async function walk(
  walked: ListWalk,
  between: (page: number, ids: Ids) => Promise<void> = async () => {},
): Promise<Ids> {
  const { run, law, member, values } = walked;
  const row = rowOf(law.list);
  const ids: Ids = [];
  const usual = requestOf(row, law, values);
  let query: Values = { ...usual.query, limit: PAGE_SIZE };
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await run.send(row, member.actor, { ...usual, query });
    if (isNotOffered(answer)) throw new NotOfferedError(`${law.list} is not offered`);
    if (answer.status !== 200)
      throw new Error(`page ${page + 1} answered ${answer.failure ?? answerKey(answer)}`);
    const items = itemsOf(answer, law);
    if (!items) throw new Error(`page ${page + 1} has no ${law.items}`);
    if (items.length > PAGE_SIZE)
      throw new Error(`limit is ${PAGE_SIZE}, page ${page + 1} has ${items.length}`);
    ids.push(...items.map((item) => String(valueAt(item, law.id))));
    const next = nextOf(answer, walked, { ...usual.query });
    if (!next) return ids;
    if (typeof next.cursor === 'string') walked.cursor ??= next.cursor;
    query = { ...usual.query, ...next };
    await between(page, ids);
  }
  throw new Error(`it has no end after ${MAX_PAGES} pages of ${PAGE_SIZE}`);
}

/** Returns how the walk breaks the rule that every one of `wanted` occurs once, in this order. */
function walkFault(seen: Ids, wanted: Ids): string | undefined {
  const doubles = seen.filter((id, index) => seen.indexOf(id) !== index);
  if (doubles.length > 0) return `seen twice: ${doubles.join(', ')}`;
  const lacking = wanted.filter((id) => !seen.includes(id));
  if (lacking.length > 0) return `never seen: ${lacking.join(', ')}`;
  const order = seen.filter((id) => wanted.includes(id));
  return order.join() === wanted.join() ? undefined : 'in another order';
}

/** Creates an item of the list; returns its id where that is known. */
async function makeItem({ run, law, member, values }: ListWalk): Promise<string | undefined> {
  let made: unknown;
  for (const name of law.make) {
    made = await createFixture(run, name, member.actor, values);
    values[name] = made;
  }
  return law.made === undefined ? undefined : String(valueAt(made, law.made));
}

/** Removes an item already seen and one still to come, between two pages. */
async function checkRemovalWhilePaging(
  walked: ListWalk,
  remove: NonNullable<ListLaw['remove']>,
): Promise<string | undefined> {
  const { run, member, values } = walked;
  const before = await walk(walked);
  const gone: Ids = [];
  const row = rowOf(remove.call);
  const seen = await walk(walked, async (page, ids) => {
    for (const id of page === 0 ? [ids[0], before.at(-1)] : []) {
      await run.send(row, member.actor, requestOf(row, remove, { ...values, id }));
      gone.push(String(id));
    }
  });
  const without = (ids: Ids) => ids.filter((id) => !gone.includes(id));
  return walkFault(without(seen), without(before));
}

async function laws(walked: ListWalk): Promise<Array<[string, string | undefined]>> {
  const { run, law, member, values } = walked;
  for (const name of law.first ?? []) values[name] = await createFixture(run, name, member.actor, values);
  const made: Ids = [];
  const howMany = law.howMany ?? ITEM_COUNT;
  for (let count = 0; count < howMany; count += 1) {
    const id = await makeItem(walked);
    if (id !== undefined) made.push(id);
  }
  const all = await walk(walked);
  const inOrder = law.order === 'newest' ? made.toReversed() : made;
  const unsorted = law.order ? walkFault(all, inOrder) : walkFault(all.toSorted(), made.toSorted());
  const short = all.length < howMany ? `${howMany} were made, ${all.length} are listed` : undefined;
  const found: Array<[string, string | undefined]> = [
    ['whole', short ?? walkFault(all, all) ?? (law.made ? unsorted : undefined)],
  ];
  if (law.counts) return found;
  const inserted = await walk(walked, async () => void (await makeItem(walked)));
  found.push(['while some are added', walkFault(inserted, all)]);
  if (law.remove)
    found.push(['while some are taken away', await checkRemovalWhilePaging(walked, law.remove)]);
  return found;
}

/** Checks that another list refuses the cursor: it would skip items. */
async function checkForeignCursor(
  run: Run,
  { law, member, values }: ListWalk,
  cursor: string,
): Promise<string | undefined> {
  const row = rowOf(law.list);
  const usual = requestOf(row, law, values);
  const answer = await run.send(row, member.actor, { ...usual, query: { ...usual.query, cursor } });
  return codeOf(answer) === 5039
    ? undefined
    : `code 5039 was expected, ${answer.failure ?? answerKey(answer)} came`;
}

/** Checks that every list of the fixtures shows each of its items once, also while it changes. */
export async function checkPaging(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  let last: { list: string; cursor: string } | undefined;
  const due = lists.filter(({ list }) => run.isSelected(list));
  for (const [index, law] of due.entries()) {
    progress(index + 1, due.length);
    const check = (
      what: string,
      verdict: Verdict,
      detail?: string,
      { operation, answer }: Partial<FixtureError> = {},
    ) =>
      run.report({
        id: `paging/${law.list}/${what}`,
        section: 'paging',
        operation: law.list,
        title: `${law.list} is walked through ${what}`,
        verdict,
        ...(detail ? { detail } : {}),
        ...(operation === undefined ? {} : { blames: operation }),
        ...(answer === undefined ? {} : { answer, cell: answerKey(answer) }),
      });
    const member = run.keepsNothing ? undefined : await run.newMember();
    if (!member) {
      const nothing = run.keepsNothing ? MOCK_LIMITATIONS.memory : undefined;
      check(
        'whole',
        'not-provoked',
        run.caller.stopped() ?? nothing ?? run.why ?? 'it needs a member of its own',
      );
      continue;
    }
    const walked: ListWalk = { run, law, member, values: { ...run.members, me: member } };
    try {
      for (const [what, fault] of await laws(walked)) check(what, fault ? 'wrong' : 'right', fault);
      if (last && walked.cursor) {
        const fault = await checkForeignCursor(run, walked, last.cursor);
        check(`with a cursor of ${last.list}`, fault ? 'wrong' : 'right', fault);
      }
      if (walked.cursor) last = { list: law.list, cursor: walked.cursor };
    } catch (error) {
      const ended = run.caller.stopped();
      const verdict = error instanceof NotOfferedError ? 'not-offered' : ended ? 'not-provoked' : 'wrong';
      check('whole', verdict, ended ?? (error as Error).message, error instanceof FixtureError ? error : {});
    }
  }
}
