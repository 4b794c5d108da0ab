import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from './app.ts';
import type { Member } from './members.ts';
import { postAs, text } from './posts.ts';

type PostRequest = components['schemas']['CreatePostRequest'];

/** When every test of a bulk scene begins. */
export const noon = Date.parse('2026-05-01T12:00:00Z');

/** The status of an answer and the code of its first error. */
export function codeOf({ status, body }: Reply<AnyBody>): [number, number | undefined] {
  return [status, body?.errors?.[0]?.code];
}

/** Who and what there is in a test of bulk work. Members and blogs are made anew for each test. */
export type BulkScene = {
  app: TestApp;
  anna: Member;
  bela: Member;
  /** The name of another blog of Anna's. */
  attic: string;
  /** The clock of the site, in milliseconds. */
  now: number;
  /** How many tests began: names and tags of one test have it at their end. */
  made: number;
};

/** Begins a scene for the tests of a file, and gives what they do in it. Anna does what names nobody. */
export function bulkScene() {
  const scene = { now: noon, made: 0, attic: '' } as BulkScene;

  beforeAll(async () => {
    scene.app = await buildTestApp({ now: () => scene.now });
  });
  afterAll(() => scene.app.close());
  beforeEach(async () => {
    scene.now = noon;
    scene.made += 1;
    scene.anna = await scene.app.member(`anna${scene.made}`);
    scene.bela = await scene.app.member(`bela${scene.made}`);
    scene.attic = `attic${scene.made}`;
    await write(scene.anna, '/v2/user/blogs', { tumblelog: scene.attic });
  });

  function bulk(payload: object, member = scene.anna, blog = scene.anna.blogName): Promise<Reply<AnyBody>> {
    return scene.app.injectAs(member, {
      method: 'POST',
      url: `/v2/blog/${blog}/posts/bulk`,
      payload: { dry_run: false, ...payload },
    });
  }

  /** Moves posts, into the attic unless another blog is named. */
  function move(ids: readonly string[], more: object = {}, member = scene.anna, blog = scene.anna.blogName) {
    return bulk({ action: 'move_to_blog', to_blog: scene.attic, ids, ...more }, member, blog);
  }

  function undo(token: string, member = scene.anna, blog = scene.anna.blogName): Promise<Reply<AnyBody>> {
    return scene.app.injectAs(member, {
      method: 'POST',
      url: `/v2/blog/${blog}/posts/bulk/undo`,
      payload: { undo_token: token },
    });
  }

  function post(words: string, more: object = {}, member = scene.anna, blog = member.blogName) {
    return postAs(scene.app, member, { content: text(words), ...more }, blog);
  }

  /** A post as a member reads it, or the status of the refusal. */
  async function read(id: string, blog = scene.anna.blogName, member = scene.anna): Promise<AnyBody> {
    const { body, status } = await scene.app.injectAs(member, `/v2/blog/${blog}/posts/${id}`);
    return status === 200 ? body.response.post : status;
  }

  /** How many posts a blog says it has. */
  async function countOf(blog = scene.anna.blogName): Promise<number> {
    return (await scene.app.injectAs(scene.anna, `/v2/blog/${blog}/info`)).body.response.blog.posts;
  }

  async function idOf(blog: string): Promise<string> {
    const [row] = await scene.app.db.query<{ id: string }>('select id from blogs where name = $1', [blog]);
    return row?.id ?? '';
  }

  /** A call that must go well. */
  async function write(member: Member, url: string, payload?: object): Promise<Reply<AnyBody>> {
    const answer = await scene.app.injectAs(member, { method: 'POST', url, ...(payload ? { payload } : {}) });
    if (answer.status >= 300) throw new Error(`${url} answered ${JSON.stringify(answer.body)}`);
    return answer;
  }

  /** Puts so many posts of Anna's into the queue of a blog. */
  async function fillQueue(blog: string, count: number): Promise<void> {
    await scene.app.db.query(
      `insert into posts (blog_id, author_id, state, type, reblog_key, root_post_id, root_blog_id, id, queue_rank)
       select $1, $2, 'queued', 'text', 'abcdefgh', n, $1, n, n from generate_series($3::bigint, $3::bigint + $4 - 1) n`,
      [await idOf(blog), scene.anna.userId, scene.made * 10_000, count],
    );
  }

  /** Posts of Anna's with a poll of two answers, a week long. */
  async function postPoll(more: Partial<PostRequest>) {
    const clientId = `poll-${scene.made}`;
    const poll = {
      type: 'poll' as const,
      clientId,
      question: 'Which?',
      answers: [
        { clientId: 'a', answerText: 'One' },
        { clientId: 'b', answerText: 'Two' },
      ],
      settings: { multipleChoice: false, closeStatus: 'closed-after' as const, expireAfter: 604_800 },
    };
    const content = [...(text('Half a thought') ?? []), poll];
    return { poll: clientId, post: await postAs(scene.app, scene.anna, { content, ...more }) };
  }

  /** The ids of what a blog lists: its posts, or `/draft`, `/queue`, … */
  async function postsOf(blog: string, list = '', member = scene.anna): Promise<string[]> {
    const { body } = await scene.app.injectAs(member, `/v2/blog/${blog}/posts${list}`);
    return body.response.posts.map(({ id }: AnyBody) => id);
  }

  /** Everything of a blog that others see or its people work with. */
  async function factsOf(blog: string, member = scene.anna): Promise<unknown> {
    const all = await scene.app.injectAs(member, `/v2/blog/${blog}/posts?limit=50`);
    return {
      posts: all.body.response.posts.map((one: AnyBody) => ({ ...one, version: 0, blog: one.blogName })),
      drafts: await postsOf(blog, '/draft', member),
      queue: await postsOf(blog, '/queue', member),
      count: await countOf(blog),
      told: await scene.app.db.query(
        `select type, user_id, actor_blog_id, post_id, other_blog_id, other_post_id from notifications
          where blog_id = $1 order by id`,
        [await idOf(blog)],
      ),
    };
  }

  /** The tags of Anna's posts. */
  function tagsOf(ids: readonly string[]): Promise<string[][]> {
    return Promise.all(ids.map(async (id) => (await read(id)).tags));
  }

  /** The ids of the posts that Bela reads at an address. */
  async function listed(path: string): Promise<string[]> {
    const { response } = (await scene.app.injectAs(scene.bela, path)).body;
    const posts = response.likedPosts ?? response.timeline.elements;
    return posts.map(({ id }: AnyBody) => id);
  }

  /** The ids of the posts that Bela finds under a tag. */
  function tagged(tag: string): Promise<string[]> {
    return listed(`/v2/hubs/${tag}/timeline`);
  }

  return {
    scene,
    bulk,
    move,
    undo,
    post,
    read,
    countOf,
    idOf,
    write,
    fillQueue,
    postPoll,
    postsOf,
    factsOf,
    tagsOf,
    listed,
    tagged,
  };
}
