/** What every browser lists, by name; with those it may spell otherwise. Names of the IANA database, their underscores as spaces. */
export function timeZoneNames(more: readonly string[]): Record<string, string> {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...more]);
  return Object.fromEntries([...names].sort().map((name) => [name, name.replaceAll('_', ' ')]));
}
