/** An answer the contract documents for an operation. */
export interface Choice {
  status: number;
  example?: string;
  summary: string;
}

interface Bundle {
  paths: Record<string, Record<string, unknown>>;
}

interface Operation {
  operationId?: string;
  responses?: Record<
    string,
    { description?: string; content?: Record<string, { examples?: Record<string, { summary?: string }> }> }
  >;
}

function choicesOfOperation(operation: Operation): Choice[] {
  return Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
    const examples = Object.entries(response.content?.['application/json']?.examples ?? {});
    if (examples.length === 0) return [{ status: Number(status), summary: response.description ?? '' }];
    return examples.map(([example, { summary }]) => ({
      status: Number(status),
      example,
      summary: summary ?? '',
    }));
  });
}

/** Every documented answer by operation, in the order of the contract. */
export function choicesOf(bundle: Bundle): Record<string, Choice[]> {
  const operations = Object.values(bundle.paths).flatMap((item) => Object.values(item) as Operation[]);
  return Object.fromEntries(
    operations.flatMap((operation) =>
      operation.operationId ? [[operation.operationId, choicesOfOperation(operation)] as const] : [],
    ),
  );
}

/** The documented answers of the project's own contract, as the development server has it on disk. */
export async function loadChoices(): Promise<Record<string, Choice[]>> {
  const response = await fetch(new URL('../../../generated/openapi.json', import.meta.url));
  return choicesOf((await response.json()) as Bundle);
}
