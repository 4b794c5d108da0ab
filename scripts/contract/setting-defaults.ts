import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { HEAD } from './write-manifest.ts';

/** The schemas of settings, by name. */
export const SETTINGS_SCHEMAS = { BlogSettings: 'blogs', UserSettings: 'settings' } as const;

interface SettingSchema {
  $ref?: string;
  properties?: Record<string, SettingSchema>;
  'x-default'?: unknown;
}

/** Defaults by the name of a setting; sections of settings are nested. */
export interface Defaults {
  [name: string]: unknown;
}

function readSchema(file: URL): { schema: SettingSchema; file: URL } {
  return { schema: parse(readFileSync(file, 'utf8')) as SettingSchema, file };
}

/** Returns the `x-default` of every property of a schema file; a section is an object of its own. */
export function readDefaults(from: URL): Defaults {
  const { schema, file } = readSchema(from);
  return defaultsIn(schema, file);
}

function defaultsIn({ properties = {} }: SettingSchema, file: URL): Defaults {
  const found: Defaults = {};
  for (const [name, property] of Object.entries(properties)) {
    if (property['x-default'] !== undefined) found[name] = property['x-default'];
    const section = property.$ref ? readDefaults(new URL(property.$ref, file)) : defaultsIn(property, file);
    if (Object.keys(section).length > 0) found[name] = section;
  }
  return found;
}

/** Returns the defaults of every schema of settings. */
export function readSettingDefaults(): Record<string, Defaults> {
  return Object.fromEntries(
    Object.entries(SETTINGS_SCHEMAS).map(([name, folder]) => [
      name,
      readDefaults(new URL(`../../openapi/components/schemas/${folder}/${name}.yaml`, import.meta.url)),
    ]),
  );
}

/** Returns the type of defaults: of the schema's own fields those that have one. */
function typeOf(schema: string, defaults: Defaults): string {
  const isSection = (name: string) => isDefaults(defaults[name]);
  const names = Object.keys(defaults);
  const plain = names.filter((name) => !isSection(name)).map((name) => `'${name}'`);
  const sections = names
    .filter(isSection)
    .map((name) => `${name}: ${typeOf(`${schema}['${name}']`, defaults[name] as Defaults)}`);
  const picked = plain.length > 0 ? [`Pick<${schema}, ${plain.join(' | ')}>`] : [];
  return [...picked, ...(sections.length > 0 ? [`{ ${sections.join('; ')} }`] : [])].join(' & ');
}

function isDefaults(value: unknown): value is Defaults {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the text of generated/setting-defaults.ts. */
export function settingDefaultsModule(defaults: Record<string, Defaults>): string {
  const constants = Object.entries(defaults).map(([schema, values]) => {
    const name = `${schema[0]?.toLowerCase()}${schema.slice(1, -1)}Defaults`;
    const type = typeOf(`Schemas['${schema}']`, values);
    return `/** Values of ${schema} that were never changed (\`x-default\`). */\nexport const ${name}: ${type} = ${JSON.stringify(values, null, 2)};`;
  });
  return `${HEAD}
import type { components } from './types/api.d.ts';

type Schemas = components['schemas'];

${constants.join('\n\n')}
`;
}
