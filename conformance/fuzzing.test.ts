import { expect, test } from 'vitest';
import { readFuzzEvents } from './fuzzing.ts';

const broken = {
  not_a_server_error: { name: 'not_a_server_error', status: 'success' },
  schema: {
    name: 'response_schema_conformance',
    status: 'failure',
    failure_info: {
      failure: { title: 'Response violates schema', message: '"meta" is missing\n\nSchema …' },
    },
  },
};
function scenario(label: string, value: object, checks: object[] = []): string {
  const recorder = { label, cases: { a: { value } }, checks: { a: checks } };
  return JSON.stringify({ ScenarioFinished: { recorder } });
}
function coverage(data: object): object {
  return { meta: { phase: { name: 'coverage', data } } };
}

test('readFuzzEvents reports failures by operation, each once', () => {
  const events = [
    '{"EngineStarted":{}}',
    scenario('GET /v2/user/likes', {}, [broken.schema, broken.not_a_server_error]),
    scenario('GET /v2/user/likes', {}, [broken.schema]),
    scenario('POST /v2/user/tags/add', {}, [broken.not_a_server_error]),
    scenario('GET /not/of/the/contract', {}, [broken.schema]),
  ].join('\n');
  const { failures, coverage: seen } = readFuzzEvents(events, 5);
  expect([...failures]).toEqual([
    ['listUserLikes', ['Response violates schema: "meta" is missing']],
    ['followTag', []],
  ]);
  expect(seen).toMatchObject({ cases: 3, operations: [2, 5] });
});

test('readFuzzEvents counts inputs that requests contain and keywords that requests violate on purpose', () => {
  const bare = readFuzzEvents(scenario('POST /v2/user/tags/add', {}), 1).coverage;
  expect(bare.parameters[0]).toBe(0);
  expect(bare.keywords[0]).toBe(0);
  const events = [
    scenario('POST /v2/user/tags/add', { query: { source: 'x' }, body: { tag: 'tea' } }),
    scenario(
      'POST /v2/user/tags/add',
      coverage({ parameter: 'application/json', location: '/properties/tag/maxLength' }),
    ),
    scenario('POST /v2/user/tags/add', coverage({ parameter: 'source', location: '/maxLength' })),
    scenario('POST /v2/user/tags/add', coverage({ parameter: 'application/json', location: '/required' })),
    scenario(
      'POST /v2/user/tags/add',
      coverage({ mutations: [{ parameter: 'tag', keywords: ['minLength', 'maxLength'] }] }),
    ),
  ].join('\n');
  const { parameters, keywords } = readFuzzEvents(events, 1).coverage;
  // `source`, the body and its `tag`; two lengths of the tag, one of the source, and the required fields of the body.
  expect(parameters[0]).toBe(3);
  expect(keywords[0]).toBe(4);
  expect(parameters[1]).toBe(bare.parameters[1]);
});
