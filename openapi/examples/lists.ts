import { splitIntoPages, pageExamples } from './pages.ts';
import { cursorOf, type Schemas } from './world.ts';

interface Given<Key extends string, Item, More> {
  /** The name of the list in the answer. */
  key: Key;
  /** The address of the call, for the links. */
  path: string;
  by: 'cursor' | 'offset';
  items: readonly Item[];
  /** What an answer carries besides the list. */
  more?: (items: readonly Item[]) => More;
}

type Payload<Key extends string, Item, More> = Record<Key, Item[]> & { links: Schemas['PageLinks'] } & More;

/** The four scenarios of a list whose items are cut into three pages of one length. Needs three items or more. */
export function listPages<Key extends string, Item, More = object>({
  key,
  path,
  by,
  items,
  more,
}: Given<Key, Item, More>) {
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

/** How long the whole list is; 0 when it is empty. */
export const totalOf = (items: readonly unknown[]) => ({ total: items.length });

/** The one example of something that needs no scenarios. */
export function singleExample<Value>(
  summary: string,
  value: Value,
): Record<string, { summary: string; value: Value }> {
  return { usual: { summary, value } };
}
