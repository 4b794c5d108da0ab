import { readFile } from 'node:fs/promises';
import type { Media } from './media.ts';

const BUILT = new URL('../dist/docs/api/', import.meta.url);
const PAGES: Readonly<Record<string, string>> = {
  '/docs/api': 'index.html',
  '/docs/api/errors': 'errors.html',
  '/docs/api/workflows': 'workflows.html',
  '/docs/api/screens': 'screens.html',
  '/docs/api/reference': 'reference.html',
  '/docs/api/openapi.json': 'openapi.json',
  '/docs/api/openapi.slim.json': 'openapi.slim.json',
};
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  woff2: 'font/woff2',
};

/** Returns the file of the reference site (`npm run docs`) at an address; undefined when there is none. */
export async function referenceFile(path: string, folder = BUILT): Promise<Media | undefined> {
  const named = /^\/docs\/api\/([a-z-]+\.[0-9a-f]{12}\.[a-z0-9]+)$/.exec(path)?.[1];
  const file = named ?? (Object.hasOwn(PAGES, path) ? PAGES[path] : undefined);
  const type = TYPES[file?.split('.').at(-1) ?? ''];
  if (file === undefined || type === undefined) return undefined;
  const body = await readFile(new URL(file, folder)).catch(() => undefined);
  return body && { type, body };
}
