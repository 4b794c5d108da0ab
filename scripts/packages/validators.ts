import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Document } from '../contract/document.ts';
import { operationsOf } from '../contract/document.ts';

/** Returns the path of a validator's type in the types of the contract. */
export function typeOf(name: string, document: Document): string {
  if (name in document.components.schemas) return `components['schemas']['${name}']`;
  const [, call = '', part = ''] = /^(.+?)(\d{3}|Body|QueryParams|Params)$/.exec(name) ?? [];
  const id = call.charAt(0).toLowerCase() + call.slice(1);
  const found = operationsOf(document).find(({ operation }) => operation.operationId === id)?.operation;
  const json = "['content']['application/json']";
  if (part === 'Body' && found?.requestBody?.content['application/json']) {
    return `NonNullable<operations['${id}']['requestBody']>${json}`;
  }
  if (found && part.endsWith('Params')) {
    return `NonNullable<operations['${id}']['parameters']['${part === 'Params' ? 'path' : 'query'}']>`;
  }
  return found?.responses[part]?.content?.['application/json']
    ? `operations['${id}']['responses'][${part}]${json}`
    : 'unknown';
}

/**
 * Writes type declarations of validators in terms of the contract's types: the types that TypeScript infers from the
 * schemas exceed what it can emit.
 *
 * @param files of generated/zod, whose main export is named like the file
 */
export async function writeValidatorTypes(
  files: readonly string[],
  folder: string,
  document: Document,
): Promise<void> {
  for (const file of files) {
    const own = basename(file, '.zod.ts');
    const name = own.charAt(0).toUpperCase() + own.slice(1);
    const text = `import type { ZodMiniType } from 'zod/mini';
import type { components, operations } from '../types/api.d.ts';

export declare const ${name}: ZodMiniType<${typeOf(name, document)}>;
`;
    await writeFile(join(folder, 'generated/zod', `${own}.zod.d.ts`), text);
  }
}
