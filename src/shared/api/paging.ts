/** What every list of the contract says about its neighbours. */
interface Links {
  next?: { href: string; queryParams: Record<string, string | number | undefined> };
}

/** The query parameters of the next page, or undefined when this is the last one. */
export function nextPage<Q>(links: Links | undefined): Q | undefined {
  return links?.next?.queryParams as Q | undefined;
}
