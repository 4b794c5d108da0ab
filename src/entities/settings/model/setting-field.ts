import { isBlankText } from '#src/domain/text/characters.ts';
import { tagPieces } from '#src/domain/text/tags.ts';

/** One setting: its value in the answer that lists all settings, and the request that changes it. */
export interface SettingField<Settings, Update, Value> {
  of(settings: Settings): Value;
  put(settings: Settings, value: Value): Settings;
  edit(value: Value): Update;
}

/** A name as requests spell it: `askMedia` becomes `ask_media`. */
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

type IsSection<Value> =
  NonNullable<Value> extends readonly unknown[] ? false : NonNullable<Value> extends object ? true : false;

/** Names of settings, those of a section as `section.name`, that a request can change under their snake-case name. */
export type SettingName<Settings, Update> = {
  [Name in keyof Settings & string]: SnakeCase<Name> extends keyof Update
    ? IsSection<Settings[Name]> extends true
      ? `${Name}.${NamesIn<NonNullable<Settings[Name]>, NonNullable<Update[SnakeCase<Name>]>>}`
      : Name
    : never;
}[keyof Settings & string];

type NamesIn<Section, Update> = {
  [Name in keyof Section & string]: SnakeCase<Name> extends keyof Update ? Name : never;
}[keyof Section & string];

type SettingValue<Settings, Name extends string> = Name extends `${infer Section}.${infer Inner}`
  ? Section extends keyof Settings
    ? SettingValue<NonNullable<Settings[Section]>, Inner>
    : never
  : Name extends keyof Settings
    ? Settings[Name]
    : never;

type Fields = Record<string, unknown>;

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the function that describes a setting of a schema by its name; the compiler checks it in both schemas. */
export function settingFields<Settings extends object, Update extends object>() {
  return <Name extends SettingName<Settings, Update>>(
    name: Name,
  ): SettingField<Settings, Update, SettingValue<Settings, Name>> => {
    const [first = '', inner] = name.split('.');
    return {
      of: (settings) => {
        const value = (settings as Fields)[first];
        return (inner === undefined ? value : (value as Fields)[inner]) as SettingValue<Settings, Name>;
      },
      put: (settings, value) => ({
        ...settings,
        [first]: inner === undefined ? value : { ...((settings as Fields)[first] as Fields), [inner]: value },
      }),
      edit: (value) =>
        ({
          [snakeCase(first)]: inner === undefined ? value : { [snakeCase(inner)]: value },
        }) as Update,
    };
  };
}

/** Returns a field with another type of value, as a control needs it. */
export function converted<Settings, Update, Stored, Shown>(
  field: SettingField<Settings, Update, Stored>,
  toShown: (stored: Stored) => Shown,
  toStored: (shown: Shown) => Stored,
): SettingField<Settings, Update, Shown> {
  return {
    of: (settings) => toShown(field.of(settings)),
    put: (settings, value) => field.put(settings, toStored(value)),
    edit: (value) => field.edit(toStored(value)),
  };
}

/** Returns a number setting as text, for a select field. */
export function asText<Settings, Update>(
  field: SettingField<Settings, Update, number>,
): SettingField<Settings, Update, string> {
  return converted(field, String, Number);
}

/** Returns an optional text, empty while it is absent. */
export function orEmpty<Settings, Update>(
  field: SettingField<Settings, Update, string | undefined>,
): SettingField<Settings, Update, string> {
  return converted(
    field,
    (text) => text ?? '',
    (text) => text,
  );
}

/** Returns a list of tags as one line, separated by commas. */
export function asTagLine<Settings, Update>(
  field: SettingField<Settings, Update, string[] | undefined>,
): SettingField<Settings, Update, string> {
  return converted(field, (tags) => tags?.join(', ') ?? '', tagsIn);
}

function tagsIn(line: string): string[] {
  return tagPieces(line)
    .map((tag) => tag.trim())
    .filter((tag) => !isBlankText(tag));
}
