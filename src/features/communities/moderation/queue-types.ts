/** Parts of the queue, as the contract filters them. */
export const QUEUE_TYPES = ['all', 'reports', 'waiting', 'requests', 'appeals'] as const;

export type QueueType = (typeof QUEUE_TYPES)[number];

/** Returns the part of the queue that an address names; undefined for others. */
export function queueTypeOf(segment: string | undefined): QueueType | undefined {
  return segment === undefined ? 'all' : QUEUE_TYPES.find((type) => type === segment);
}
