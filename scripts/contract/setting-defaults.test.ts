import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readDefaults, settingDefaultsModule } from './setting-defaults.ts';

test('readDefaults reads x-default of fields and sections, also behind a reference', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skein-defaults-'));
  await writeFile(join(folder, 'Keys.yaml'), 'properties: { single: { x-default: true } }');
  await writeFile(
    join(folder, 'Settings.yaml'),
    'properties: { name: {}, replies: { x-default: noone }, look: { properties: { size: { x-default: 2 } } }, keys: { $ref: ./Keys.yaml } }',
  );
  expect(readDefaults(pathToFileURL(join(folder, 'Settings.yaml')))).toEqual({
    replies: 'noone',
    look: { size: 2 },
    keys: { single: true },
  });
});

test('settingDefaultsModule types each constant by the fields that have a default', () => {
  const text = settingDefaultsModule({ BlogSettings: { ask: true, look: { size: 2 } } });
  expect(text).toContain(
    "export const blogSettingDefaults: Pick<Schemas['BlogSettings'], 'ask'> & { look: Pick<Schemas['BlogSettings']['look'], 'size'> } =",
  );
});
