import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../scripts/check/run-tool.ts';

interface Operation {
  responses: Record<string, { content?: Record<string, { examples?: Record<string, { value: unknown }> }> }>;
}
interface Contract {
  paths: Record<string, Record<string, Operation | undefined>>;
}

let contract: Promise<Contract> | undefined;

/** Returns true when the path fits the template: each parameter stands for one segment. */
function fits(template: string, path: string): boolean {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((piece, index) => piece.startsWith('{') || piece === given[index])
  );
}

/**
 * Returns the contract's first example for a call.
 *
 * @throws when no operation has that address
 */
export async function exampleFor(method: string, path: string): Promise<unknown> {
  contract ??= readFile(join(ROOT, 'generated/openapi.json'), 'utf8').then(JSON.parse);
  const { paths } = await contract;
  const found = Object.entries(paths)
    .filter(([template]) => fits(template, path))
    .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)[0]?.[1];
  const answers = found?.[method.toLowerCase()]?.responses ?? {};
  const body = Object.entries(answers).find(([status]) => status.startsWith('2'))?.[1].content;
  const example = Object.values(body?.['application/json']?.examples ?? {})[0];
  if (!example) throw new Error(`The contract has no example for ${method} ${path}`);
  return example.value;
}
