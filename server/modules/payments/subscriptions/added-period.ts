/**
 * Returns the time a month or a year later, in seconds since 1970. The 31st becomes the last day of a shorter month, as
 * PostgreSQL counts it.
 */
export function addedPeriod(fromMs: number, period: 'month' | 'year'): number {
  const date = new Date(fromMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (period === 'month' ? 1 : 12));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}
