import type { DocumentedAnswer } from './answers.ts';

/** One cell of the matrix: what a screen did with one answer to one of its calls. */
export interface Cell {
  operation: string;
  /** The route's pattern for what a screen asks by itself, the address for what was done. */
  where: string;
  /** What was done, in words; empty for what a screen asks by itself. */
  done: string;
  status: number;
  name: string;
  code?: number;
  faults: string[];
}

/** Tells one cell of all runs from another. */
export function placeOf({
  operation,
  status,
  name,
  where,
  done,
}: Pick<Cell, 'operation' | 'status' | 'name' | 'where' | 'done'>): string {
  return JSON.stringify([operation, status, name, where, done]);
}

/** What could not be driven is a fault like any other. */
export async function faultsOf(work: () => Promise<string[]>): Promise<string[]> {
  try {
    return await work();
  } catch (error) {
    return [`it could not be driven: ${String(error).split('\n')[0]}`];
  }
}

export function cellOf(
  operation: string,
  answer: DocumentedAnswer,
  where: string,
  done: string,
  faults: string[],
): Cell {
  const { status, name, code } = answer;
  return { operation, where, done, status, name, ...(code === undefined ? {} : { code }), faults };
}
