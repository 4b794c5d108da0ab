/**
 * Commands of single keys with their default keys (spec 000 §2.8 names the keys, docs/decisions/013 their meaning). A
 * key is spelt as `KeyboardEvent.key`, with "shift+" before a letter that needs Shift.
 */
export const DEFAULT_KEYS = {
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

/** A command with a single-key shortcut. */
export type KeyboardCommand = keyof typeof DEFAULT_KEYS;

/** All commands in display order. */
export const KEYBOARD_COMMANDS = Object.keys(DEFAULT_KEYS) as readonly KeyboardCommand[];

/** Commands for members only. */
export const MEMBER_COMMANDS: ReadonlySet<KeyboardCommand> = new Set([
  'dashboard',
  'activity',
  'messages',
  'reblogNow',
  'queueNow',
  'compose',
]);

/** A group of commands in the list of shortcuts. */
export type KeyboardCommandGroup = 'post' | 'page' | 'places';

/** All commands by group, in display order. */
export const COMMAND_GROUPS: readonly (readonly [KeyboardCommandGroup, readonly KeyboardCommand[]])[] = [
  ['post', ['next', 'previous', 'like', 'reblog', 'reblogNow', 'queueNow', 'open', 'blog']],
  ['page', ['top', 'refresh', 'compose', 'palette', 'keys']],
  ['places', ['search', 'explore', 'dashboard', 'activity', 'messages']],
];
