import { describe, expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { compareContracts, unannouncedBreakingChanges, withoutProse } from './released.ts';
import { type SampleContract as Contract, itemOf, sampleContract } from './sample-contract.ts';

/** Returns the rules that stop a change without a new version, and all sentences about it. */
async function gate(change: (revision: Contract) => void) {
  const revision = sampleContract();
  change(revision);
  const comparison = await compareContracts(withoutProse(sampleContract()), withoutProse(revision));
  const rules = unannouncedBreakingChanges(comparison).flatMap(({ verdicts }) =>
    verdicts.map(({ ruleId }) => ruleId),
  );
  const words = comparison.changes.flatMap(({ verdicts }) => verdicts.map(({ message }) => message));
  return { rules: [...new Set(rules)], words, changes: comparison.changes };
}

const BREAKING: Array<[what: string, rule: string, change: (revision: Contract) => void, words?: string]> = [
  [
    'a required answer field renamed',
    'property-removed',
    ({ components: { schemas } }) => {
      const { id, ...others } = schemas.Thing.properties;
      schemas.Thing.properties = { key: id as object, ...others };
      schemas.Thing.required = ['key', 'state'];
    },
  ],
  [
    'a value taken from an answer',
    'answer-values-removed',
    ({ components: { schemas } }) => {
      schemas.Thing.properties.state = { type: 'string', enum: ['new'] };
    },
    'For backends: "old" can no longer be answered.',
  ],
  [
    'a value added to an answer',
    'enum-values-added',
    ({ components: { schemas } }) => {
      schemas.Thing.properties.state = { type: 'string', enum: ['new', 'old', 'lost'] };
    },
  ],
  [
    'a new required answer field',
    'answer-fields-required',
    ({ components: { schemas } }) => {
      schemas.Thing.properties.colour = { type: 'string' };
      schemas.Thing.required.push('colour');
    },
    'For backends: "colour" must always be answered.',
  ],
  [
    'a required request field',
    'required-properties-added',
    (revision) => itemOf(revision).put.requestBody.content['application/json'].schema.required.push('hint'),
  ],
  [
    'a tighter bound',
    'schema-constraint-changed',
    (revision) => {
      const { properties } = itemOf(revision).put.requestBody.content['application/json'].schema;
      properties.hint.maxLength = 64;
    },
  ],
  [
    'another default of a parameter',
    'default-changed',
    (revision) => {
      const [sort] = itemOf(revision).get.parameters;
      if (sort) sort.schema.default = 'recent';
    },
    'Left out, it meant "top" and means "recent".',
  ],
  [
    'a default of a body taken away',
    'default-changed',
    (revision) => {
      delete itemOf(revision).put.requestBody.content['application/json'].schema.properties.hint.default;
    },
    'Left out, it meant "none" and means nothing.',
  ],
  [
    'a login asked for',
    'access-narrowed',
    (revision) => {
      itemOf(revision).get['x-access'] = 'member';
    },
    'Fewer may call: public → member.',
  ],
  [
    'a higher role',
    'access-narrowed',
    (revision) => {
      itemOf(revision).put['x-access'] = { subject: 'blog', in: 'path', name: 'blog', role: 'admin' };
    },
    'Fewer may call: writer of the blog → admin of the blog.',
  ],
  [
    'a role on something else',
    'access-narrowed',
    (revision) => {
      itemOf(revision).put['x-access'] = { subject: 'site', in: 'session', role: 'admin' };
    },
  ],
  [
    'a code taken from an operation',
    'code-removed',
    (revision) => {
      itemOf(revision).get['x-errors'] = [4004];
    },
    'For backends: code 4003 can no longer be answered.',
  ],
  [
    'a code with another status',
    'code-status-changed',
    (revision) => {
      revision['x-error-catalogue'] = [
        { code: 4003, status: 401, title: 'Not allowed' },
        { code: 4004, status: 404, title: 'Not found' },
      ];
    },
    'Code 4003 was 403 and is 401.',
  ],
  [
    'a code that is gone',
    'code-gone',
    (revision) => {
      revision['x-error-catalogue'].pop();
    },
    'Code 4004 is gone.',
  ],
];

describe('breaking changes', () => {
  test.each(BREAKING)('compareContracts reports as breaking: %s', async (_, rule, change, words) => {
    const found = await gate(change);
    expect(found.rules).toContain(rule);
    if (words) expect(found.words).toContain(words);
  });
});

const HARMLESS: Array<[what: string, change: (revision: Contract) => void]> = [
  [
    'an optional request field',
    (revision) => {
      const { properties } = itemOf(revision).put.requestBody.content['application/json'].schema as {
        properties: Record<string, object>;
      };
      properties.more = { type: 'string' };
    },
  ],
  [
    'a default where there was none',
    (revision) => {
      revision.components.schemas.Thing.properties.hint = { type: 'string', default: 'x' };
    },
  ],
  [
    'a lower role',
    (revision) => {
      itemOf(revision).get['x-access'] = 'public';
      itemOf(revision).put['x-access'] = 'member';
    },
  ],
  [
    'other words of a code',
    (revision) => {
      revision['x-error-catalogue'] = sampleContract()['x-error-catalogue'].map((row) => ({
        ...row,
        title: 'Other',
      }));
    },
  ],
  [
    'a new code, in the catalogue and at an operation, as openapi/README.md tells to add one',
    (revision) => {
      revision['x-error-catalogue'].push({ code: 4099, status: 403, title: 'New' });
      itemOf(revision).get['x-errors'].push(4099);
    },
  ],
];

describe('compatible changes', () => {
  test.each(HARMLESS)('compareContracts accepts: %s', async (_, change) => {
    expect((await gate(change)).rules).toEqual([]);
  });
});

test('compareContracts reports each change once, and none between equal contracts', async () => {
  expect((await gate(() => {})).changes).toEqual([]);
  const { changes } = await gate(({ components: { schemas } }) => {
    schemas.Thing.properties.state = { type: 'string', enum: ['new'] };
  });
  expect(changes.filter(({ property }) => property === 'enum')).toHaveLength(1);
});

test('withoutProse keeps access and codes, but no prose', () => {
  const kept = withoutProse(sampleContract());
  expect(kept['x-error-catalogue']).toEqual([
    { code: 4003, status: 403 },
    { code: 4004, status: 404 },
  ]);
  expect(itemOf(kept).put['x-access']).toEqual(itemOf(sampleContract()).put['x-access']);
  expect(itemOf(kept).get['x-errors']).toEqual([4003, 4004]);
});

test('error codes and kinds of notifications are open sets: a new one changes no schema', async () => {
  const { default: bundle } = await import('../../generated/openapi.json', { with: { type: 'json' } });
  const { ErrorCode, NotificationType } = bundle.components.schemas as Record<string, { enum?: unknown }>;
  expect([ErrorCode?.enum, NotificationType?.enum]).toEqual([undefined, undefined]);
  expect(bundle['x-error-catalogue'].length).toBe(readCatalogue().length);
});
