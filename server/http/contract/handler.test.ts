import { expect, expectTypeOf, test } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import type { ResolvedBlog } from '#server/access/subjects.ts';
import type { Viewer } from '#server/identity/session-store.ts';
import { answer, type Context, type Handler, type Handlers, type Payload } from './handler.ts';

type Schemas = components['schemas'];

test('the Payload type of a handler follows from its operation', () => {
  expectTypeOf<Context<'getDashboard'>['viewer']>().toEqualTypeOf<Viewer>();
  expectTypeOf<Context<'getUserInfo'>['viewer']>().toEqualTypeOf<Viewer | null>();
  expectTypeOf<Context<'getPost'>['params']>().toEqualTypeOf<{ blog: string; id: string }>();
  expectTypeOf<Context<'getDashboard'>['query']['limit']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Context<'createPost'>['body']>().toEqualTypeOf<Schemas['CreatePostRequest']>();
  expectTypeOf<Context<'getPost'>['body']>().toEqualTypeOf<undefined>();
  expectTypeOf<Context<'uploadImage'>['body']['files']>().toHaveProperty('file');
  expectTypeOf<Context<'listDrafts'>['subject']>().toEqualTypeOf<{ blog: ResolvedBlog }>();
  expectTypeOf<Context<'replyToPost'>['subject']['blog']>().toEqualTypeOf<ResolvedBlog | undefined>();
  expectTypeOf<Context<'createPost'>['subject']['blog']>().toEqualTypeOf<() => ResolvedBlog>();
  expectTypeOf<Context<'createPost'>['subject']['tumblelog']>().toEqualTypeOf<ResolvedBlog | undefined>();
  expectTypeOf<Context<'getPost'>['subject']>().not.toHaveProperty('blog');
  expectTypeOf<Payload<'likePost'>>().toEqualTypeOf<Schemas['PostCounters']>();
  expectTypeOf<Payload<'endSession'>>().toEqualTypeOf<undefined>();
});

// The compiler checks these cases: each marked line is an error, and an unneeded mark is one too.
const good = {
  checkPasswordStrength: ({ body }) => ({ score: body.password.length > 20 ? 4 : 0, acceptable: true }),
  endSession: async () => answer(204),
} satisfies Partial<Handlers>;

// @ts-expect-error a field of the payload is missing
const incomplete: Handler<'checkPasswordStrength'> = () => ({ score: 1 });

// @ts-expect-error the contract knows no such status
const wrongStatus: Handler<'endSession'> = async () => answer(200);

const unknown = {
  // @ts-expect-error the contract knows no such operation
  noSuchOperation: () => undefined,
} satisfies Partial<Handlers>;

// @ts-expect-error a visitor may call this, so there may be no viewer
const careless: Handler<'getUserInfo'> = ({ viewer }) => viewer.userId as never;

// @ts-expect-error there is no such parameter
const misspelt: Handler<'getPost'> = ({ params }) => params.blogName as never;

test('a handler that does not fit its operation does not compile', () => {
  expect(Object.keys({ ...good, incomplete, wrongStatus, ...unknown, careless, misspelt })).toHaveLength(7);
});
