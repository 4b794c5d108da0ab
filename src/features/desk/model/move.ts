import type { Post } from '#generated/zod/post.zod.ts';

/** Returns true for posts that the schedule publishes; a scheduled post has a fixed time. */
export const isUnscheduled = ({ queuedState }: Post): boolean => queuedState !== 'scheduled';

/** Sort value of posts without a time, in a paused queue. */
const NO_TIME = Number.MAX_SAFE_INTEGER;
const timeOf = ({ scheduledPublishTime }: Post): number => scheduledPublishTime ?? NO_TIME;

/**
 * Returns the queue after a post was moved behind another one, or to the top (`0`). Publishing times belong to the
 * positions, so the unscheduled posts take them in their new order; scheduled ones keep theirs.
 */
export function moveInQueue(posts: readonly Post[], id: string, after: string): Post[] {
  const moved = posts.find((post) => post.id === id);
  if (!moved || id === after) return [...posts];
  const others = posts.filter((post) => post.id !== id);
  const index = after === '0' ? 0 : others.findIndex((post) => post.id === after) + 1;
  const order = [...others.slice(0, index), moved, ...others.slice(index)];
  const times = posts.filter(isUnscheduled).map((post) => post.scheduledPublishTime);
  const waiting = order
    .filter(isUnscheduled)
    .map((post, place): Post => ({ ...post, scheduledPublishTime: times[place] }));
  const scheduled = order.filter((post) => !isUnscheduled(post));
  return [...waiting, ...scheduled].sort((a, b) => timeOf(a) - timeOf(b));
}

/** A move in the queue, by button. */
export type Step = 'top' | 'up' | 'down';

/** Returns the id of the post to move behind for a step; undefined when the step is impossible. */
export function targetOf(posts: readonly Post[], id: string, step: Step): string | undefined {
  const waiting = posts.filter(isUnscheduled).map((post) => post.id);
  const index = waiting.indexOf(id);
  if (index < 0) return undefined;
  if (step === 'down') return waiting[index + 1];
  if (index === 0) return undefined;
  return step === 'top' ? '0' : (waiting[index - 2] ?? '0');
}
