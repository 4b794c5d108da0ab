import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../check/run-tool.ts';

/** Files of the project that a package is made of, by their absolute paths, and the npm packages they need. */
export interface Closure {
  files: string[];
  packages: string[];
}

/** Where a file of the project stands in a package. */
export type Placed = (file: string) => string;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/** The file a specifier leads to; undefined for a package of npm or Node. */
function targetOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('#')) return join(ROOT, specifier.slice(1));
  return specifier.startsWith('.') ? resolve(dirname(from), specifier) : undefined;
}

/** Everything that these files import, and what that imports. Types alone need nothing. */
export async function closureOf(entries: readonly string[]): Promise<Closure> {
  const files = new Set<string>();
  const packages = new Set<string>();
  const open = entries.map((entry) => join(ROOT, entry));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const { fileName } of ts.preProcessFile(javaScriptOf(await readFile(file, 'utf8'), file))
      .importedFiles) {
      const target = targetOf(fileName, file);
      if (target !== undefined) open.push(target);
      else if (!fileName.startsWith('node:')) packages.add(packageOf(fileName));
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** `ajv/dist/2020.js` is of `ajv`, `@a/b/c` of `@a/b`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function javaScriptOf(text: string, file: string): string {
  return extname(file) === '.ts'
    ? ts.transpileModule(text, { compilerOptions: options, fileName: file }).outputText
    : text;
}

/** The text with every import of a file of ours pointing to where that stands in the package. */
export function pointed(text: string, from: string, placed: Placed): string {
  return text.replace(/(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"]+)\2/g, (whole, before, quote, specifier) => {
    const target = targetOf(specifier, from);
    if (target === undefined) return whole;
    const path = relative(dirname(placed(from)), placed(target)).replace(/(?<!\.d)\.ts$/, '.js');
    return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
  });
}

/** Writes the JavaScript of these files into a folder. */
export async function writeJavaScript(
  files: readonly string[],
  folder: string,
  placed: Placed,
): Promise<void> {
  for (const file of files) {
    const text = pointed(javaScriptOf(await readFile(file, 'utf8'), file), file, placed);
    const target = join(folder, placed(file).replace(/\.ts$/, '.js'));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/** The files and folders that code reads beside itself: `new URL('../generated/openapi.json', import.meta.url)`. */
export async function dataOf(files: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    for (const [, path = ''] of text.matchAll(/new URL\([`']([^`'$]+)[^,]*,\s*import\.meta\.url/g)) {
      found.add(resolve(dirname(file), path));
    }
  }
  return [...found].sort();
}
