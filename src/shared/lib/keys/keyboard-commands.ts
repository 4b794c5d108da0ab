/**
 * What single keys do, and the key each comes with (spec 000 §2.8 names the keys, docs/decisions/013 what they mean). A key
 * is spelt as `KeyboardEvent.key` gives it, with "shift+" before a letter that needs Shift.
 */
export const ACTS = {
  next: 'j',
  previous: 'k',
  like: 'l',
  reblog: 'shift+r',
  reblogNow: 'r',
  queueNow: 'shift+q',
  open: 'w',
  blog: 'p',
  top: '.',
  refresh: 'u',
  search: '/',
  explore: 'e',
  dashboard: 'd',
  activity: 'a',
  messages: 'm',
  compose: 'c',
  palette: 'shift+p',
  keys: '?',
} as const;

/** Something a single key does. */
export type Act = keyof typeof ACTS;

/** All of them, in the order they are shown in. */
export const ACT_NAMES = Object.keys(ACTS) as readonly Act[];

/** What only members can do. */
export const MEMBER_ACTS: ReadonlySet<Act> = new Set([
  'dashboard',
  'activity',
  'messages',
  'reblogNow',
  'queueNow',
  'compose',
]);
