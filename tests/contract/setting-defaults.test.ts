import { expect, test } from 'vitest';
import document from '#generated/openapi.json' with { type: 'json' };
import { blogSettingDefaults, userSettingDefaults } from '#generated/setting-defaults.ts';
import { SETTING_COLUMNS } from '#server/entities/blog/blog-settings.ts';

type Schema = { $ref?: string; properties?: Record<string, Schema> };
const schemas = document.components.schemas as unknown as Record<string, Schema>;

function fieldsOf(schema: Schema = {}): Record<string, Schema> {
  return (schema.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema)?.properties ?? {};
}
function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Settings of a blog that code of their own stores. */
const STORED_ELSEWHERE = ['name', 'isPasswordProtected', 'queue', 'nameChangeTs'];

/** Settings of a member that have a column, or are never changed by a request. */
const MEMBER_COLUMNS = [
  'account.locale',
  'account.emailLookup',
  'appearance.palette',
  'writing.newWebEditor',
];

test('every setting of a blog has a column, or a default for the JSON column', () => {
  const stored = [...Object.keys(SETTING_COLUMNS), ...Object.keys(blogSettingDefaults), ...STORED_ELSEWHERE];
  expect(stored.sort()).toEqual(Object.keys(fieldsOf(schemas.BlogSettings)).sort());
});

test('every setting of a member has a column, or a default for the JSON column', () => {
  const stored = Object.entries(userSettingDefaults).flatMap(([section, defaults]) =>
    Object.keys(defaults).map((name) => `${section}.${name}`),
  );
  const fields = Object.entries(fieldsOf(schemas.UserSettings)).flatMap(([section, schema]) =>
    Object.keys(fieldsOf(schema)).map((name) => `${section}.${name}`),
  );
  expect([...stored, ...MEMBER_COLUMNS].sort()).toEqual(fields.sort());
});

test('every field of BlogSettingsUpdate names a setting of a blog', () => {
  const names = Object.keys(fieldsOf(schemas.BlogSettingsUpdate)).map(camelCase);
  const known = [...Object.keys(fieldsOf(schemas.BlogSettings)), 'password'];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});
