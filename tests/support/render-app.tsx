import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { type ElementRenderer, ElementRendererContext } from '#src/entities/post/feed/element-context.ts';
import type { ErrorDetail } from '#src/shared/api/call/errors.ts';
import { configureHttp } from '#src/shared/api/call/http.ts';
import { makeQueryClient } from '#src/shared/api/read/query-client.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { Toasts } from '#src/shared/ui/Toasts.tsx';
import { renderUi } from './render.tsx';

/** A request as a test's server sees it. */
export interface ServerRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** Answers a request: the `response` part of a success, or an `ApiFailure`. */
export type Answer = (requests: ServerRequest) => unknown;

/** A documented failure. */
export class ApiFailure {
  readonly status: number;
  readonly code: number;
  readonly detail: string;
  /** Further fields of the error: its field, names that are free. */
  readonly more: Partial<ErrorDetail>;
  constructor(status: number, code: number, detail: string, more: Partial<ErrorDetail> = {}) {
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.more = more;
  }
}

function envelope(answer: unknown): Response {
  const [status, body] =
    answer instanceof ApiFailure
      ? [
          answer.status,
          {
            meta: { status: answer.status, msg: 'Refused', requestId: 'test' },
            errors: [{ code: answer.code, title: 'Refused', detail: answer.detail, ...answer.more }],
          },
        ]
      : [200, { meta: { status: 200, msg: 'OK' }, response: answer }];
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

function user(name: string, likes: number, isPartial: boolean, isAdmin: boolean) {
  return {
    name,
    userUuid: 'u',
    likes,
    following: 3,
    isAdmin,
    isPartial,
    emailVerified: true,
    palette: null,
    locale: 'en-us',
    createdTs: 1,
  };
}

const ALL_FEATURES = [
  'communities',
  'collections',
  'patio',
  'premium',
  'memberships',
  'loginWall',
  'loginWallDismissible',
];

interface Options {
  /** The member's own blogs; none makes a visitor. */
  blogs?: Blog[];
  /** True while the onboarding steps are pending. */
  isNew?: boolean;
  /** True when the member has not finished registering. */
  isPartial?: boolean;
  /** Further fields of the member. */
  user?: object;
  /** Number of posts the member likes. */
  likes?: number;
  /** Features of the site that are on; all by default. */
  features?: readonly string[];
  /** True for staff. */
  isAdmin?: boolean;
  /** Answers all requests but user info. */
  answer?: Answer;
  path?: string;
  /** Renderer of elements between posts; without it only posts are shown. */
  renderer?: ElementRenderer;
}

/** Renders a part of the site with a router, a query client, toasts, and a server made of one function. */
export function renderApp(
  ui: ReactElement,
  {
    blogs = [],
    isNew = false,
    isPartial = false,
    user: more = {},
    isAdmin = false,
    features = ALL_FEATURES,
    likes = 12,
    answer,
    path = '/',
    renderer,
  }: Options = {},
) {
  const [own] = blogs;
  const info = {
    isLoggedIn: own !== undefined,
    user: own ? { ...user(own.name, likes, isPartial, isAdmin), ...more } : undefined,
    blogs,
    isUsingNewWebEditor: true,
    useNewWelcome: isNew,
    features,
  };
  const requests: ServerRequest[] = [];
  configureHttp({
    fetch: async (input, init) => {
      const url = new URL(String(input), 'http://skein.test');
      const request: ServerRequest = {
        method: init?.method ?? 'GET',
        path: decodeURIComponent(url.pathname),
        query: url.searchParams,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body,
      };
      requests.push(request);
      return envelope(request.path === '/v2/user/info' ? info : await answer?.(request));
    },
  });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(viewerQuery().queryKey, {
    meta: { status: 200, msg: 'OK' },
    response: info,
  } as never);
  const wrapped = (node: ReactNode) => (
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={queryClient}>
        <ElementRendererContext value={renderer}>{node}</ElementRendererContext>
        <Toasts />
      </QueryClientProvider>
    </MemoryRouter>
  );
  return { requests: requests, queryClient, ...renderUi(wrapped(ui)) };
}
