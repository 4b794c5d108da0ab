import { describe, expect, test } from 'vitest';
import { takesRepliesOf } from './reply-policy.ts';
import type { BlogRow } from './rows.ts';

type Replies = BlogRow['settings']['replies'];

function blogThatTakes(replies: Replies, viewer: Partial<Pick<BlogRow, 'member_role' | 'followed'>> = {}) {
  const settings = { replies } as BlogRow['settings'];
  return { settings, member_role: null, followed: false, ...viewer };
}

describe('takesRepliesOf', () => {
  test('takesRepliesOf lets everybody reply where the blog says so', () => {
    expect(takesRepliesOf(blogThatTakes('everyone'))).toBe(true);
  });

  test.each(['following', 'following_week'] as const)(
    'takesRepliesOf lets followers reply: %s',
    (replies) => {
      expect(takesRepliesOf(blogThatTakes(replies))).toBe(false);
      expect(takesRepliesOf(blogThatTakes(replies, { followed: true }))).toBe(true);
    },
  );

  test('takesRepliesOf lets only writers reply to a blog that takes no replies', () => {
    expect(takesRepliesOf(blogThatTakes('noone', { followed: true }))).toBe(false);
    expect(takesRepliesOf(blogThatTakes('noone', { member_role: 'member' }))).toBe(true);
  });
});
