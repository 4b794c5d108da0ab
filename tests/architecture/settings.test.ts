import ts from 'typescript';
import { expect, test } from 'vitest';
import document from '#generated/openapi.json' with { type: 'json' };
import { examples } from '#openapi/examples/settings.ts';
import { SETTINGS_SECTIONS } from '#src/entities/settings/sections/sections.ts';
import { filesMatching, isTest } from './source-files.ts';

/** Every setting must be read somewhere and be changeable on a screen, or be listed with a reason. */

/** Settings that nothing reads yet, and why that is right. */
const UNREAD_SETTINGS: Record<string, string> = {
  'notifications.sounds': 'nothing sounds yet',
  'privacy.personalisedAds': 'no ad is shown (decision 047)',
  'privacy.thirdPartySharing': 'nothing is passed on (decision 047)',
};

/** Unread settings whose name is also a word of other texts, where it counts as a reading. */
const ALSO_WORDS: Record<string, string> = { 'notifications.sounds': 'recordings of posts are called so' };

/** Settings that no screen changes, and why. */
const SETTINGS_WITHOUT_SCREEN: Record<string, string> = {
  'notifications.groupBy': 'what is alike is grouped by each list as it is asked',
  'writing.newWebEditor': 'the site has one editor; programs say by it which one they bring',
};

type Schema = { properties?: Record<string, Schema> };
const schemas = document.components.schemas as unknown as Record<string, Schema>;
const settings = Object.entries(schemas.UserSettings?.properties ?? {}).flatMap(([section, { properties }]) =>
  Object.keys(properties ?? {}).map((name) => `${section}.${name}`),
);

/** Code besides the tables of the pages and the demo world. */
const readers = filesMatching(/^(?:server|src)\/.*\.tsx?$/)
  .filter((file) => !isTest(file))
  .filter(({ path }) => !/^src\/entities\/settings\/|^src\/features\/settings\/|seed/.test(path))
  .map(({ text }) => text);

/**
 * Returns true when code reads a property or column of that name: accesses or destructures it, or names it in a string.
 * Types, comments, imports and keys of objects are no reading.
 */
function reads(code: string, word: string): boolean {
  // A column of SQL, `u.email_lookup`.
  const isWord = new RegExp(`(?<![\\w.])${word.replace('.', '\\.')}(?!\\w)`);
  const visit = (node: ts.Node): boolean => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return false;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return false;
    if (ts.isPropertyAccessExpression(node) && node.name.text === word) return true;
    if (ts.isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name) && name.text === word) return true;
    }
    if ((ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) && isWord.test(node.text))
      return true;
    return ts.forEachChild(node, (child) => visit(child) || undefined) ?? false;
  };
  return visit(ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
}

/** Sections that one function reads as a whole (`server/policies/labels.ts`). */
const WHOLE_SECTIONS = ['contentLabels'];

/** Returns true when code reads the setting, by its name or as a column in snake_case. */
function isRead(setting: string): boolean {
  const [section = '', name = ''] = setting.split('.');
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const words = [name, column, ...(WHOLE_SECTIONS.includes(section) ? [section] : [])];
  return words.some((word) => readers.some((text) => text.includes(word) && reads(text, word)));
}

test.each([
  ['settings.dimSeen ? 1 : 2', true],
  ['const { dimSeen: isDim } = settings', true],
  ["pick('dimSeen')", true],
  ['`select settings ->> dimSeen from users`', true],
  ['interface A { dimSeen: boolean }', false],
  ['// dimSeen\nconst a = { dimSeen: true, undimSeen: other }', false],
  ['const dimSeenToo = settings.dimSeenToo', false],
])('reads: %j: %s', (code, expected) => {
  expect(reads(code, 'dimSeen')).toBe(expected);
});

/** Returns the settings that a row of the settings pages reads. */
function shownBy(of: (settings: never) => unknown): string[] {
  const { settings: shown } = examples.getUserSettings.responses[200].marlow.value;
  const read: string[] = [];
  const watched = Object.fromEntries(
    Object.entries(shown).map(([section, values]) => [
      section,
      new Proxy(values as object, {
        get: (target, name) => {
          read.push(`${section}.${String(name)}`);
          return Reflect.get(target, name) as unknown;
        },
      }),
    ]),
  );
  of(watched as never);
  return read;
}

test('code reads every setting of a member, or the setting is listed with a reason', () => {
  const unread = settings.filter((setting) => !isRead(setting) && !(setting in UNREAD_SETTINGS));
  expect(unread).toEqual([]);
});

/** Returns the settings that a page changes. */
function changeable(): ReadonlySet<string> {
  const rows = SETTINGS_SECTIONS.flatMap(({ cards = [] }) => cards.flatMap((card) => card.rows));
  return new Set(rows.flatMap((row) => ('field' in row && row.field ? shownBy(row.field.of) : [])));
}

test('a settings page changes every setting of a member, or the setting is listed with a reason', () => {
  const shown = changeable();
  const missing = settings.filter((setting) => !shown.has(setting) && !setting.startsWith('keyboard.'));
  const listed = Object.keys({ ...UNREAD_SETTINGS, ...SETTINGS_WITHOUT_SCREEN });
  expect(missing.filter((setting) => !listed.includes(setting))).toEqual([]);
});

test('lists of exceptions name settings of a member', () => {
  const listed = Object.keys({ ...UNREAD_SETTINGS, ...SETTINGS_WITHOUT_SCREEN });
  expect(listed.filter((setting) => !settings.includes(setting))).toEqual([]);
});

test('no setting is listed that code reads and a settings page changes', () => {
  const shown = changeable();
  const needless = Object.keys(UNREAD_SETTINGS).filter((setting) => isRead(setting) && shown.has(setting));
  expect(needless.filter((setting) => !(setting in ALSO_WORDS))).toEqual([]);
  expect(Object.keys(SETTINGS_WITHOUT_SCREEN).filter((setting) => shown.has(setting))).toEqual([]);
});
