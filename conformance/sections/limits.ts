import pLimit from 'p-limit';
import type { Request } from '../caller.ts';
import { type Row, resolve, rows } from '../contract.ts';
import { ownWords, recipes } from '../data.ts';
import { cellOf, codeOf } from '../judge.ts';
import { whyNotByMock } from '../mock.ts';
import type { Run } from '../run.ts';
import { requestFor } from '../samples.ts';
import { leavesNothing } from '../undo.ts';
import { byRecipe, ownValues } from './answers.ts';

/** One character of two UTF-16 units: a server that measures in those refuses too early. */
const LETTER = '🫖';

interface Field {
  name: string;
  most: number;
  kind: 'text' | 'list';
  /** Any words fit: at its limit it must be taken. */
  isFree: boolean;
}

/** Fields of a body whose length its schema limits. */
function fieldsOf(row: Row): Field[] {
  const schema = resolve(row.operation.requestBody?.content['application/json']?.schema ?? {});
  const fields = Object.entries((schema.properties ?? {}) as Record<string, unknown>);
  return fields.flatMap(([name, given]): Field[] => {
    const { type, maxLength, maxItems, pattern, format, enum: values } = resolve(given);
    if (typeof maxItems === 'number') return [{ name, most: maxItems, kind: 'list', isFree: false }];
    if (typeof maxLength !== 'number' || pattern || format || values || type !== 'string') return [];
    return [{ name, most: maxLength, kind: 'text', isFree: ownWords[row.id]?.includes(name) ?? false }];
  });
}

function withField(request: Request, { name, kind }: Field, length: number): Request {
  const before = (request.body ?? {}) as Record<string, unknown>;
  const [item = 'sample'] = Array.isArray(before[name]) ? (before[name] as unknown[]) : [];
  const value = kind === 'list' ? Array.from({ length }, () => item) : LETTER.repeat(length);
  return { ...request, body: { ...before, [name]: value } };
}

/** Every number of every query, one beyond each of its bounds, and pages as long as they may be. */
async function checkNumbers(run: Run): Promise<void> {
  const { owner } = run.members;
  if (!owner) return;
  const own = ownValues(run, owner, undefined);
  const due = rows.filter(
    ({ id, codes, method, requirements }) =>
      run.isDue(id) &&
      method === 'get' &&
      codes.includes(5016) &&
      requirements.every(({ subject }) => subject === 'blog') &&
      run.seen.get(id)?.presence === 'offered',
  );
  const one = async (row: Row, name: string, what: string, value: number, isTaken: boolean) => {
    const request = requestFor(row, own);
    const answer = await run.ask(row, owner.actor, {
      ...request,
      query: { ...request.query, [name]: value },
    });
    const isRefused = codeOf(answer) === 5016;
    const came = answer.failure ?? cellOf(answer);
    const wanted = isTaken ? 'another code than 5016' : 'code 5016';
    const detail = isTaken === isRefused ? `${wanted} was expected, ${came} came` : undefined;
    const mock = run.keepsNothing ? whyNotByMock(answer) : undefined;
    const unseen = run.caller.stopped() ?? (detail && mock);
    const verdict = unseen ? 'not-provoked' : detail ? 'wrong' : 'right';
    run.report({
      id: `limits/${row.id}/?${name}/${what}`,
      section: 'limits',
      operation: row.id,
      title: `${row.id}: ${name}=${value} is ${isTaken ? 'taken' : 'refused'}`,
      verdict,
      ...(detail ? { detail: unseen ?? detail } : {}),
    });
  };
  const checks = due.flatMap((row) => {
    const numbers = row.parameters.filter(({ in: where }) => where === 'query');
    return numbers.flatMap(({ name, schema }) => {
      const { type, minimum, maximum } = resolve(schema ?? {});
      if (type !== 'integer') return [];
      return [
        ...(typeof maximum === 'number' ? [() => one(row, name, 'above', maximum + 1, false)] : []),
        ...(typeof minimum === 'number' ? [() => one(row, name, 'below', minimum - 1, false)] : []),
        ...(name === 'limit' && typeof maximum === 'number' && !needsMore(row)
          ? [() => one(row, name, 'at', maximum, true)]
          : []),
      ];
    });
  });
  const limit = pLimit(6);
  await Promise.all(checks.map((check) => limit(check)));
}

/** Whether what a schema asks for is not all: a made-up request is refused in any case. */
function needsMore({ id }: Row): boolean {
  return recipes[id]?.query !== undefined || recipes[id]?.make !== undefined;
}

/**
 * Every field of every body that is offered, one longer than its schema says: code 5016. Fields for people's own words
 * (`openapi/conformance/words.yaml`) are also sent at their limit, where they must be taken.
 */
export async function checkLimits(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  await checkNumbers(run);
  const { owner, busy } = run.members;
  const due = rows.filter(
    ({ id, codes }) => run.isDue(id) && codes.includes(5016) && run.seen.get(id)?.presence === 'offered',
  );
  const one = async (row: Row) => {
    for (const field of fieldsOf(row)) {
      const common = { section: 'limits', operation: row.id };
      const check = (what: string, title: string, detail: string | undefined, seen: boolean) =>
        run.report({
          ...common,
          id: `limits/${row.id}/${field.name}/${what}`,
          title,
          verdict: seen ? (detail ? 'wrong' : 'right') : 'not-provoked',
          ...(detail ? { detail } : {}),
        });
      const unit = field.kind === 'list' ? 'items' : 'code points';
      const made = await byRecipe(run, row, busy ?? owner);
      const usual =
        row.id in recipes && typeof made !== 'string'
          ? made
          : owner && { actor: owner.actor, request: requestFor(row, ownValues(run, owner, undefined)) };
      const title = `${row.id}: ${field.name} of ${field.most + 1} ${unit} is refused`;
      if (!usual) {
        check('above', title, 'it needs a member', false);
        continue;
      }
      const above = await run.ask(row, usual.actor, withField(usual.request, field, field.most + 1));
      const mock = run.keepsNothing && codeOf(above) !== 5016 ? whyNotByMock(above) : undefined;
      const stopped = run.caller.stopped() ?? mock;
      const isHidden = !(row.id in recipes) && codeOf(above) !== 5016 && above.status >= 400;
      if (stopped ?? isHidden) {
        check(
          'above',
          title,
          stopped ?? `without a recipe the call is refused with ${cellOf(above)} in any case`,
          false,
        );
        continue;
      }
      const came = above.failure ?? cellOf(above);
      check(
        'above',
        title,
        codeOf(above) === 5016 ? undefined : `code 5016 was expected, ${came} came`,
        true,
      );
      const stays = run.staying.has(usual.actor.bearer) && !leavesNothing(row);
      if (!field.isFree || !(row.id in recipes) || stays) continue;
      const again = await byRecipe(run, row, busy ?? owner);
      if (typeof again === 'string') continue;
      const atIt = await run.ask(row, again.actor, withField(again.request, field, field.most));
      const fault =
        atIt.status < 300 ? undefined : `a success was expected, ${atIt.failure ?? cellOf(atIt)} came`;
      const unseen = fault && run.keepsNothing ? whyNotByMock(atIt) : undefined;
      check('at', `${row.id}: ${field.name} of ${field.most} ${unit} is taken`, unseen ?? fault, !unseen);
    }
  };
  const limit = pLimit(4);
  let done = 0;
  const counted = async (row: Row) => {
    await one(row);
    done += 1;
    progress(done, due.length);
  };
  await Promise.all(due.map((row) => limit(() => counted(row))));
}
