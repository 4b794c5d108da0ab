/**
 * Returns the offset of a time zone from UTC at a moment, by default now: `+0100`. A zone that this machine does not know
 * counts as UTC.
 *
 * @param zone name of the IANA database, such as `Europe/Lisbon`
 * @param at milliseconds since 1970
 */
export function timeZoneOffset(zone: string, at = Date.now()): string {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
      at,
    );
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    return `${sign}${hours}${minutes}`;
  } catch {
    return '+0000';
  }
}
