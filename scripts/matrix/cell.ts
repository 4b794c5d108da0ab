import type { DocumentedAnswer } from './answers.ts';

/** One cell of the matrix: how a screen handled one answer to one of its calls. */
export interface Cell {
  operation: string;
  /** The route's pattern for a call on opening, the address for an action. */
  where: string;
  /** The action's steps as text; empty for a call on opening. */
  steps: string;
  status: number;
  name: string;
  code?: number;
  faults: string[];
}

/** Returns a key that identifies a cell across runs. */
export function cellKey({
  operation,
  status,
  name,
  where,
  steps,
}: Pick<Cell, 'operation' | 'status' | 'name' | 'where' | 'steps'>): string {
  return JSON.stringify([operation, status, name, where, steps]);
}

/** Returns the faults that `work` finds; an exception counts as a fault. */
export async function catchFaults(work: () => Promise<string[]>): Promise<string[]> {
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
  steps: string,
  faults: string[],
): Cell {
  const { status, name, code } = answer;
  return { operation, where, steps, status, name, ...(code === undefined ? {} : { code }), faults };
}
