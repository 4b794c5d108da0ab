import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = new URL('../../', import.meta.url).pathname;
/** Without d, because content blockers hide what is called `ads`. */
const LETTERS = 'abcefghijklmnopqrstuvwxyzABCEFGHIJKLMNOPQRSTUVWXYZ';

/** The classes and animations a sheet names, in its order. */
const NAMED = /\.([a-z][\w-]*)|@keyframes\s+([\w-]+)/gi;

const SHEET_IMPORT = /^import (\w+) from (['"])([^'"]+\.module\.css)\2;?/gm;

const digit = (number: number): string => LETTERS.charAt(number % LETTERS.length);

/** A number in letters, at least `width` of them. */
function letters(number: number, width: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return (rest > 0 || width > 1 ? letters(rest, width - 1) : '') + digit(number);
}

const sheets = globSync('src/**/*.module.css', { cwd: ROOT }).sort();
const known = new Map<string, ReadonlyMap<string, string>>();

/**
 * The names that a build gives what a sheet names: two letters for the sheet by its place among all sheets, the rest for
 * the name by its place in the sheet; the same for the browser and for the server.
 */
export function namesOf(file: string): ReadonlyMap<string, string> {
  const found = known.get(file);
  if (found) return found;
  const index = sheets.findIndex((sheet) => join(ROOT, sheet) === file);
  if (index < 0) throw new Error(`${file} is none of the style sheets under src/.`);
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const locals = new Set([...text.matchAll(NAMED)].map(([, name, animation]) => name ?? animation ?? ''));
  const names = new Map([...locals].map((local, place) => [local, letters(index, 2) + letters(place, 1)]));
  known.set(file, names);
  return names;
}

function scopedName(local: string, file: string): string {
  const name = namesOf(file.split('?', 1)[0] ?? file).get(local);
  if (name === undefined) throw new Error(`${file} names "${local}" in a way that is not understood here.`);
  return name;
}

/** A module with its sheets' names written out; `names` gives those of a sheet by the path it is imported by. */
export function inlineNames(code: string, names: (path: string) => ReadonlyMap<string, string>): string {
  let result = code;
  for (const [statement, table = '', , path = ''] of code.matchAll(SHEET_IMPORT)) {
    const known = names(path);
    const mention = `(?<![\\w./])${table}\\b`;
    const inlined = result
      .replace(statement, '@sheet@')
      .replaceAll(new RegExp(`${mention}\\.(\\w+)`, 'g'), (_, local: string) =>
        String(JSON.stringify(known.get(local))),
      );
    const isLookedUp = new RegExp(mention).test(inlined);
    const tableText = ` const ${table} = ${JSON.stringify(Object.fromEntries(known))};`;
    result = inlined.replace('@sheet@', `import '${path}';${isLookedUp ? tableText : ''}`);
  }
  return result;
}

/**
 * Writes short class names where they are used: the tables from our names to the sheets' would be 3 kB of every page. A
 * module that looks a name up by a variable keeps the table of that sheet.
 */
export function shortClassNames(): Plugin[] {
  return [
    {
      name: 'short-class-names',
      apply: 'build',
      enforce: 'pre',
      config: () => ({ css: { modules: { generateScopedName: scopedName } } }),
      transform: {
        filter: { id: /\.tsx?$/, code: /\.module\.css/ },
        handler: (code, id) => ({
          code: inlineNames(code, (path) => namesOf(join(dirname(id), path))),
          map: null,
        }),
      },
    },
    {
      // Nobody imports anything from them any more, which must not be taken for nobody needing them.
      name: 'keep-sheets',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
