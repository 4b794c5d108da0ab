/** Small faults of a server, put between it and the kit. All at once: each touches calls that no other one does. */

// biome-ignore lint/suspicious/noExplicitAny: bodies of every shape are spoilt here
type Body = any;

interface Fault {
  /** The check that is about it. */
  check: string;
  method: string;
  path: RegExp;
  /** Spoils a success or failure in JSON. */
  body?: (body: Body, request: Request, status: number) => void;
  /** Spoils the answer as a whole. */
  answer?: (answer: Response, request: Request) => Response;
  /** Spoils what the server is told. */
  request?: (body: Body) => void;
}

const POSTS = /^\/v2\/blog\/[^/]+\/posts$/;
const POST = /^\/v2\/blog\/[^/]+\/posts\/\d+$/;
function without(answer: Response, name: string): Response {
  const headers = new Headers(answer.headers);
  headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}
function instead(answer: Response, from: number, to: number): Response {
  return answer.status === from ? new Response(null, { status: to, headers: answer.headers }) : answer;
}

let serial = 0;

const faults: Fault[] = [
  // A field is dropped, is called otherwise, has another type.
  {
    check: 'answers/listUserLikes/200',
    method: 'GET',
    path: /^\/v2\/user\/likes$/,
    body: (b) => delete b.response?.links,
  },
  {
    check: 'answers/listFollowedTags/200',
    method: 'GET',
    path: /^\/v2\/user\/followed_tags$/,
    body: (b) => {
      b.response = { labels: [] };
    },
  },
  {
    check: 'answers/getUserInfo/200',
    method: 'GET',
    path: /^\/v2\/user\/info$/,
    body: (b) => {
      b.response.isLoggedIn = 'yes';
    },
  },
  // Another status, another code, a name that is not the request's.
  {
    check: 'answers/listFollowing/201',
    method: 'GET',
    path: /^\/v2\/user\/following$/,
    answer: (a) => new Response(a.body, { status: a.status === 200 ? 201 : a.status, headers: a.headers }),
  },
  {
    check: 'refusals/followTag/unknown-field',
    method: 'POST',
    path: /^\/v2\/user\/tags\/add$/,
    body: (b) => {
      if (b.errors?.[0]?.code === 5016) b.errors[0].code = 5039;
    },
  },
  {
    check: 'answers/unlikePost/401/1016',
    method: 'POST',
    path: /^\/v2\/user\/unlike$/,
    body: (b) => {
      if (b.errors) b.meta.requestId = 'another';
    },
  },
  // Headers are missing or say something else.
  {
    check: 'answers/getConfig/200',
    method: 'GET',
    path: /^\/v2\/config$/,
    answer: (a) => without(a, 'x-request-id'),
  },
  {
    check: 'methods/listTrendingTags/cache',
    method: 'GET',
    path: /^\/v2\/(?:explore|tags|trending).*$/,
    answer: (a) => without(a, 'cache-control'),
  },
  {
    check: 'methods/getDashboard/head',
    method: 'HEAD',
    path: /^\/v2\/timeline\/dashboard$/,
    answer: () => new Response(null, { status: 404 }),
  },
  {
    check: 'methods/getDashboard/other',
    method: 'POST',
    path: /^\/v2\/timeline\/dashboard$/,
    answer: (a) => without(a, 'allow'),
  },
  // Rights, sessions and CSRF are not looked at.
  {
    check: 'refusals/deletePost/stranger',
    method: 'DELETE',
    path: POST,
    answer: (a) => instead(a, 403, 204),
  },
  {
    check: 'refusals/likePost/session-without-csrf',
    method: 'POST',
    path: /^\/v2\/user\/like$/,
    body: (b) => {
      if (b.errors?.[0]?.code === 1019) b.errors[0].code = 1016;
    },
  },
  {
    check: 'refusals/unfollowTag/visitor',
    method: 'POST',
    path: /^\/v2\/user\/tags\/remove$/,
    answer: (a) => instead(a, 401, 204),
  },
  // A cursor skips, a counter drifts, text is normalised, a key is not kept, a conflict is not seen.
  {
    check: 'paging/listDrafts/whole',
    method: 'GET',
    path: /^\/v2\/blog\/[^/]+\/posts\/draft$/,
    body: (b, request) => {
      if (request.url.includes('cursor=') && b.response) b.response.posts.shift();
    },
  },
  {
    check: 'laws/likes-count-once',
    method: 'POST',
    path: /^\/v2\/user\/like$/,
    body: (b) => {
      serial += 1;
      if (b.response) b.response.likeCount += serial;
    },
  },
  {
    check: 'laws/text-of-many-scripts',
    method: 'GET',
    path: POST,
    body: (b) => {
      for (const block of b.response?.post.content ?? []) block.text &&= block.text.normalize('NFKC');
    },
  },
  { check: 'laws/old-edit-writes-nothing', method: 'PUT', path: POST, request: (b) => delete b.basedOn },
  {
    check: 'laws/idempotency-key-repeats-nothing',
    method: 'POST',
    path: POSTS,
    body: (b, request) => {
      if (b.response && request.headers.get('idempotency-key')?.endsWith('-same')) {
        serial += 1;
        b.response.id = String(serial);
      }
    },
  },
  // A limit that is off by one.
  {
    check: 'laws/reply-at-its-limit',
    method: 'POST',
    path: /^\/v2\/user\/post\/reply$/,
    request: (b) => {
      if (b.reply_text?.length === 476) b.reply_text = b.reply_text.slice(1);
    },
  },
];

async function spoilt(fault: Fault, answer: Response, request: Request): Promise<Response> {
  const whole = fault.answer?.(answer, request) ?? answer;
  if (!fault.body || !whole.headers.get('content-type')?.includes('json')) return whole;
  const body = await whole.json();
  fault.body(body, request, whole.status);
  return new Response(JSON.stringify(body), { status: whole.status, headers: whole.headers });
}

/** A fetch with all the faults in it, and the checks that must find them. */
export function withFaults(): { fetch: typeof globalThis.fetch; expected: string[] } {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const given = input as Request;
    const { pathname } = new URL(given.url);
    const own = faults.filter(({ method, path }) => method === given.method && path.test(pathname));
    let request = given;
    for (const { request: spoil } of own) {
      const text = spoil ? await request.clone().text() : '';
      if (!spoil || !text.startsWith('{')) continue;
      const body = JSON.parse(text);
      spoil(body);
      const { method, headers, url } = request;
      request = new Request(url, { method, headers, body: JSON.stringify(body) });
    }
    let answer = await globalThis.fetch(request, init);
    for (const fault of own) answer = await spoilt(fault, answer, given);
    return answer;
  };
  return { fetch, expected: faults.map(({ check }) => check) };
}
