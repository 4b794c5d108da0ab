import type { Mutant } from '../mutant.ts';
import { alterFailure, answer } from '../proxy-faults.ts';

const kind = 'status';
function status(operation: string | undefined, from: number, to: number) {
  return answer(operation, (got) => {
    if (got.status !== from) return;
    got.status = to;
    if (got.json?.meta) got.json.meta.status = to;
  });
}
function code(operation: string | undefined, from: number, to: number, newStatus?: number) {
  return alterFailure(operation, from, (got) => {
    got.json.errors[0].code = to;
    if (!newStatus) return;
    got.status = newStatus;
    got.json.meta.status = newStatus;
  });
}

/** Faults of answers with the wrong status or code. */
export const statuses: readonly Mutant[] = [
  { name: '200-for-201', kind, title: 'createPost answers 200', proxy: status('createPost', 201, 200) },
  { name: '201-for-200', kind, title: 'listFollowing answers 201', proxy: status('listFollowing', 200, 201) },
  {
    name: '200-for-204',
    kind,
    title: 'deletePost answers 200 with an empty envelope',
    proxy: answer('deletePost', (got) => {
      if (got.status !== 204) return;
      got.status = 200;
      got.headers.set('content-type', 'application/json');
      got.json = { meta: { status: 200, msg: 'OK' }, response: {} };
    }),
  },
  { name: '204-for-200', kind, title: 'unlikePost answers 204', proxy: status('unlikePost', 200, 204) },
  {
    name: '404-for-403',
    kind,
    title: 'editPost answers a stranger 404 with 4003',
    proxy: status('editPost', 403, 404),
  },
  {
    name: '403-for-401',
    kind,
    title: 'getDashboard answers a visitor 403',
    proxy: status('getDashboard', 401, 403),
  },
  {
    name: '422-for-400',
    kind,
    title: 'Wrong fields of followTag are answered 422',
    proxy: status('followTag', 400, 422),
  },
  {
    name: '500-for-400',
    kind,
    title: 'searchTags answers an invalid parameter with 500',
    proxy: code('searchTags', 5016, 5000, 500),
  },
  {
    name: '200-for-404',
    kind,
    title: 'getPost answers a missing post 200 with an error in the body',
    proxy: status('getPost', 404, 200),
  },
  {
    name: '405-as-404',
    kind,
    title: 'An unsupported method is answered 404',
    proxy: answer(undefined, (got) => {
      if (got.status === 405) got.status = 404;
    }),
  },
  {
    name: '415-as-400',
    kind,
    title: 'Another content type is answered as an invalid field',
    proxy: code('createPost', 5015, 5016, 400),
  },
  {
    name: 'unknown-field-passes',
    kind,
    title: 'followTag ignores unknown fields',
    proxy: {
      operation: 'followTag',
      request: (sent) => {
        if (sent.json) sent.json = { tag: sent.json.tag };
      },
    },
  },
  {
    name: 'code-of-unknown-field',
    kind,
    title: 'likePost answers unknown fields as a strange cursor',
    proxy: code('likePost', 5016, 5039),
  },
  {
    name: 'code-of-wrong-password',
    kind,
    title: 'A wrong password is answered as an unknown client',
    proxy: code('createToken', 16006, 1016),
  },
  {
    name: 'code-of-taken-name',
    kind,
    title: 'A taken blog name is answered as a malformed one',
    proxy: code('registerAccount', 3, 4),
  },
  {
    name: 'code-of-taken-address',
    kind,
    title: 'A taken e-mail address is answered as a taken name',
    proxy: code('registerAccount', 2, 3),
  },
  {
    name: 'code-of-old-edit',
    kind,
    title: 'An edit conflict is answered as an invalid field',
    proxy: code('editPost', 4009, 5016, 400),
  },
  {
    name: 'code-of-empty-post',
    kind,
    title: 'An empty post is answered as an invalid field',
    proxy: code('createPost', 8001, 5016),
  },
  {
    name: 'code-of-strange-cursor',
    kind,
    title: 'listNotes answers an invalid cursor with not found',
    proxy: code('listNotes', 5039, 4004, 404),
  },
  {
    name: 'code-of-missing-login',
    kind,
    title: 'listUserLikes answers a visitor as an unknown client',
    proxy: code('listUserLikes', 1034, 1016),
  },
  {
    name: 'code-of-second-vote',
    kind,
    title: 'A second vote is answered as a closed poll',
    proxy: code('votePoll', 20002, 20003),
  },
  {
    name: 'code-of-reused-key',
    kind,
    title: 'An idempotency key of another request is answered as one in progress',
    proxy: code('createPost', 4010, 4011),
  },
];
