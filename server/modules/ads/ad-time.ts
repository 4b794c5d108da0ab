/** Returns a time as statements take it. Ads are served, counted and hidden by the clock of the site, not of the database. */
export function adTime(ms: number): string {
  return new Date(ms).toISOString();
}
