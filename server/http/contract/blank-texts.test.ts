import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, replyAs } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
beforeAll(async () => {
  t = await buildTestApp();
  anna = await t.member('anna');
  bela = await t.member('bela');
});
afterAll(() => t.close());

const INVISIBLE = ['\u00ad', '\u200b\u200d', '\u2800', '\u3164', '\u0007', '\u2066\ufeff'];
function send(method: 'POST', url: string, payload: object) {
  return t.injectAs(anna, { method, url, payload });
}

it.each(INVISIBLE)(
  'a post, a reply and a message of invisible characters alone are refused: %j',
  async (blank) => {
    const create = (block: object) => send('POST', '/v2/blog/anna/posts', { content: [block] });
    const blocks = [
      { type: 'text', text: blank },
      { type: 'text', text: blank, subtype: 'heading1' },
      {
        type: 'poll',
        clientId: 'p',
        question: blank,
        answers: [
          { clientId: 'a', answerText: 'one' },
          { clientId: 'b', answerText: 'two' },
        ],
        settings: { multipleChoice: false, closeStatus: 'open' },
      },
    ];
    for (const block of blocks) {
      const { status } = await create(block);
      expect([JSON.stringify(block), status]).toEqual([JSON.stringify(block), 400]);
    }
    const post = await postAs(t, bela, 'Answer me');
    expect((await replyAs(t, anna, post, blank)).status).toBe(400);
    const { status } = await send('POST', '/v2/conversations/messages', {
      type: 'text',
      participant: anna.blogUuid,
      participants: [anna.blogUuid, bela.blogUuid],
      message: blank,
    });
    expect(status).toBe(400);
  },
);

it('a blog title of spaces or invisible characters is no title', async () => {
  for (const title of ['   ', '\u3164\u200b']) {
    const { status } = await send('POST', '/v2/blog/anna/settings', { title });
    expect(status).toBe(200);
    const [row] = await t.db.query<{ title: string }>("select title from blogs where name = 'anna'");
    expect(row?.title).toBe('');
  }
});

it('control characters are removed from what is stored, and formatting keeps its text', async () => {
  const post = await postAs(t, anna, {
    content: [
      { type: 'text', text: 'a\u0001bold\u000bend', formatting: [{ type: 'bold', start: 2, end: 6 }] },
    ],
    tags: 'sli\u0001des, fog\ufffe',
  });
  expect(post.content).toMatchObject([
    { text: 'abold\nend', formatting: [{ type: 'bold', start: 1, end: 5 }] },
  ]);
  expect(post.tags).toEqual(['slides', 'fog']);
});

it('a tag of dots is refused with 5016, where it would be stored', async () => {
  const posted = await send('POST', '/v2/blog/anna/posts', {
    content: [{ type: 'text', text: 'x' }],
    tags: 'ok, ..',
  });
  expect([posted.status, posted.body.errors[0].code, posted.body.errors[0].reason]).toEqual([
    400,
    5016,
    'tag_dots',
  ]);
});

it.each([
  ['/v2/user/like', { id: '', reblog_key: 'abcdefgh' }, 'id'],
  ['/v2/user/like', { id: '1', reblog_key: '' }, 'reblog_key'],
  ['/v2/user/follow', { url: '' }, 'url'],
] as const)('%s with the empty identifier %j is refused [validation-27]', async (url, payload, field) => {
  const { status, body } = await send('POST', url, payload);
  expect([status, String(body.errors[0].field)]).toEqual([400, expect.stringContaining(field)]);
});
