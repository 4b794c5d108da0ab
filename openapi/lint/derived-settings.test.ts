import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { derivedSettings } from './derived-settings.ts';
import type { Context, Schema } from './types.ts';

/** Runs the preprocessor on a schema in a file beside `settings` (YAML), by default that of its update. */
async function completed(settings: string, update: object = { 'x-update-of': 'Look' }): Promise<Schema> {
  const folder = await mkdtemp(join(tmpdir(), 'skein-derived-settings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'shared'));
  await mkdir(join(folder, 'blogs'));
  await writeFile(join(folder, 'blogs/Look.yaml'), settings);
  await writeFile(
    join(folder, 'shared/Queue.yaml'),
    'properties: { perDay: { type: integer }, language: { $ref: ./Name.yaml } }',
  );
  await writeFile(join(folder, 'shared/Name.yaml'), 'type: string');
  const schema = { ...update } as Schema;
  const context = { location: { source: { absoluteRef: join(folder, 'blogs/LookUpdate.yaml') } } } as Context;
  const visitor = derivedSettings({}) as unknown as {
    Schema: { enter(schema: Schema, context: Context): void };
  };
  visitor.Schema.enter(schema, context);
  return schema;
}

test('derivedSettings names settings in snake_case, without x-default, with what x-update says', async () => {
  const settings = `properties:
    isAdult: { type: boolean, x-default: false, description: Adult. }
    title: { type: string, x-update: { maxLength: 140 } }
    changedTs: { type: integer, x-update: false }`;
  expect((await completed(settings)).properties).toEqual({
    is_adult: { type: 'boolean', description: 'Adult.' },
    title: { type: 'string', maxLength: 140 },
  });
});

test('derivedSettings turns a section, also behind a reference, into a closed object of optional fields', async () => {
  const settings = `properties:
    look: { type: object, description: Looks., required: [textSize], properties: { textSize: { type: string } } }
    queue: { $ref: ../shared/Queue.yaml, description: Queue. }`;
  const closed = { type: 'object', required: [], minProperties: 1, additionalProperties: false };
  expect((await completed(settings)).properties).toEqual({
    look: { ...closed, description: 'Looks.', properties: { text_size: { type: 'string' } } },
    queue: {
      ...closed,
      description: 'Queue.',
      properties: { per_day: { type: 'integer' }, language: { $ref: '../shared/Name.yaml' } },
    },
  });
});

test('derivedSettings keeps the properties that the update declares', async () => {
  const properties = { name: { type: 'string', maxLength: 64 }, password: { type: 'string' } };
  const settings = 'properties: { name: { $ref: ../shared/Name.yaml } }';
  expect(await completed(settings, { 'x-update-of': 'Look', properties })).toEqual({ properties });
});

test('derivedSettings repeats a section without what it leaves out, all of it required', async () => {
  const settings = `properties:
    writing: { properties: { state: { type: string, x-default: draft }, editor: { type: boolean } } }`;
  const part = { file: './Look.yaml', section: 'writing', without: ['editor'] };
  expect(await completed(settings, { type: 'object', 'x-section-of': part })).toEqual({
    type: 'object',
    required: ['state'],
    properties: { state: { type: 'string' } },
  });
});
