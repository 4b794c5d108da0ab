/**
 * Returns the token in the query of a stop link. A truncated one is padded to the length of the contract, so that the
 * server reports the link as incomplete.
 */
export function stopToken(query: URLSearchParams): string {
  return (query.get('token') ?? '').padEnd(16, '-').slice(0, 256);
}
