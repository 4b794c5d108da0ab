import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations } from '#generated/operations.ts';

/** A language in which `npm run new:server` writes a server. */
export type StubLanguage = 'go' | 'python';

/** The files of a language that are copied: their path in the stub is the template's without `.txt`. */
const TEMPLATES: Record<StubLanguage, readonly string[]> = {
  go: ['main.go', 'envelope.go', 'handlers.go', 'go.mod', 'README.md'],
  python: ['app.py', 'envelope.py', 'handlers.py', 'requirements.txt', 'README.md'],
};

type StubRoute = { method: string; path: string; operation: string };

/** Returns every operation with its method and path, in the order of its path. */
export function stubRoutes(): StubRoute[] {
  return Object.entries(operations)
    .map(([operation, { method, path }]) => ({ operation, method, path }))
    .sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'));
}

function goRoutes(routes: readonly StubRoute[]): string {
  const rows = routes.map(({ method, path, operation }) => `\t{"${method}", "${path}", "${operation}"},\n`);
  return `// Generated from the contract by "npm run new:server". Do not edit.

package main

type route struct{ method, path, operation string }

var routes = []route{
${rows.join('')}}
`;
}

function pythonRoutes(routes: readonly StubRoute[]): string {
  const rows = routes.map(({ method, path, operation }) => `    ("${method}", "${path}", "${operation}"),\n`);
  return `"""Generated from the contract by "npm run new:server". Do not edit."""

ROUTES: list[tuple[str, str, str]] = [
${rows.join('')}]
`;
}

/**
 * Returns the files of a server in which every operation of the contract has its address and answers "not offered" until
 * somebody writes its handler.
 *
 * @param version version of the contract, for its README
 * @returns texts by path
 */
export function stubFiles(language: StubLanguage, version: string): Record<string, string> {
  const routes = stubRoutes();
  const files = TEMPLATES[language].map((name) => {
    const template = fileURLToPath(new URL(`${language}/${templateName(name)}`, import.meta.url));
    const text = readFileSync(template, 'utf8');
    return [
      name,
      text.replaceAll('{{version}}', version).replaceAll('{{count}}', String(routes.length)),
    ] as const;
  });
  const generated: Record<string, string> =
    language === 'go' ? { 'routes.go': goRoutes(routes) } : { 'routes.py': pythonRoutes(routes) };
  return { ...Object.fromEntries(files), ...generated };
}

/** Templates carry `.txt`, so that no tool of this project takes them for its own source. */
function templateName(name: string): string {
  return name.endsWith('.txt') ? name : `${name}.txt`;
}
