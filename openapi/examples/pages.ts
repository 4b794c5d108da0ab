import type { Schemas } from './world.ts';

type PageQuery = Schemas['PageQuery'];
interface Links {
  next?: Schemas['PageLink'];
  prev?: Schemas['PageLink'];
}

interface Options<Item, Payload> {
  /** Address of the list, without the host. */
  path: string;
  /** Items of the first, the next and the last page. */
  items: readonly [first: readonly Item[], next: readonly Item[], last: readonly Item[]];
  /** Queries of the second and the third page. */
  queries: readonly [second: PageQuery, third: PageQuery];
  payload: (items: Item[], links: Links) => Payload;
}

function linkTo(path: string, queryParams: PageQuery): Schemas['PageLink'] {
  const query = new URLSearchParams(
    Object.entries(queryParams).map(([name, value]) => [name, String(value)] as [string, string]),
  );
  return { href: `${path}?${query}`, queryParams };
}

/** Returns the four scenarios of every paged list. The mock follows their links. */
export function pageExamples<Item, Payload>({ path, items, queries, payload }: Options<Item, Payload>) {
  const [first, next, last] = items;
  const [second, third] = queries;
  return {
    firstPage: { summary: 'The first page', value: payload([...first], { next: linkTo(path, second) }) },
    nextPage: { summary: 'A page in the middle', value: payload([...next], { next: linkTo(path, third) }) },
    lastPage: { summary: 'The last page', value: payload([...last], {}) },
    empty: { summary: 'Nothing there', value: payload([], {}) },
  };
}

/** Splits a list into a first, a next and a last page of these lengths. */
export function splitIntoPages<Item>(
  items: readonly Item[],
  first: number,
  next: number,
  last = next,
): readonly [Item[], Item[], Item[]] {
  return [
    items.slice(0, first),
    items.slice(first, first + next),
    items.slice(first + next, first + next + last),
  ];
}
