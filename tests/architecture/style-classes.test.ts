import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesMatching, isTest } from './source-files.ts';

const STYLE_IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;
const COMMENTS = /\/\*[\s\S]*?\*\//g;

/** Returns the path of a style sheet that a file imports. */
function resolvedPath(from: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : posix.join(dirname(from), specifier);
}

/** Returns the names of the classes of a style sheet. */
function classesOf(css: string): Set<string> {
  const rules = css.replace(COMMENTS, '').replace(/url\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
}

const sheets = new Map(
  filesMatching(/^src\/.*\.module\.css$/).map(({ path, text }) => [path, classesOf(text)]),
);

/** Returns the classes that a file names of its style sheets although they have none such. */
function missingClasses({ path, text }: { path: string; text: string }): string[] {
  const imports = [...text.matchAll(STYLE_IMPORT)];
  const code = text.replace(COMMENTS, '').replace(/'[^'\n]*'/g, "''");
  return imports.flatMap(([, name = '', specifier = '']) => {
    const known = sheets.get(resolvedPath(path, specifier));
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one);
    return used.filter((one) => known && !known.has(one)).map((one) => `${path}: ${name}.${one}`);
  });
}

test('every class that a component names is in its style sheet, so that no move of a rule leaves it unstyled', () => {
  const source = filesMatching(/^src\/.*\.tsx?$/).filter((file) => !isTest(file));
  expect(sheets.size).toBeGreaterThan(300);
  expect(source.flatMap(missingClasses)).toEqual([]);
});
