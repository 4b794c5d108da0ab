import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import type { Context, Rule, Schema } from './types.ts';

/** A property of a schema of settings: `x-update` is false, or what differs in the schema of its update. */
type Setting = Schema & { $ref?: string; 'x-default'?: unknown; 'x-update'?: false | Partial<Schema> };
/** A section that another schema repeats: the file of its settings, its name there, and settings that it leaves out. */
interface SectionOf {
  file: string;
  section: string;
  without: string[];
}
type DerivedSchema = Schema & { 'x-update-of'?: string; 'x-section-of'?: SectionOf };

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function readSchema(file: string): Setting {
  return parse(readFileSync(file, 'utf8')) as Setting;
}

/** Returns a copy whose references, written in the file `from`, are relative to the folder `to`. */
function rebased<Value>(value: Value, from: string, to: string): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => rebased(item, from, to)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]: [string, unknown]) =>
    key === '$ref' && typeof child === 'string' && !child.startsWith('#')
      ? [key, relative(to, resolve(dirname(from), child))]
      : [key, rebased(child, from, to)],
  );
  return Object.fromEntries(entries) as Value;
}

/** Returns the schema of a setting in requests. A section of settings becomes a closed object of optional settings. */
function updateOf(setting: Setting, file: string, folder: string): Schema {
  const { 'x-default': _default, 'x-update': differing, ...declared } = setting;
  const target = declared.$ref === undefined ? undefined : resolve(dirname(file), declared.$ref);
  const section = target === undefined ? { ...declared } : { ...readSchema(target), ...declared };
  if (!section.properties) return { ...rebased(declared, file, folder), ...(differing || {}) };
  return {
    ...(section.description === undefined ? {} : { description: section.description }),
    type: 'object',
    required: [],
    minProperties: 1,
    additionalProperties: false,
    properties: updatesIn(section, target ?? file, folder),
  };
}

/** Returns the settings of a schema as requests name them: snake_case, all but those with `x-update: false`. */
function updatesIn(settings: Setting, file: string, folder: string): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries((settings.properties ?? {}) as Record<string, Setting>)
      .filter(([, setting]) => setting['x-update'] !== false)
      .map(([name, setting]) => [snakeCase(name), updateOf(setting, file, folder)]),
  );
}

/** Returns the settings of a section as responses hold them, without those that the schema leaves out. */
function sectionIn({ section, without }: SectionOf, file: string, folder: string): Record<string, Schema> {
  const { properties = {} } = readSchema(file).properties?.[section] ?? {};
  return Object.fromEntries(
    Object.entries(properties as Record<string, Setting>)
      .filter(([name]) => !without.includes(name))
      .map(([name, { 'x-default': _default, 'x-update': _update, ...setting }]) => [
        name,
        rebased(setting, file, folder),
      ]),
  );
}

/**
 * Completes schemas that repeat settings, so that a setting is declared once: with `x-update-of: <Name>` by the settings of
 * that schema in the same folder, besides the properties that the update declares itself; with `x-section-of` by a
 * section of settings, all of them required. Runs before the rules and before bundling.
 */
export const derivedSettings: Rule = () => ({
  Schema: {
    enter(schema: DerivedSchema, context: Context) {
      const { 'x-update-of': name, 'x-section-of': part, properties = {} } = schema;
      for (const property of Object.values(properties) as Setting[]) delete property['x-update'];
      delete schema['x-update-of'];
      delete schema['x-section-of'];
      const folder = dirname(context.location.source.absoluteRef);
      if (name !== undefined) {
        const file = resolve(folder, `${name}.yaml`);
        schema.properties = { ...updatesIn(readSchema(file), file, folder), ...properties };
      }
      if (part !== undefined) {
        schema.properties = sectionIn(part, resolve(folder, part.file), folder);
        schema.required = Object.keys(schema.properties);
      }
    },
  },
});
