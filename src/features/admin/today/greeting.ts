/** Part of the day, by which staff is greeted. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** Returns the part of the day of an hour from 0 to 23. */
export function dayPartOf(hour: number): DayPart {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
