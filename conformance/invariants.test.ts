import { expect, test } from 'vitest';
import { contract, operationRows, resolve, rowOf } from './contract.ts';
import { type Invariant, invariants } from './data.ts';
import { invariantFault, invariantResults } from './invariants.ts';

const relation = (given: Partial<Invariant>): Invariant => ({ name: 'one', says: 'one', ...given });
const fault = (value: unknown, given: Partial<Invariant>) => invariantFault(value, relation(given));

test('invariantFault compares two fields, and only where both are there', () => {
  expect(fault({ a: 1, b: { c: 2 } }, { equal: ['a', 'b.c'] })).toBe('a is 1, b.c is 2');
  expect(fault({ a: 2, b: { c: 2 } }, { equal: ['a', 'b.c'] })).toBeUndefined();
  expect(fault({ a: 1 }, { equal: ['a', 'b.c'] })).toBeUndefined();
  expect(fault({ url: '/desk/12', id: '13' }, { contains: ['url', 'id'] })).toContain('/desk/12');
  expect(fault({ url: '/desk/12', id: '12' }, { contains: ['url', 'id'] })).toBeUndefined();
  expect(fault({ from: 5, to: 4 }, { atMost: ['from', 'to'] })).toBe('from is 5, to is 4');
  expect(fault({ from: 4, to: 4 }, { atMost: ['from', 'to'] })).toBeUndefined();
});

test('invariantFault adds up numbers, also those of a list, and only where every one is there', () => {
  const sum = { total: 'all', of: ['one', 'more.*.count'] };
  expect(fault({ all: 6, one: 1, more: [{ count: 2 }, { count: 3 }] }, { sum })).toBeUndefined();
  expect(fault({ all: 5, one: 1, more: [{ count: 2 }, { count: 3 }] }, { sum })).toContain('is 6');
  expect(fault({ all: 5, one: 1 }, { sum })).toBeUndefined();
});

test('invariantFault finds an item out of order, after those that are in no order, and an item that is there twice', () => {
  const ordered = { list: 'list', by: 'ts', direction: 'desc' } as const;
  const list = [{ ts: 1 }, { ts: 3 }, { ts: 2 }];
  expect(fault({ list }, { ordered })).toBe('list has ts 3 after 1');
  expect(fault({ list }, { ordered, from: 1 })).toBeUndefined();
  expect(fault({ list }, { ordered: { ...ordered, direction: 'asc' } })).toBe('list has ts 2 after 3');
  expect(fault({ list: ['a', 'b', 'a'] }, { unique: { list: 'list' } })).toContain('twice');
});

test('invariantFault names a fixed value that differs and a field that must be missing', () => {
  expect(fault({ liked: true }, { is: { liked: false } })).toBe('liked is true');
  expect(fault({}, { is: { liked: false } })).toBeUndefined();
  expect(fault({ followed: false }, { nothing: ['followed'] })).toBe('followed is there');
});

test('invariantResults reaches values in lists and in alternatives of a timeline, and tells visitors from members', () => {
  const post = { objectType: 'post', id: '12', blogName: 'desk', blog: { name: 'fog' }, liked: true };
  const answer = {
    status: 200,
    headers: new Headers(),
    text: '',
    json: { response: { timeline: { elements: [post] } } },
  };
  const names = (byVisitor: boolean) =>
    invariantResults(rowOf('searchPosts'), answer, { byVisitor }).flatMap(({ invariant, fault: found }) =>
      found ? [invariant.name] : [],
    );
  expect(names(false)).toEqual(['post-names-its-blog']);
  expect(names(true)).toEqual(['post-names-its-blog', 'post-of-visitors']);
});

test('invariantResults leaves out an order where another one was asked for', () => {
  const json = { response: { notes: [{ timestamp: 1 }, { timestamp: 2 }] } };
  const answer = { status: 200, headers: new Headers(), text: '', json };
  const faults = (query: Record<string, unknown>) =>
    invariantResults(rowOf('listNotes'), answer, { query, byVisitor: false }).flatMap(({ fault: found }) =>
      found ? [found] : [],
    );
  expect(faults({})).toEqual(['response.notes has timestamp 2 after 1']);
  expect(faults({ sort: 'asc' })).toEqual([]);
});

/** Returns true when a schema of the contract has a field, through lists, parts and alternatives. */
function hasField(given: unknown, path: string): boolean {
  const schema = resolve(given);
  if (path === '') return true;
  const [key = '', ...rest] = path.split('.');
  const further = rest.join('.');
  if (key === 'length' || key === '*' || /^\d+$/.test(key)) return hasField(schema.items, further);
  const own = (schema.properties as Record<string, unknown> | undefined)?.[key];
  if (own) return hasField(own, further);
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((kind) => (schema[kind] as unknown[] | undefined) ?? []);
  return parts.some((part) => hasField(part, path));
}

test.each(invariants)('the invariant $name names fields of the contract', (invariant) => {
  const { schema, operation, equal, contains, atMost, sum, unique, ordered, is, nothing, when } = invariant;
  const named = schema === undefined ? undefined : contract.components.schemas?.[schema.replace('[]', '')];
  const answered = operationRows.find(({ id }) => id === operation)?.operation.responses['200']?.content?.[
    'application/json'
  ]?.schema;
  const root = named ?? answered;
  expect(root).toBeDefined();
  const list = ordered?.list === undefined ? '' : `${ordered.list}.*.`;
  const paths = [
    ...[...(equal ?? []), ...(contains ?? []), ...(atMost ?? []), ...(nothing ?? [])],
    ...(sum ? [sum.total, ...sum.of] : []),
    ...(unique ? [unique.list] : []),
    ...(ordered ? [`${list}${ordered.by}`] : []),
    ...Object.keys({ ...is, ...when }),
  ];
  expect(paths.filter((path) => !hasField(root, path))).toEqual([]);
});

test('no two invariants have one name', () => {
  const names = invariants.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
