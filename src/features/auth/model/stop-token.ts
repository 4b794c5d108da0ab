/**
 * Returns the token in the query of a stop link. A truncated one is padded to the length of the contract, so that the
 * server reports the link as incomplete.
 */
export const stopToken = (query: URLSearchParams): string =>
  (query.get('token') ?? '').padEnd(16, '-').slice(0, 256);
