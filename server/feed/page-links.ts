import type { components } from '#generated/types/api.d.ts';

type PageLinks = components['schemas']['PageLinks'];
type PageQuery = components['schemas']['PageQuery'];

/** Returns the link to another page of the list at `path`: the same query with these parameters changed. */
export function pageLink(
  path: string,
  query: Readonly<Record<string, unknown>>,
  queryParams: PageQuery,
): NonNullable<PageLinks['next']> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, ...queryParams })) {
    if (Array.isArray(value)) for (const item of value) search.append(name, String(item));
    else if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return { href: `${path}?${search}`, queryParams };
}

/**
 * Returns the links of a list that pages by offset. `total` is the number of items, `asked` the requested page with the
 * other parameters of the list, `taken` the number of items the response covers when it is cut short.
 */
export function offsetLinks(
  path: string,
  asked: { offset: number; limit: number; [name: string]: unknown },
  total: number,
  taken = asked.limit,
): PageLinks {
  const { offset, limit, ...query } = asked;
  const next = offset + taken;
  return {
    ...(next < total ? { next: pageLink(path, query, { offset: next, limit }) } : {}),
    ...(offset > 0 ? { prev: pageLink(path, query, { offset: Math.max(0, offset - limit), limit }) } : {}),
  };
}
