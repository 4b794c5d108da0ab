import { type OperationId, operations } from '#generated/operations.ts';

/**
 * Returns the contract's path of an operation with its parameters filled in, for links between pages of a list.
 *
 * @throws when a path parameter is missing
 */
export function pathOf(id: OperationId, params: Readonly<Record<string, unknown>> = {}): string {
  return operations[id].path.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The path of ${id} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}
