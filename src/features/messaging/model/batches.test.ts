import { expect, test } from 'vitest';
import type { SendMessageBatchRequest } from '#generated/zod/sendMessageBatchRequest.zod.ts';
import { NetworkError } from '#src/shared/api/call/errors.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { sendPostTo } from './batches.ts';

const [ivy, oak] = [aBlog('ivy'), aBlog('oak')];
const names = Array.from({ length: 12 }, (_, i) => `blog-${i}`);
const sharing = { blog: ivy, post: aPost({ id: '12', blog: oak, type: 'text' }), message: 'Look' };

function reached(names: readonly string[]) {
  return {
    response: {
      conversations: names.map((name) => ({ participants: [ivy, aBlog(name)] })) as never[],
    },
  };
}
function namesIn({ conversations }: SendMessageBatchRequest) {
  return conversations.flatMap(({ participants = [] }) => participants.slice(1));
}

test('sendPostTo sends a post to many blogs, five per call, all calls in parallel [messaging-08] [constants-06]', async () => {
  const sent: SendMessageBatchRequest[] = [];
  const answers: (() => void)[] = [];
  const done = sendPostTo(names, sharing, (batch) => {
    sent.push(batch);
    return new Promise((resolve) => answers.push(() => resolve(reached(namesIn(batch)))));
  });
  expect(sent.map((batch) => namesIn(batch).length)).toEqual([5, 5, 2]);
  expect(sent[0]).toMatchObject({
    type: 'post',
    participant: ivy.uuid,
    message: 'Look',
    post: { id: '12', blog_uuid: oak.uuid, type: 'text' },
  });
  for (const answer of answers) answer();
  expect(await done).toEqual({ missed: [], unanswered: [] });
});

test('sendPostTo reports the missed recipients of failed and partial batches, and the others arrive [messaging-09]', async () => {
  const { missed, unanswered } = await sendPostTo(names, sharing, async (batch) => {
    const here = namesIn(batch);
    if (here.includes('blog-0')) throw new TypeError('No connection');
    return reached(here.filter((name) => name !== 'blog-7'));
  });
  expect(missed).toEqual(['blog-0', 'blog-1', 'blog-2', 'blog-3', 'blog-4', 'blog-7']);
  // A refused call had no effect, so it is not repeated.
  expect(unanswered).toEqual([]);
});

test('sendPostTo repeats an unanswered batch unchanged under its key; other text makes a new batch', async () => {
  const sent: { key: string; names: string[] }[] = [];
  const send = async (batch: SendMessageBatchRequest, key: string) => {
    const here = namesIn(batch);
    sent.push({ key, names: here });
    if (sent.length <= 3 && here.includes('blog-0')) throw new NetworkError('POST', '/');
    return reached(here);
  };
  const first = await sendPostTo(names, sharing, send);
  expect(first.missed).toEqual(names.slice(0, 5));
  const repeated = await sendPostTo(['blog-99', ...first.missed], sharing, send, first.unanswered);
  expect(repeated).toEqual({ missed: [], unanswered: [] });
  expect(sent.slice(3)).toEqual([sent[0], { key: expect.any(String), names: ['blog-99'] }]);
  const others = { ...sharing, message: 'Look here' };
  await sendPostTo(first.missed, others, send, first.unanswered);
  expect(sent.at(-1)).toEqual({ key: expect.any(String), names: first.missed });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(5);
});
