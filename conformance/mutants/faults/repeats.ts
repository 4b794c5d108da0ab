import type { Mutant } from '../mutant.ts';
import { alterRequest, alterSuccess, answer } from '../proxy-faults.ts';

const kind = 'repeat';

/** Faults of requests that come twice, at once or too late. */
export const repeats: readonly Mutant[] = [
  {
    name: 'key-passed-over',
    kind,
    title: 'Idempotency-Key is ignored',
    proxy: { request: ({ headers }) => headers.delete('idempotency-key') },
  },
  {
    name: 'key-for-everything',
    kind,
    title: 'A used idempotency key repeats its first answer for a different request',
    proxy: {
      operation: 'createPost',
      alterAnswer: (got, { headers }, { memory }) => {
        const key = headers.get('idempotency-key');
        if (!key) return;
        const firstAnswer = memory.own.get(key);
        if (got.status === 201) memory.own.set(key, structuredClone(got.json));
        else if (got.json?.errors?.[0]?.code === 4010 && firstAnswer) {
          got.status = 201;
          got.json = firstAnswer;
        }
      },
    },
  },
  {
    name: 'key-of-all-members',
    kind,
    title: 'Idempotency keys are shared between members',
    inner: {
      services: ({ idempotencyKeys: keys }, markEffective) => {
        const { begin, keep } = keys;
        let first: string | undefined;
        const shared = <Asked extends { userId: string }>(asked: Asked): Asked => {
          first ??= asked.userId;
          if (first !== asked.userId) markEffective();
          return { ...asked, userId: first };
        };
        keys.begin = (asked, mayRepeat) => begin.call(keys, shared(asked), mayRepeat);
        keys.keep = (asked, firstAnswer) => keep.call(keys, shared(asked), firstAnswer);
      },
    },
  },
  {
    name: 'key-kept-by-failures',
    kind,
    title: 'A failed request keeps its idempotency key',
    inner: {
      services: ({ idempotencyKeys }, markEffective) => {
        idempotencyKeys.release = async () => markEffective();
      },
    },
  },
  {
    name: 'two-at-once',
    kind,
    title: 'Two simultaneous requests with one idempotency key both take effect',
    inner: {
      services: ({ idempotencyKeys: keys }, markEffective) => {
        const { begin, keep } = keys;
        // Delays the server, so that concurrent requests overlap.
        keys.keep = async (asked, firstAnswer) => {
          await new Promise((done) => setTimeout(done, 150));
          await keep.call(keys, asked, firstAnswer);
        };
        keys.begin = async (asked, mayRepeat) => {
          const use = await begin.call(keys, asked, mayRepeat);
          if (use.kind !== 'under-way') return use;
          markEffective();
          return { kind: 'new' };
        };
      },
    },
  },
  {
    name: 'second-like-refused',
    kind,
    title: 'likePost rejects a repeated like',
    proxy: {
      operation: 'likePost',
      alterAnswer: async (got, sent, { memory, resend }) => {
        const mark = `${sent.headers.get('authorization')} ${sent.json?.id}`;
        if (got.status !== 200) return;
        if (memory.own.has(mark))
          Object.assign(
            got,
            await resend((call) => {
              call.json.id = '1';
            }),
          );
        memory.own.set(mark, true);
      },
    },
  },
  {
    name: 'second-follow-counts',
    kind,
    title: 'followBlog counts a repeated follow',
    proxy: {
      operation: 'followBlog',
      alterAnswer: (got, sent, { memory }) => {
        const mark = `${sent.headers.get('authorization')} ${sent.json?.url}`;
        if (got.status !== 200) return;
        if (memory.own.has(mark)) got.json.response.blog.followed = false;
        memory.own.set(mark, true);
      },
    },
  },
  {
    name: 'base-passed-over',
    kind,
    title: 'editPost ignores the version that an edit is based on',
    proxy: alterRequest('editPost', (body) => delete body.basedOn),
  },
  {
    name: 'version-stays',
    kind,
    title: 'An edit does not raise the version of a post',
    proxy: alterSuccess('editPost', ({ post }) => {
      if (post?.version) post.version -= 1;
    }),
  },
  {
    name: 'conflict-writes',
    kind,
    title: 'A rejected edit is stored',
    proxy: answer('editPost', async (got, _sent, { resend }) => {
      if (got.json?.errors?.[0]?.code === 4009) await resend(({ json }) => delete json.basedOn);
    }),
  },
  {
    name: 'deleted-twice',
    kind,
    title: 'Deleting a post again succeeds',
    proxy: answer('deletePost', (got) => {
      if (got.status !== 404) return;
      got.status = 204;
      got.json = undefined;
      got.text = '';
      got.headers.delete('content-type');
    }),
  },
];
