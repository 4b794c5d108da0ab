import { expect, it } from 'vitest';
import type { Note } from '#generated/zod/note.zod.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import { replyThreadsOf } from './threads.ts';

function reply(id: string, parentReplyId?: string): Note {
  return {
    id: `reply-${id}`,
    type: 'reply',
    timestamp: Number(id),
    blog: aBlog('bo'),
    replyId: id,
    replyText: id,
    ...(parentReplyId ? { parentReplyId } : {}),
  };
}

function shape(notes: Note[]) {
  return replyThreadsOf(notes).map(({ note, answers }) => [
    note.replyId,
    answers.map((answer) => answer.replyId),
  ]);
}

it('replyThreadsOf groups answers under their reply, oldest first', () => {
  expect(
    shape([reply('5', '1'), reply('4'), reply('3', '2'), reply('2'), reply('6', '1'), reply('1')]),
  ).toEqual([
    ['4', []],
    ['2', ['3']],
    ['1', ['6', '5']],
  ]);
});

it('replyThreadsOf keeps an answer whose first reply is missing', () => {
  expect(shape([reply('9', '1'), reply('8')])).toEqual([
    ['9', []],
    ['8', []],
  ]);
});
