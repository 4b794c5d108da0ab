import { rowOf } from '../contract.ts';
import { type ListLaw, lists } from '../data.ts';
import { at, type Values } from '../fill.ts';
import { cellOf, isNotOffered } from '../judge.ts';
import type { Member } from '../members.ts';
import { makeThing, type Run, requestOf } from '../run.ts';

const HOW_MANY = 8;
const PAGE = 3;
/** More pages than any walk can need: a list that goes in a circle ends here. */
const MOST_PAGES = 20;

type Ids = string[];

class NotOffered extends Error {}

/** Walks a list to its end; `between` is called after each page. */
async function walk(
  run: Run,
  law: ListLaw,
  member: Member,
  between: (page: number, ids: Ids) => Promise<void> = async () => {},
): Promise<Ids> {
  const row = rowOf(law.list);
  const ids: Ids = [];
  const usual = requestOf(row, law, { me: member });
  let query: Values = { ...usual.query, limit: PAGE };
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await run.ask(row, member.actor, { ...usual, query });
    if (isNotOffered(answer)) throw new NotOffered(`${law.list} is not offered`);
    if (answer.status !== 200)
      throw new Error(`page ${page + 1} answered ${answer.failure ?? cellOf(answer)}`);
    const items = at(answer.json, law.items);
    if (!Array.isArray(items)) throw new Error(`page ${page + 1} has no ${law.items}`);
    if (items.length > PAGE) throw new Error(`limit is ${PAGE}, page ${page + 1} has ${items.length}`);
    ids.push(...items.map((item) => String(at(item, law.id))));
    const container = law.items.split('.').slice(0, -1).join('.');
    const next = at(answer.json, `${container}.links.next.queryParams`) as Values | undefined;
    if (!next) return ids;
    query = { ...usual.query, ...next };
    await between(page, ids);
  }
  throw new Error(`it has no end after ${MOST_PAGES} pages of ${PAGE}`);
}

/** What of the walk breaks the law that every one of `wanted` is seen once, in this order. */
function walkFault(seen: Ids, wanted: Ids): string | undefined {
  const doubles = seen.filter((id, index) => seen.indexOf(id) !== index);
  if (doubles.length > 0) return `seen twice: ${doubles.join(', ')}`;
  const lacking = wanted.filter((id) => !seen.includes(id));
  if (lacking.length > 0) return `never seen: ${lacking.join(', ')}`;
  const order = seen.filter((id) => wanted.includes(id));
  return order.join() === wanted.join() ? undefined : 'in another order than before';
}

async function laws(run: Run, law: ListLaw, member: Member): Promise<Array<[string, string | undefined]>> {
  const make = async () =>
    String(at(await makeThing(run, law.make, member.actor, { me: member }), law.id === 'id' ? 'id' : law.id));
  const made: Ids = [];
  for (let count = 0; count < HOW_MANY; count += 1) made.push(await make());
  const all = await walk(run, law, member);
  const found: Array<[string, string | undefined]> = [
    ['whole', walkFault(all, all) ?? walkFault(all.toSorted(), made.toSorted())],
  ];
  const inserted = await walk(run, law, member, async () => void (await make()));
  found.push(['while some are added', walkFault(inserted, all)]);
  const { remove } = law;
  if (remove) {
    const before = await walk(run, law, member);
    const gone: Ids = [];
    const row = rowOf(remove.call);
    const seen = await walk(run, law, member, async (page, ids) => {
      // One that was seen, and one that is still to come.
      const chosen = page === 0 ? [ids[0], before.at(-1)] : [];
      for (const id of chosen) {
        await run.ask(row, member.actor, requestOf(row, remove, { me: member, id }));
        gone.push(String(id));
      }
    });
    const stayed = before.filter((id) => !gone.includes(id));
    found.push([
      'while some are taken away',
      walkFault(
        seen.filter((id) => !gone.includes(id)),
        stayed,
      ),
    ]);
  }
  return found;
}

/** Every list of `openapi/conformance/lists.yaml` shows each of its items once, also while it changes. */
export async function checkPaging(run: Run): Promise<void> {
  for (const law of lists) {
    const common = { section: 'paging', operation: law.list };
    const about = (what: string) => ({
      ...common,
      id: `paging/${law.list}/${what}`,
      title: `${law.list} is walked through ${what}`,
    });
    const member = run.keepsNothing ? undefined : await run.newMember();
    const reason =
      run.caller.stopped() ?? (run.keepsNothing ? 'a server that keeps nothing cannot show it' : run.why);
    if (!member) {
      run.report({
        ...about('whole'),
        verdict: 'not-provoked',
        detail: reason ?? 'it needs a member of its own',
      });
      continue;
    }
    try {
      for (const [what, fault] of await laws(run, law, member)) {
        run.report({
          ...about(what),
          verdict: fault ? 'wrong' : 'right',
          ...(fault ? { detail: fault } : {}),
        });
      }
    } catch (error) {
      const detail = (error as Error).message;
      run.report({
        ...about('whole'),
        verdict: error instanceof NotOffered ? 'not-offered' : 'wrong',
        detail,
      });
    }
  }
}
