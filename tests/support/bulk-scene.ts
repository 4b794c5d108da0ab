import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from './app.ts';
import type { Member } from './members.ts';
import { postAs, text } from './posts.ts';

type PostRequest = components['schemas']['CreatePostRequest'];

/** Time at the start of every test of a bulk scene. */
export const STARTED_AT = Date.parse('2026-05-01T12:00:00Z');

/** Returns the status of an answer and the code of its first error. */
export function codeOf({ status, body }: Reply<AnyBody>): [number, number | undefined] {
  return [status, body?.errors?.[0]?.code];
}

/** Members and blogs of a bulk edit test, created anew for each test. */
export type BulkScene = {
  app: TestApp;
  anna: Member;
  bela: Member;
  /** Name of another blog of Anna's. */
  secondBlog: string;
  /** Clock of the site, in milliseconds. */
  now: number;
  /** Number of tests so far: names and tags of one test end with it. */
  serial: number;
};

/**
 * Sets up a scene for the tests of a file and returns their helpers. Anna is the caller unless another member is named.
 */
export function bulkScene() {
  const scene = { now: STARTED_AT, serial: 0, secondBlog: '' } as BulkScene;

  beforeAll(async () => {
    scene.app = await buildTestApp({ now: () => scene.now });
  });
  afterAll(() => scene.app.close());
  beforeEach(async () => {
    scene.now = STARTED_AT;
    scene.serial += 1;
    scene.anna = await scene.app.member(`anna${scene.serial}`);
    scene.bela = await scene.app.member(`bela${scene.serial}`);
    scene.secondBlog = `attic${scene.serial}`;
    await write(scene.anna, '/v2/user/blogs', { tumblelog: scene.secondBlog });
  });

  function bulk(payload: object, member = scene.anna, blog = scene.anna.blogName): Promise<Reply<AnyBody>> {
    return scene.app.injectAs(member, {
      method: 'POST',
      url: `/v2/blog/${blog}/posts/bulk`,
      payload: { dry_run: false, ...payload },
    });
  }

  /** Moves posts, into the second blog unless another is named. */
  function move(ids: readonly string[], more: object = {}, member = scene.anna, blog = scene.anna.blogName) {
    return bulk({ action: 'move_to_blog', to_blog: scene.secondBlog, ids, ...more }, member, blog);
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

  /** Returns a post as a member reads it, or the status of the refusal. */
  async function read(id: string, blog = scene.anna.blogName, member = scene.anna): Promise<AnyBody> {
    const { body, status } = await scene.app.injectAs(member, `/v2/blog/${blog}/posts/${id}`);
    return status === 200 ? body.response.post : status;
  }

  /** Returns the post count of a blog. */
  async function countOf(blog = scene.anna.blogName): Promise<number> {
    return (await scene.app.injectAs(scene.anna, `/v2/blog/${blog}/info`)).body.response.blog.posts;
  }

  async function idOf(blog: string): Promise<string> {
    const [row] = await scene.app.db.query<{ id: string }>('select id from blogs where name = $1', [blog]);
    return row?.id ?? '';
  }

  /** Sends a call that must succeed. */
  async function write(member: Member, url: string, payload?: object): Promise<Reply<AnyBody>> {
    const answer = await scene.app.injectAs(member, { method: 'POST', url, ...(payload ? { payload } : {}) });
    if (answer.status >= 300) throw new Error(`${url} answered ${JSON.stringify(answer.body)}`);
    return answer;
  }

  /** Puts `count` posts of Anna's into the queue of a blog. */
  async function fillQueue(blog: string, count: number): Promise<void> {
    await scene.app.db.query(
      `insert into posts (blog_id, author_id, state, type, reblog_key, root_post_id, root_blog_id, id, queue_rank)
       select $1, $2, 'queued', 'text', 'abcdefgh', n, $1, n, n from generate_series($3::bigint, $3::bigint + $4 - 1) n`,
      [await idOf(blog), scene.anna.userId, scene.serial * 10_000, count],
    );
  }

  /** Creates a post of Anna's with a poll of two answers, open for a week. */
  async function postPoll(more: Partial<PostRequest>) {
    const clientId = `poll-${scene.serial}`;
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

  /** Returns the ids that a blog lists: its posts, or `/draft`, `/queue`, … */
  async function postsOf(blog: string, list = '', member = scene.anna): Promise<string[]> {
    const { body } = await scene.app.injectAs(member, `/v2/blog/${blog}/posts${list}`);
    return body.response.posts.map(({ id }: AnyBody) => id);
  }

  /** Returns everything of a blog that others see or its writers work with. */
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

  /** Returns the tags of Anna's posts. */
  function tagsOf(ids: readonly string[]): Promise<string[][]> {
    return Promise.all(ids.map(async (id) => (await read(id)).tags));
  }

  /** Returns the ids of the posts that Bela reads at an address. */
  async function listed(path: string): Promise<string[]> {
    const { response } = (await scene.app.injectAs(scene.bela, path)).body;
    const posts = response.likedPosts ?? response.timeline.elements;
    return posts.map(({ id }: AnyBody) => id);
  }

  /** Returns the ids of the posts that Bela finds under a tag. */
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
