import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const VALUE_IMPORT = /^import \{([^}]*)\} from '\.\.\/\.\.\/zod';$/gm;
const SCHEMA_OPTION = /\bschema: ([A-Z]\w*)$/gm;

/** Returns the module that orval writes a validator into. */
const moduleOf = (name: string): string => `../../zod/${name.charAt(0).toLowerCase()}${name.slice(1)}.zod.ts`;

/**
 * Makes every generated call fetch the validator of its answer while the answer is on its way. The validators and their
 * library are a tenth of the first page's code, and a server-rendered page works without them.
 */
export function withLazyValidators(hooks: string): string {
  return hooks
    .replace(VALUE_IMPORT, "import type {$1} from '../../zod';")
    .replace(
      SCHEMA_OPTION,
      (_, name: string) => `schema: async () => (await import('${moduleOf(name)}')).${name}`,
    );
}

/** Rewrites every file of generated calls. */
export async function makeValidatorsLazy(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts')).map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => writeFile(file, withLazyValidators(await readFile(file, 'utf8')))),
  );
}
