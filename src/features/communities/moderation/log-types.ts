/** Kinds of acts, as the contract filters the log. */
export const LOG_TYPES = [
  'all',
  'posts',
  'comments',
  'members',
  'invitations',
  'settings',
  'automod',
] as const;

export type LogType = (typeof LOG_TYPES)[number];

/** Returns the kind that an address names; undefined for others. */
export function logTypeOf(segment: string | undefined): LogType | undefined {
  return segment === undefined ? 'all' : LOG_TYPES.find((type) => type === segment);
}
