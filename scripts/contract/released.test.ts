import { expect, test } from 'vitest';
import { section, withSection } from './changelog.ts';
import {
  announcesBreaking,
  byVersion,
  compareContracts,
  unannouncedBreakingChanges,
  withoutProse,
} from './released.ts';

/** Returns a new contract with one list and one object, for a test to change. */
function contract(version = '1.0.0') {
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version },
    paths: {
      '/things': { get: operation('listThings') },
      '/thing': { get: operation('getThing') },
    } as Record<string, unknown>,
    components: {
      schemas: {
        Thing: {
          type: 'object',
          required: ['id', 'state'],
          properties: {
            id: { type: 'string' },
            state: { type: 'string', enum: ['new', 'old'] },
            title: { type: 'string', description: 'Words.' },
          } as Record<string, unknown>,
        },
      },
    },
  };
}

function operation(operationId: string) {
  const schema = { $ref: '#/components/schemas/Thing' };
  return {
    operationId,
    parameters: [{ name: 'sort', in: 'query', schema: { type: 'string', enum: ['top', 'recent'] } }],
    responses: { '200': { description: 'A thing.', content: { 'application/json': { schema } } } },
  };
}

type Contract = ReturnType<typeof contract>;

async function breaking(change: (revision: Contract) => void, version?: string) {
  const revision = contract(version);
  change(revision);
  return unannouncedBreakingChanges(await compareContracts(contract(), revision)).flatMap(({ verdicts }) =>
    verdicts.map(({ ruleId }) => ruleId),
  );
}

test('compareContracts reports removed fields and operations as breaking', async () => {
  expect(
    await breaking(({ paths }) => {
      delete paths['/thing'];
    }),
  ).toEqual(['path-removed']);
  expect(
    await breaking(({ components }) => {
      delete components.schemas.Thing.properties.title;
    }),
  ).toContain('property-removed');
  expect(
    await breaking(({ paths }) => {
      const fewer = operation('getThing');
      fewer.parameters = [{ name: 'sort', in: 'query', schema: { type: 'string', enum: ['top'] } }];
      paths['/thing'] = { get: fewer };
    }),
  ).toContain('enum-values-removed');
  expect(
    await breaking(({ components }) => {
      components.schemas.Thing.properties.state = { type: 'string', enum: ['new', 'old', 'lost'] };
    }),
  ).toContain('enum-values-added');
  expect(
    await breaking(({ components }) => {
      components.schemas.Thing.properties.id = { type: 'integer' };
    }),
  ).toContain('schema-type-changed');
});

test('compareContracts accepts an added field or operation', async () => {
  const found = await breaking(({ components, paths }) => {
    components.schemas.Thing.properties.colour = { type: 'string' };
    paths['/colours'] = { get: operation('listColours') };
  });
  expect(found).toEqual([]);
});

test('unannouncedBreakingChanges is empty when the version announces them', async () => {
  const found = await breaking(({ paths }) => {
    delete paths['/thing'];
  }, '2.0.0');
  expect(found).toEqual([]);
});

test('announcesBreaking needs a minor version below 1.0 and a major one from there on', () => {
  expect(announcesBreaking('0.1.0', '0.1.1')).toBe(false);
  expect(announcesBreaking('0.1.0', '0.2.0')).toBe(true);
  expect(announcesBreaking('1.1.0', '1.2.0')).toBe(false);
  expect(announcesBreaking('1.1.0', '2.0.0')).toBe(true);
  expect(announcesBreaking('2.0.0', '1.9.0')).toBe(false);
});

test('byVersion orders versions numerically', () => {
  expect(['0.10.0', '0.9.1', '1.0.0', '0.9.0'].sort(byVersion)).toEqual([
    '0.9.0',
    '0.9.1',
    '0.10.0',
    '1.0.0',
  ]);
});

test('withoutProse keeps a field named like a prose keyword', () => {
  const { Thing } = withoutProse(contract()).components.schemas;
  expect(Thing.properties.title).toEqual({ type: 'string' });
});

test('section writes a change that occurs everywhere as one line with a count', () => {
  const changes = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
    path: `#/paths/~1${name}/get/responses/503`,
    typeName: 'Header',
    kind: 'added' as const,
    impact: 'minor' as const,
    verdicts: [],
  }));
  const text = (list: typeof changes) =>
    section('0.2.0', { base: '0.1.0', revision: '0.2.0', changes: list });
  expect(text(changes)).toMatch(/\n- In 6 places: responses › 503\. Header added\.$/);
  expect(text(changes.slice(1)).match(/^- GET \/\w: responses › 503\. Header added\.$/gm)).toHaveLength(5);
});

test('withSection replaces the unreleased changes by the release', () => {
  const changes = [
    {
      path: '#/paths/~1v2~1things/get',
      typeName: 'Operation',
      kind: 'added' as const,
      impact: 'minor' as const,
      verdicts: [],
    },
  ];
  const comparison = { base: '0.1.0', revision: '0.2.0', changes };
  const noted = withSection('# Changes\n\n## 0.1.0\n\nFirst.\n', section('Unreleased', comparison));
  const released = withSection(noted, section('0.2.0', comparison));
  expect(released.match(/^## .*/gm)).toEqual(['## 0.2.0', '## 0.1.0']);
  expect(released).toContain('- GET /v2/things. Operation added.');
});
