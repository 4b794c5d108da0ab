/** A response the contract documents for an operation. */
export interface DocumentedAnswer {
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

function answersOfOperation(operation: Operation): DocumentedAnswer[] {
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

/** Returns every documented response by operation, in the contract's order. */
export function documentedAnswersOf(bundle: Bundle): Record<string, DocumentedAnswer[]> {
  const operations = Object.values(bundle.paths).flatMap((item) => Object.values(item) as Operation[]);
  return Object.fromEntries(
    operations.flatMap((operation) =>
      operation.operationId ? [[operation.operationId, answersOfOperation(operation)] as const] : [],
    ),
  );
}

/** Loads the documented responses of the project's contract from the development server. */
export async function loadDocumentedAnswers(): Promise<Record<string, DocumentedAnswer[]>> {
  const response = await fetch(new URL('../../../generated/openapi.json', import.meta.url));
  return documentedAnswersOf((await response.json()) as Bundle);
}
