import { expect, it } from 'vitest';
import { aPost } from '#tests/support/ui-posts.ts';
import { moveInQueue, targetOf } from './move.ts';

function waiting(id: string, time?: number) {
  return aPost({ id, state: 'queued', queuedState: 'queued', scheduledPublishTime: time });
}
function timed(id: string, time: number) {
  return aPost({ id, state: 'queued', queuedState: 'scheduled', scheduledPublishTime: time });
}
function look(posts: ReturnType<typeof moveInQueue>) {
  return posts.map((post) => `${post.id}@${post.scheduledPublishTime ?? '-'}`).join(' ');
}

const queue = [waiting('1', 10), timed('2', 15), waiting('3', 20), waiting('4', 30)];

it('moveInQueue gives moved posts the times of their new positions', () => {
  expect(look(moveInQueue(queue, '4', '0'))).toBe('4@10 2@15 1@20 3@30');
  expect(look(moveInQueue(queue, '1', '3'))).toBe('3@10 2@15 1@20 4@30');
  expect(look(moveInQueue(queue, '4', '2'))).toBe('1@10 2@15 4@20 3@30');
});

it('moveInQueue keeps the times of scheduled posts', () => {
  expect(look(moveInQueue(queue, '1', '2'))).toBe('1@10 2@15 3@20 4@30');
});

it('moveInQueue changes nothing for an unknown post, or one moved behind itself', () => {
  expect(look(moveInQueue(queue, '9', '0'))).toBe(look(queue));
  expect(look(moveInQueue(queue, '3', '3'))).toBe(look(queue));
});

it('moveInQueue moves posts of a paused queue', () => {
  const paused = [timed('2', 15), waiting('1'), waiting('3')];
  expect(look(moveInQueue(paused, '3', '0'))).toBe('2@15 3@- 1@-');
});

it('targetOf skips scheduled posts', () => {
  expect(targetOf(queue, '3', 'up')).toBe('0');
  expect(targetOf(queue, '4', 'up')).toBe('1');
  expect(targetOf(queue, '4', 'top')).toBe('0');
  expect(targetOf(queue, '1', 'down')).toBe('3');
  expect(targetOf(queue, '1', 'up')).toBeUndefined();
  expect(targetOf(queue, '1', 'top')).toBeUndefined();
  expect(targetOf(queue, '4', 'down')).toBeUndefined();
  expect(targetOf(queue, '2', 'up')).toBeUndefined();
});
