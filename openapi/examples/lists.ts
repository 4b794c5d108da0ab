import { pageExamples, splitIntoPages } from './pages.ts';
import { cursorOf, type Schemas } from './world.ts';

interface ListOptions<Key extends string, Item, More> {
  /** Name of the list in the answer. */
  key: Key;
  /** Address of the call, for the links. */
  path: string;
  by: 'cursor' | 'offset';
  items: readonly Item[];
  /** Returns further fields of the answer. */
  more?: (items: readonly Item[]) => More;
}

type Payload<Key extends string, Item, More> = Record<Key, Item[]> & { links: Schemas['PageLinks'] } & More;

/** Returns the four scenarios of a list that is split into three pages of equal length. Needs three items or more. */
export function listPages<Key extends string, Item, More = object>({
  key,
  path,
  by,
  items,
  more,
}: ListOptions<Key, Item, More>) {
  if (items.length < 3) throw new RangeError(`${path}: three pages need three items`);
  const limit = Math.ceil(items.length / 3);
  const query = (page: number) =>
    by === 'offset' ? { offset: page * limit, limit } : { cursor: cursorOf(`${path}:${page}`), limit };
  return pageExamples({
    path,
    items: splitIntoPages(items, limit, limit),
    queries: [query(1), query(2)],
    payload: (part: Item[], links) =>
      ({ [key]: part, links, ...more?.(part.length > 0 ? items : []) }) as Payload<Key, Item, More>,
  });
}

/** Returns the total of the whole list; 0 when it is empty. */
export const totalOf = (items: readonly unknown[]) => ({ total: items.length });

/** Returns the only example of an operation without scenarios. */
export function singleExample<Value>(
  summary: string,
  value: Value,
): Record<string, { summary: string; value: Value }> {
  return { usual: { summary, value } };
}
