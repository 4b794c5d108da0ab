import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, reblogAs, text } from '#tests/support/posts.ts';

type Schemas = components['schemas'];
type Post = Schemas['Post'];
type PollBlock = Schemas['PollBlock'];
type Results = Schemas['PollResults'];

let app: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;
let serial = 0;

beforeAll(async () => {
  app = await buildTestApp();
  [anna, bela, cleo] = await Promise.all([app.member('anna'), app.member('bela'), app.member('cleo')]);
});
afterAll(() => app.close());

/** Returns a new poll with the answers `a`, `b` and `c`. */
function aPoll(changes: Partial<PollBlock> = {}): PollBlock {
  serial += 1;
  return {
    type: 'poll',
    clientId: `poll-${serial}`,
    question: 'Tea?',
    answers: ['a', 'b', 'c'].map((clientId) => ({ clientId, answerText: `Answer ${clientId}` })),
    settings: { multipleChoice: false, closeStatus: 'open' },
    ...changes,
  };
}

async function posted(poll: PollBlock, more: Partial<Schemas['CreatePostRequest']> = {}): Promise<Post> {
  return postAs(app, anna, { content: [poll], ...more });
}

function vote(member: Member, poll: Pick<PollBlock, 'clientId'>, selected: string[]) {
  return app.injectAs(member, { method: 'POST', url: `/v2/polls/${poll.clientId}`, payload: { selected } });
}

function read(poll: Pick<PollBlock, 'clientId'>, member?: Member) {
  return member
    ? app.injectAs(member, `/v2/polls/${poll.clientId}`)
    : app.inject(`/v2/polls/${poll.clientId}`);
}

async function resultsOf(poll: PollBlock, member?: Member): Promise<Results> {
  return (await read(poll, member)).body.response.results;
}

const codeOf = ({ body }: Reply<{ errors: Array<{ code: number }> }>) => body.errors[0]?.code;
const countsOf = (results: Results) => results.answers.map((answer) => answer.votes);

function edit(post: Post, content: Schemas['ContentBlock'][], more: object = {}) {
  return app.injectAs(anna, {
    method: 'PUT',
    url: `/v2/blog/anna/posts/${post.id}`,
    payload: { content, ...more },
  });
}

/** Moves a poll's times into the past. */
function age(post: Post, seconds: number) {
  return app.db.query(
    `update posts set published_at = published_at - $2 * interval '1 second' where id = $1`,
    [post.id, seconds],
  );
}

describe('votePoll and getPollResults', () => {
  it('votePoll counts once, and getPollResults shows counts to voters and the author only', async () => {
    const poll = aPoll();
    await posted(poll);
    expect(await resultsOf(poll, bela)).toMatchObject({ isOpen: true, hasVoted: false, canVote: true });
    const { status, body } = await vote(bela, poll, ['b']);
    expect(status).toBe(200);
    expect(body.response.results).toMatchObject({
      hasVoted: true,
      canVote: false,
      totalVotes: 1,
      selected: ['b'],
    });
    expect(countsOf(body.response.results)).toEqual([0, 1, 0]);
    expect(body.response.results.answers[1].isWinner).toBe(true);
    expect(countsOf(await resultsOf(poll, anna))).toEqual([0, 1, 0]);
    for (const member of [cleo, undefined]) {
      const seen = await resultsOf(poll, member);
      expect(seen).toMatchObject({ totalVotes: 1, hasVoted: false, canVote: member !== undefined });
      expect(countsOf(seen)).toEqual([undefined, undefined, undefined]);
      expect(seen.selected).toBeUndefined();
    }
  });

  it('votePoll rejects a second vote with 20002, also in concurrent requests', async () => {
    const poll = aPoll();
    await posted(poll);
    const racing = await Promise.all(['a', 'b', 'c', 'a'].map((answer) => vote(bela, poll, [answer])));
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    const late = await vote(bela, poll, ['c']);
    expect([late.status, codeOf(late)]).toEqual([403, 20002]);
    const seen = await resultsOf(poll, bela);
    expect(seen.totalVotes).toBe(1);
    expect(countsOf(seen).reduce((sum: number, votes) => sum + (votes ?? 0), 0)).toBe(1);
  });

  it('votePoll counts every vote of concurrent members', async () => {
    const poll = aPoll();
    await posted(poll);
    const crowd = await Promise.all(Array.from({ length: 9 }, (_, i) => app.member(`crowd-${i}`)));
    await Promise.all(crowd.map((member, i) => vote(member, poll, [['a', 'b', 'c'][i % 3] ?? 'a'])));
    expect(await resultsOf(poll, anna)).toMatchObject({ totalVotes: 9 });
    expect(countsOf(await resultsOf(poll, anna))).toEqual([3, 3, 3]);
    expect((await resultsOf(poll, anna)).answers.every((answer) => answer.isWinner)).toBe(true);
  });

  it('votePoll for several answers counts one voter where multipleChoice is set', async () => {
    const poll = aPoll({ settings: { multipleChoice: true, closeStatus: 'open' } });
    await posted(poll);
    await vote(bela, poll, ['c', 'a']);
    const seen = await resultsOf(poll, bela);
    expect([countsOf(seen), seen.totalVotes, seen.multipleChoice]).toEqual([[1, 0, 1], 1, true]);
    expect(seen.selected?.toSorted()).toEqual(['a', 'c']);
  });

  it("votePoll accepts the author's vote", async () => {
    const poll = aPoll();
    await posted(poll);
    expect((await vote(anna, poll, ['a'])).body.response.results).toMatchObject({ hasVoted: true });
  });

  it('votePoll rejects no answer, too many, unknown answers, unknown polls and visitors', async () => {
    const poll = aPoll();
    await posted(poll);
    for (const [answer, status, code, field] of [
      [await vote(bela, poll, []), 400, 20005, 'selected'],
      [await vote(bela, poll, ['a', 'b']), 400, 5016, 'selected'],
      [await vote(bela, poll, ['d']), 400, 5016, 'selected'],
      [await vote(bela, { clientId: 'nowhere' }, ['a']), 404, 20006, undefined],
      [await read({ clientId: 'nowhere' }), 404, 20006, undefined],
      [
        await app.inject({ method: 'POST', url: `/v2/polls/${poll.clientId}`, payload: { selected: ['a'] } }),
        401,
        1034,
        undefined,
      ],
    ] as const) {
      expect([answer.status, answer.body.errors[0].code, answer.body.errors[0].field]).toEqual([
        status,
        code,
        field,
      ]);
    }
    expect(await resultsOf(poll, anna)).toMatchObject({ totalVotes: 0 });
    expect((await resultsOf(poll, anna)).answers.some((answer) => answer.isWinner)).toBe(false);
  });

  it('votePoll answers 20003 after the poll closed, and getPollResults shows the counts to everybody', async () => {
    const poll = aPoll({
      settings: { multipleChoice: false, closeStatus: 'closed-after', expireAfter: 3600 },
    });
    const post = await posted(poll);
    await vote(bela, poll, ['a']);
    expect((await resultsOf(poll)).closesTs).toBe(post.timestamp + 3600);
    await age(post, 3590);
    expect((await resultsOf(poll, cleo)).isOpen).toBe(true);
    await age(post, 20);
    const seen = await resultsOf(poll);
    expect(seen).toMatchObject({ isOpen: false, canVote: false, hasVoted: false, totalVotes: 1 });
    expect(countsOf(seen)).toEqual([1, 0, 0]);
    const late = await vote(cleo, poll, ['b']);
    expect([late.status, codeOf(late), late.body.errors[0].detail]).toEqual([
      403,
      20003,
      'This poll is closed.',
    ]);
  });
});

describe('getPollResults and votePoll by the visibility of the post', () => {
  it.each([
    ['hidden', 'update blogs set is_hidden = $2 where id = $1', [4012, 200]],
    [
      'deactivated',
      `update blogs set state = case when $2 then 'deactivated' else 'active' end where id = $1`,
      [20006, 20006],
    ],
    [
      'password-protected',
      `update blogs set password_hash = case when $2 then 'x' end where id = $1`,
      [4013, 4013],
    ],
  ] as const)(
    'getPollResults and votePoll answer like the post when its blog is %s',
    async (_what, sql, [forVisitor, forMember]) => {
      const poll = aPoll();
      await posted(poll);
      await app.db.query(sql, [anna.blogId, true]);
      try {
        for (const [member, expected] of [
          [undefined, forVisitor],
          [bela, forMember],
        ] as const) {
          const answer = await read(poll, member);
          expect(answer.status === 200 ? 200 : codeOf(answer)).toBe(expected);
        }
        const voted = await vote(bela, poll, ['a']);
        expect(voted.status === 200 ? 200 : codeOf(voted)).toBe(forMember);
      } finally {
        await app.db.query(sql, [anna.blogId, false]);
      }
    },
  );

  it('getPollResults and votePoll of a draft, private or deleted post answer 20006 or 20003', async () => {
    const draft = aPoll();
    await posted(draft, { state: 'draft' });
    expect(codeOf(await read(draft, bela))).toBe(20006);
    expect(await resultsOf(draft, anna)).toMatchObject({ isOpen: false, canVote: false, totalVotes: 0 });
    const early = await vote(anna, draft, ['a']);
    expect([codeOf(early), early.body.errors[0].detail]).toEqual([20003, 'This poll is not published yet.']);
    const secret = aPoll();
    await posted(secret, { state: 'private' });
    expect(codeOf(await vote(bela, secret, ['a']))).toBe(20006);
    expect((await vote(anna, secret, ['a'])).status).toBe(200);
    const poll = aPoll();
    const post = await posted(poll);
    await vote(bela, poll, ['a']);
    await app.injectAs(anna, { method: 'DELETE', url: `/v2/blog/anna/posts/${post.id}` });
    expect(codeOf(await read(poll, bela))).toBe(20006);
    expect(await app.db.query('select * from poll_ballots where poll_id = $1', [poll.clientId])).toEqual([]);
  });

  it('getPollResults of a reblog returns the results of the original poll', async () => {
    const poll = aPoll();
    const post = await posted(poll);
    const reblog = await reblogAs(app, bela, post, 'Vote!');
    expect(reblog.trail[0]?.content[0]).toMatchObject({ type: 'poll', clientId: poll.clientId });
    await vote(cleo, poll, ['c']);
    expect(await resultsOf(poll, anna)).toMatchObject({ totalVotes: 1 });
  });
});

describe('createPost with a poll', () => {
  const create = (content: Schemas['ContentBlock'][], more: object = {}) =>
    app.injectAs(anna, { method: 'POST', url: '/v2/blog/anna/posts', payload: { content, ...more } });

  it('createPost starts a poll when its post is published, whatever the request says', async () => {
    const poll = aPoll({
      settings: { multipleChoice: false, closeStatus: 'closed-after', expireAfter: 7200 },
      timestamp: 4_000_000_000,
      createdAt: '2096-10-02T07:06:40.000Z',
    });
    const post = await posted(poll);
    expect(post.content[0]).not.toHaveProperty('timestamp');
    expect(post.content[0]).not.toHaveProperty('createdAt');
    expect((await resultsOf(poll)).closesTs).toBe(post.timestamp + 7200);
  });

  it('createPost rejects a poll id that is taken or used twice with 8001', async () => {
    const poll = aPoll();
    await posted(poll);
    for (const content of [[poll], [aPoll({ clientId: 'twice' }), aPoll({ clientId: 'twice' })]]) {
      const answer = await create(content);
      expect([answer.status, codeOf(answer), answer.body.errors[0].field]).toEqual([400, 8001, 'content']);
    }
    // The rejected post left no poll behind.
    expect(codeOf(await read({ clientId: 'twice' }, anna))).toBe(20006);
  });

  it.each([
    ['a blank question', { question: '  ' }],
    [
      'a blank answer',
      {
        answers: [
          { clientId: 'a', answerText: ' ' },
          { clientId: 'b', answerText: 'B' },
        ],
      },
    ],
    [
      'two answers with one id',
      {
        answers: [
          { clientId: 'a', answerText: 'A' },
          { clientId: 'a', answerText: 'B' },
        ],
      },
    ],
    [
      'closed-after without expireAfter',
      { settings: { multipleChoice: false, closeStatus: 'closed-after' as const } },
    ],
  ])('createPost rejects a poll with %s with 8001', async (_what, changes) => {
    expect(codeOf(await create([aPoll(changes)]))).toBe(8001);
  });

  it('createPost rejects a poll in a reblog or an ask with 20007 [errors-20]', async () => {
    const parent = await postAs(app, bela, 'Something');
    const reblog = await create([aPoll()], {
      parentPostId: parent.id,
      parentTumblelogUuid: parent.blog.uuid,
      reblogKey: parent.reblogKey,
    });
    expect([reblog.status, codeOf(reblog)]).toEqual([403, 20007]);
    const { id } = await reblogAs(app, anna, parent, 'Something more');
    const later = await app.injectAs(anna, {
      method: 'PUT',
      url: `/v2/blog/anna/posts/${id}`,
      payload: { content: [aPoll()] },
    });
    expect([later.status, codeOf(later)]).toEqual([403, 20007]);
    await app.db.query('update blogs set ask = true where id = $1', [bela.blogId]);
    const ask = await app.injectAs(anna, {
      method: 'POST',
      url: '/v2/blog/bela/posts',
      payload: { content: [aPoll()], state: 'ask' },
    });
    expect([ask.status, codeOf(ask)]).toEqual([403, 20007]);
  });
});

describe('editPost with a poll', () => {
  it('editPost changes a poll until somebody has voted', async () => {
    const poll = aPoll();
    const post = await posted(poll);
    const better = { ...poll, question: 'Tea or coffee?', answers: poll.answers.slice(0, 2) };
    expect((await edit(post, [better])).status).toBe(200);
    expect((await resultsOf(poll, anna)).answers.map(({ clientId }) => clientId)).toEqual(['a', 'b']);
    await vote(bela, poll, ['b']);
    for (const changes of [
      { question: 'Coffee?' },
      { answers: [...better.answers].reverse() },
      { settings: { ...poll.settings, multipleChoice: true } },
      { settings: { ...poll.settings, closeStatus: 'closed-after' as const, expireAfter: 3600 } },
    ]) {
      expect(codeOf(await edit(post, [{ ...better, ...changes }]))).toBe(8001);
    }
    expect((await edit(post, [{ type: 'text', text: 'Vote below' }, better])).status).toBe(200);
    expect(countsOf(await resultsOf(poll, bela))).toEqual([0, 1]);
  });

  it('editPost removes a poll with its votes and adds another one', async () => {
    const poll = aPoll();
    const other = aPoll();
    const post = await posted(poll);
    await vote(bela, poll, ['a']);
    expect((await edit(post, [other])).status).toBe(200);
    expect(codeOf(await read(poll, anna))).toBe(20006);
    expect((await vote(bela, other, ['a'])).status).toBe(200);
    expect(codeOf(await edit(post, [other, aPoll({ clientId: other.clientId })]))).toBe(8001);
    expect((await edit(post, text('No poll any more') ?? [])).status).toBe(200);
  });
});
