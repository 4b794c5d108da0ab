import { isDeepStrictEqual } from 'node:util';
import type { Answer } from './caller.ts';
import { type OperationRow, resolve } from './contract.ts';
import { type Invariant, invariants } from './data.ts';
import { groupBy } from './group-by.ts';
import { type Values, valueAt } from './template-values.ts';

/** A value of an answer, and the name of the contract's schema that describes it; `Image[]` for a list. */
interface NamedValue {
  schema: string;
  value: unknown;
}

const parts = (schema: Values, kind: string) => (schema[kind] as unknown[] | undefined) ?? [];

/** Returns true when the fixed values of an alternative (`objectType: post`) are those of the value. */
function fitsAlternative(given: unknown, value: unknown): boolean {
  const { properties = {}, allOf = [] } = resolve(given) as { properties?: Values; allOf?: unknown[] };
  const isOwn = Object.entries(properties).every(([name, property]) => {
    const { const: fixed } = resolve(property);
    return fixed === undefined || isDeepStrictEqual((value as Values)[name], fixed);
  });
  return isOwn && allOf.every((part) => fitsAlternative(part, value));
}

function* namedValues(given: unknown, value: unknown): Generator<NamedValue> {
  if (typeof value !== 'object' || value === null || !given) return;
  const schema = resolve(given);
  const ref = (given as { $ref?: string }).$ref?.split('/').at(-1);
  if (ref && !Array.isArray(value)) yield { schema: ref, value };
  if (Array.isArray(value)) {
    const name = (schema.items as { $ref?: string } | undefined)?.$ref?.split('/').at(-1);
    if (name) yield { schema: `${name}[]`, value };
    for (const item of value) yield* namedValues(schema.items, item);
    return;
  }
  for (const part of parts(schema, 'allOf')) yield* namedValues(part, value);
  for (const part of [...parts(schema, 'oneOf'), ...parts(schema, 'anyOf')])
    if (fitsAlternative(part, value)) yield* namedValues(part, value);
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Values))
    yield* namedValues(property, (value as Values)[name]);
}

const show = (value: unknown) => (JSON.stringify(value) ?? 'missing').slice(0, 80);

/** Returns the numbers at a path: one, or those of a list. */
function numbersAt(value: unknown, path: string): number[] {
  return [valueAt(value, path)].flat().filter((one) => typeof one === 'number');
}

function orderFault(
  value: unknown,
  { list = '', by, direction }: NonNullable<Invariant['ordered']>,
  from: number,
): string | undefined {
  const found = valueAt(value, list);
  const keys = Array.isArray(found) ? numbersAt(found.slice(from), `*.${by}`) : [];
  const isWrong = (one: number, next: number) => (direction === 'asc' ? one > next : one < next);
  const at = keys.findIndex((key, index) => index > 0 && isWrong(keys[index - 1] ?? key, key));
  return at < 1 ? undefined : `${list || 'the list'} has ${by} ${keys[at]} after ${keys[at - 1]}`;
}

function pairFault(value: unknown, { equal, contains, atMost }: Invariant): string | undefined {
  const [first, second] = equal ?? contains ?? atMost ?? ['', ''];
  const [one, two] = [valueAt(value, first), valueAt(value, second)];
  if (one === undefined || two === undefined) return undefined;
  const pair = `${first} is ${show(one)}, ${second} is ${show(two)}`;
  if (equal && !isDeepStrictEqual(one, two)) return pair;
  if (contains && !String(one).includes(String(two))) return pair;
  return atMost && Number(one) > Number(two) ? pair : undefined;
}

/** Returns how a value breaks an invariant, or undefined when it does not. */
export function invariantFault(value: unknown, invariant: Invariant): string | undefined {
  const { sum, ordered, unique, is = {}, nothing = [], from = 0 } = invariant;
  for (const [path, wanted] of Object.entries(is)) {
    const found = valueAt(value, path);
    if (found !== undefined && !isDeepStrictEqual(found, wanted)) return `${path} is ${show(found)}`;
  }
  for (const path of nothing) if (valueAt(value, path) !== undefined) return `${path} is there`;
  if (sum) {
    const total = valueAt(value, sum.total);
    const addends = sum.of.map((path) => numbersAt(value, path));
    const reached = addends.flat().reduce((all, one) => all + one, 0);
    if (typeof total === 'number' && addends.every(({ length }) => length > 0) && total !== reached)
      return `${sum.total} is ${total}, and ${sum.of.join(' + ')} is ${reached}`;
  }
  if (unique) {
    const items = valueAt(value, unique.list);
    if (Array.isArray(items) && new Set(items.map(show)).size < items.length)
      return `${unique.list} has an item twice: ${show(items)}`;
  }
  return (ordered && orderFault(value, ordered, from)) ?? pairFault(value, invariant);
}

function applies({ when = {}, unless, isVisitor }: Invariant, value: unknown, byVisitor: boolean): boolean {
  if (isVisitor && !byVisitor) return false;
  if (unless !== undefined && valueAt(value, unless) !== undefined) return false;
  return Object.entries(when).every(([path, wanted]) => isDeepStrictEqual(valueAt(value, path), wanted));
}

/** An invariant that applies to an answer, and how the answer breaks it. */
export interface InvariantResult {
  invariant: Invariant;
  fault: string | undefined;
}

const bySchema = groupBy(invariants, ({ schema }) => schema ?? '');
const byOperation = groupBy(invariants, ({ operation }) => operation ?? '');

/**
 * Returns the invariants that an answer is subject to, each with the first violation.
 *
 * @param query the query of the request: an order that was asked for is not the one by default
 */
export function invariantResults(
  row: OperationRow,
  { status, json }: Answer,
  { query = {}, byVisitor }: { query?: Values | undefined; byVisitor: boolean },
): InvariantResult[] {
  const schema = row.operation.responses[String(status)]?.content?.['application/json']?.schema;
  if (!schema || status >= 300) return [];
  const results: InvariantResult[] = [];
  for (const invariant of byOperation.get(row.id) ?? [])
    if (invariant.unless === undefined || query[invariant.unless] === undefined)
      results.push({ invariant, fault: invariantFault(json, invariant) });
  for (const { schema: name, value } of namedValues(schema, json))
    for (const invariant of bySchema.get(name) ?? [])
      if (!invariant.except?.includes(row.id) && applies(invariant, value, byVisitor))
        results.push({ invariant, fault: invariantFault(value, invariant) });
  return results;
}
