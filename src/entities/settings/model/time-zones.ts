/**
 * Returns the time zones that every browser supports, with `more`. Names of the IANA database with spaces for
 * underscores.
 */
export function timeZoneNames(more: readonly string[]): Record<string, string> {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...more]);
  return Object.fromEntries([...names].sort().map((name) => [name, name.replaceAll('_', ' ')]));
}
