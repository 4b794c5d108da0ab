import pLimit from 'p-limit';
import type { Answer } from '../caller.ts';
import { type OperationRow, operationRows } from '../contract.ts';
import { groupBy } from '../group-by.ts';
import { answerKey, codeOf } from '../judge.ts';
import { MOCK_LIMITATIONS } from '../mock.ts';
import { sendRaw } from '../raw.ts';
import { type Run, visitorOf } from '../run.ts';
import { requestFor } from '../samples.ts';
import { ownValues } from './answers.ts';

/** A mock answers headers from examples, and does not answer these requests. */
const METHOD_CHECKS = new Set(['other', 'options', 'head']);

const ALL = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns how `Allow` differs from the methods of the address, besides HEAD and OPTIONS. */
function allowFault(answer: Answer, methods: readonly string[]): string | undefined {
  const allow = answer.headers.get('allow');
  if (allow === null) return 'the header Allow is missing';
  const named = allow.split(',').map((name) => name.trim().toLowerCase());
  const lacking = methods.filter((method) => !named.includes(method));
  return lacking.length > 0 ? `Allow is "${allow}" without ${lacking.join(', ')}` : undefined;
}

/** Checks methods that an address does not have, HEAD, OPTIONS, and the Cache-Control of answers to visitors. */
export async function checkMethods(run: Run): Promise<void> {
  const byPath = groupBy(
    operationRows.filter(({ id }) => run.isSelected(id) && run.seen.get(id)?.presence === 'offered'),
    ({ path }) => path,
  );
  const own = ownValues(run, run.members.owner, undefined);
  const actor = run.members.owner?.actor ?? visitorOf(run);

  const report = (
    row: OperationRow,
    what: string,
    title: string,
    answer: Answer,
    detail: string | undefined,
  ) => {
    const common = { id: `methods/${row.id}/${what}`, section: 'methods', operation: row.id };
    const mock = METHOD_CHECKS.has(what) ? MOCK_LIMITATIONS.methods : MOCK_LIMITATIONS.examples;
    const stopped = run.caller.stopped() ?? (run.keepsNothing ? mock : undefined);
    if (detail && stopped) return run.report({ ...common, title, verdict: 'not-provoked', detail: stopped });
    const difference = answer.failure ?? detail;
    const verdict = difference ? 'wrong' : 'right';
    return run.report({ ...common, title, verdict, answer, ...(difference ? { detail: difference } : {}) });
  };

  async function ofPath(path: string, group: OperationRow[]): Promise<void> {
    const [row] = group;
    if (!row) return;
    const methods = operationRows
      .filter((other) => other.path === path)
      .map(({ method }) => method as string);
    const request = { ...requestFor(row, own), body: undefined };
    const wrong = ALL.find((method) => !methods.includes(method));
    if (wrong) {
      const answer = await run.caller.send(actor, { ...request, method: wrong });
      const fault =
        answer.status === 405 && codeOf(answer) === 4005
          ? allowFault(answer, methods)
          : `405/4005 was expected, ${answerKey(answer)} came`;
      report(row, 'other', `${path} refuses ${wrong.toUpperCase()} with 4005 and Allow`, answer, fault);
    }
    const options = await run.caller.send(actor, { ...request, method: 'options' });
    const served = options.status === 200 || options.status === 204 || options.status === 405;
    const fault = served
      ? allowFault(options, methods)
      : `200 or 204 was expected, ${answerKey(options)} came`;
    report(row, 'options', `${path} answers OPTIONS`, options, fault);
  }

  async function ofGet(row: OperationRow): Promise<void> {
    const request = requestFor(row, own);
    const got = await run.send(row, actor, request);
    const head = await run.caller.send(actor, { ...request, method: 'head' });
    const fault = head.status === got.status ? undefined : `GET answers ${got.status}, HEAD ${head.status}`;
    report(row, 'head', `${row.id} answers HEAD as GET, without a body`, head, fault);
    const memberSaid = got.headers.get('cache-control') ?? '';
    if (row.operation['x-access'] !== 'public' && got.status === 200) {
      const shared = /public|s-maxage/.test(memberSaid) ? `Cache-Control is "${memberSaid}"` : undefined;
      report(row, 'private', `${row.id} is kept by no shared cache`, got, shared);
    }
    const cache = row.operation['x-cache'];
    if (!cache || row.operation['x-access'] !== 'public') return;
    const answer = await run.send(row, visitorOf(run), request);
    if (answer.status !== 200) return;
    const said = answer.headers.get('cache-control');
    const difference = said === cache ? undefined : `Cache-Control is "${said}", not "${cache}"`;
    report(row, 'cache', `${row.id} tells a visitor's caches ${cache}`, answer, difference);
    if (!cache.startsWith('public') || memberSaid === said || got.status !== 200) return;
    const vary = answer.headers.get('vary') ?? '';
    const unsaid = /authorization|\*/i.test(vary) ? undefined : `Vary is "${vary}" without Authorization`;
    report(row, 'vary', `${row.id} tells caches that its answer depends on who asks`, answer, unsaid);
  }

  /** Operations without parameters can be requested on a raw connection. */
  async function checkRawHead(row: OperationRow): Promise<void> {
    const title = `${row.id} answers HEAD with its head alone`;
    const common = { id: `methods/${row.id}/head-alone`, section: 'methods', operation: row.id, title };
    if (run.keepsNothing)
      return run.report({ ...common, verdict: 'not-provoked', detail: MOCK_LIMITATIONS.methods });
    const answer = await sendRaw(new URL(run.url + row.path), 'HEAD', actor, 10_000);
    if (!answer)
      return run.report({ ...common, verdict: 'not-provoked', detail: 'no answer on a plain connection' });
    const detail = answer.rest === '' ? undefined : `${answer.rest.length} bytes follow the head`;
    run.report({ ...common, verdict: detail ? 'wrong' : 'right', ...(detail ? { detail } : {}) });
  }

  const limit = pLimit(6);
  await Promise.all([...byPath].map(([path, group]) => limit(() => ofPath(path, group))));
  const reading = [...byPath.values()].flat().filter(({ method }) => method === 'get');
  await Promise.all(reading.map((row) => limit(() => ofGet(row))));
  const plain = reading.filter(({ path }) => !path.includes('{')).slice(0, 5);
  for (const row of plain) await checkRawHead(row);
}
