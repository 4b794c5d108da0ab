import { expect, test } from 'vitest';
import { lintSamples, sampleContract } from '../lint-samples.ts';

const parameters = [
  { name: 'blog', in: 'path', required: true, schema: { type: 'string' } },
  { name: 'participant', in: 'query', schema: { type: 'string' } },
];
const schema = {
  oneOf: [
    { $ref: '#/components/schemas/Letter' },
    { type: 'object', properties: { as: { type: 'string' } } },
  ],
};
const components = {
  schemas: { Letter: { type: 'object', properties: { conversation_id: { type: 'string' } } } },
};
function asking(access: unknown) {
  return sampleContract(
    {
      '/v2/blog/{blog}/sample': {
        parameters,
        post: {
          operationId: 'createSample',
          'x-access': access,
          requestBody: { content: { 'application/json': { schema } } },
        },
      },
    },
    components,
  );
}
const onBlog = { subject: 'blog', in: 'path', name: 'blog', role: 'writer' };

test('access-roles requires a role that the subject has, of something the request names', async () => {
  const found = await lintSamples('access-roles', {
    visitors: asking('public'),
    members: asking('member'),
    path: asking(onBlog),
    query: asking({ ...onBlog, in: 'query', name: 'participant' }),
    anyForm: asking([
      { ...onBlog, in: 'body', name: 'as' },
      { subject: 'conversation', in: 'body', name: 'conversation_id', role: 'member' },
    ]),
    site: asking({ subject: 'site', in: 'session', role: 'admin' }),
    exception: asking({ ...onBlog, except: 'Whom it is for declines it.' }),
    permission: asking({ ...onBlog, permission: 'decide' }),
    word: asking('owner'),
    none: asking([]),
    text: asking(['member']),
    subject: asking({ ...onBlog, subject: 'post' }),
    role: asking({ ...onBlog, role: 'moderator' }),
    place: asking({ ...onBlog, in: 'header' }),
    elsewhere: asking({ ...onBlog, name: 'participant' }),
    noField: asking({ ...onBlog, in: 'body', name: 'tumblelog' }),
    nameless: asking({ subject: 'blog', in: 'path', role: 'writer' }),
    blogOfSession: asking({ subject: 'blog', in: 'session', role: 'writer' }),
    siteInPath: asking({ subject: 'site', in: 'path', name: 'blog', role: 'admin' }),
    key: asking({ ...onBlog, unless: 'Sometimes.' }),
    sentence: asking({ ...onBlog, except: 'whom it is for' }),
  });
  for (const name of ['visitors', 'members', 'path', 'query', 'anyForm', 'site', 'exception'] as const) {
    expect(found[name], name).toEqual([]);
  }
  expect(found.word[0]).toContain('a role on something');
  expect(found.none[0]).toContain('asks for nothing');
  expect(found.text[0]).toContain('a role on something');
  expect(found.subject[0]).toContain('`subject` is one of blog, community');
  expect(found.role[0]).toContain('a role on a blog is one of writer, admin');
  expect(found.place[0]).toContain('`in` is one of path, query, body, session');
  expect(found.elsewhere[0]).toContain('the path has no `participant`');
  expect(found.noField[0]).toContain('the body has no `tumblelog`');
  expect(found.nameless[0]).toContain('`name` says where');
  for (const name of ['blogOfSession', 'siteInPath'] as const)
    expect(found[name][0]).toContain('the site, and');
  expect(found.key[0]).toContain('nobody reads `unless`');
  expect(found.sentence[0]).toContain('`except` is a sentence');
});
