import type { Mutant } from '../mutant.ts';
import { alterFailure, answer } from '../proxy-faults.ts';

const kind = 'header';

/** Faults of headers that are missing or wrong; HEAD, OPTIONS and 204. */
export const headers: readonly Mutant[] = [
  {
    name: 'no-request-id',
    kind,
    title: 'getConfig has no X-Request-Id',
    proxy: answer('getConfig', ({ headers }) => headers.delete('x-request-id')),
  },
  {
    name: 'two-request-ids',
    kind,
    title: '`meta.requestId` of a failure is not X-Request-Id',
    proxy: alterFailure('unlikePost', 1016, (got) => {
      got.json.meta.requestId = 'another';
    }),
  },
  {
    name: 'one-request-id-for-all',
    kind,
    title: 'Every answer has the same X-Request-Id',
    proxy: answer(undefined, (got) => {
      got.headers.set('x-request-id', 'req-1');
      if (got.json?.meta?.requestId) got.json.meta.requestId = 'req-1';
    }),
  },
  {
    name: 'no-allow',
    kind,
    title: 'An unsupported method is answered without Allow',
    proxy: answer(undefined, (got) => {
      if (got.status === 405) got.headers.delete('allow');
    }),
  },
  {
    name: 'allow-leaves-one-out',
    kind,
    title: 'Allow leaves DELETE out',
    proxy: answer(undefined, ({ headers }) => {
      const allow = headers.get('allow');
      if (allow) headers.set('allow', allow.replace(/,? ?DELETE/, ''));
    }),
  },
  {
    name: 'no-cache-control',
    kind,
    title: 'listTrendingTags has no Cache-Control',
    proxy: answer('listTrendingTags', ({ headers }) => headers.delete('cache-control')),
  },
  {
    name: 'cached-for-too-long',
    kind,
    title: 'getBlogAvatar may be kept for a day',
    proxy: answer('getBlogAvatar', ({ headers }) => headers.set('cache-control', 'public, max-age=86400')),
  },
  {
    name: 'private-list-is-cached',
    kind,
    title: 'Shared caches may keep listDrafts',
    proxy: answer('listDrafts', (got) => {
      if (got.status === 200) got.headers.set('cache-control', 'public, max-age=60');
    }),
  },
  {
    name: 'no-vary',
    kind,
    title: 'getTrendingTimeline has no Vary header for the viewer',
    proxy: answer('getTrendingTimeline', ({ headers }) => headers.delete('vary')),
  },
  {
    name: 'head-not-found',
    kind,
    title: 'HEAD of getDashboard is not found',
    inner: {
      app: (app, markEffective) => {
        app.addHook('onRequest', async (request, reply) => {
          if (request.method !== 'HEAD' || !request.url.startsWith('/v2/timeline/dashboard')) return;
          markEffective();
          return reply.code(404).send();
        });
      },
    },
  },
  {
    name: 'head-with-body',
    kind,
    title: 'HEAD is answered with a body',
    inner: {
      app: (app, markEffective) => {
        app.addHook('onRequest', async (request, reply) => {
          if (request.method !== 'HEAD') return;
          markEffective();
          reply.hijack();
          request.raw.socket.end(
            'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-Request-Id: a\r\nContent-Length: 2\r\n\r\n{}',
          );
        });
      },
    },
  },
  {
    name: '204-with-body',
    kind,
    title: 'deletePost answers 204 and announces a body',
    proxy: answer('deletePost', (got) => {
      if (got.status === 204) got.headers.set('content-length', '2');
    }),
  },
  {
    name: 'options-refused',
    kind,
    title: 'OPTIONS is answered with 500',
    proxy: answer(undefined, (got, { method }) => {
      if (method === 'OPTIONS') got.status = 500;
    }),
  },
  {
    name: 'no-type',
    kind,
    title: 'searchBlogs has no Content-Type',
    proxy: answer('searchBlogs', ({ headers }) => headers.delete('content-type')),
  },
];
