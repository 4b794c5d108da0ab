import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../check/run-tool.ts';

/** Project files that a package consists of, by absolute path, and the npm packages they need. */
export interface Closure {
  files: string[];
  packages: string[];
}

/** Returns the path of a project file in a package. */
export type PackagePath = (file: string) => string;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/** Returns the file a specifier resolves to; undefined for a package of npm or Node. */
function resolveSpecifier(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('#')) return join(ROOT, specifier.slice(1));
  return specifier.startsWith('.') ? resolve(dirname(from), specifier) : undefined;
}

/** Returns everything that these files import, directly or indirectly. Type-only imports are left out. */
export async function closureOf(entries: readonly string[]): Promise<Closure> {
  const files = new Set<string>();
  const packages = new Set<string>();
  const open = entries.map((entry) => join(ROOT, entry));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const { fileName } of ts.preProcessFile(javaScriptOf(await readFile(file, 'utf8'), file))
      .importedFiles) {
      const target = resolveSpecifier(fileName, file);
      if (target !== undefined) open.push(target);
      else if (!fileName.startsWith('node:')) packages.add(packageOf(fileName));
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** `ajv/dist/2020.js` is in `ajv`, `@a/b/c` in `@a/b`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function javaScriptOf(text: string, file: string): string {
  return extname(file) === '.ts'
    ? ts.transpileModule(text, { compilerOptions: options, fileName: file }).outputText
    : text;
}

/** Returns the text with every import of a project file rewritten to its path in the package. */
export function rewriteImports(text: string, from: string, placed: PackagePath): string {
  return text.replace(/(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"]+)\2/g, (whole, before, quote, specifier) => {
    const target = resolveSpecifier(specifier, from);
    if (target === undefined) return whole;
    const path = relative(dirname(placed(from)), placed(target)).replace(/(?<!\.d)\.ts$/, '.js');
    return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
  });
}

/** Compiles these files to JavaScript in a folder. */
export async function writeJavaScript(
  files: readonly string[],
  folder: string,
  placed: PackagePath,
): Promise<void> {
  for (const file of files) {
    const text = rewriteImports(javaScriptOf(await readFile(file, 'utf8'), file), file, placed);
    const target = join(folder, placed(file).replace(/\.ts$/, '.js'));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/** Returns the files and folders that code reads by URL: `new URL('../generated/openapi.json', import.meta.url)`. */
export async function dataFilesOf(files: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    for (const [, path = ''] of text.matchAll(/new URL\([`']([^`'$]+)[^,]*,\s*import\.meta\.url/g)) {
      found.add(resolve(dirname(file), path));
    }
  }
  return [...found].sort();
}
