import { type Document, METHODS, type Operation, operationsOf } from '../contract/document.ts';

export interface Choice {
  /** Operations that the server says it has not built; empty for a server that is not ours. */
  leftOut: ReadonlySet<string>;
  /** Only these, when given. */
  only?: readonly string[] | undefined;
  /** Only those of this tag, when given. */
  tag?: string | undefined;
}

/** Takes away links to operations that the document no longer has. */
function dropDeadLinks(document: Document): void {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const left = new Set(operations.map(({ operationId }) => operationId));
  for (const response of operations.flatMap(({ responses }) => Object.values(responses))) {
    const links = (response.links ?? {}) as Record<string, { operationId: string }>;
    response.links = Object.fromEntries(
      Object.entries(links).filter(([, link]) => left.has(link.operationId)),
    );
    if (Object.keys(response.links).length === 0) delete response.links;
  }
}

function isChosen({ operationId, tags }: Operation, { leftOut, only, tag }: Choice): boolean {
  return (
    !leftOut.has(operationId) &&
    (only === undefined || only.includes(operationId)) &&
    (tag === undefined || tags[0] === tag)
  );
}

/** The contract with the chosen operations only. Throws when none is left: a run over nothing would look like a good one. */
export function chosenContract(document: Document, choice: Choice): Document {
  const copy = structuredClone(document);
  for (const item of Object.values(copy.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation && !isChosen(operation, choice)) delete item[method];
    }
  }
  copy.paths = Object.fromEntries(
    Object.entries(copy.paths).filter(([, item]) => METHODS.some((method) => item[method])),
  );
  if (operationsOf(copy).length === 0) throw new Error('No operation is chosen: look at --only and --tag.');
  dropDeadLinks(copy);
  return copy;
}

/**
 * The operations that may answer 400 to data that fits its schema, because they list a rule that a schema cannot say
 * (a 400 code besides 5016), or take a cursor, which only the server itself can make.
 */
export function mayRefuse(document: Document): string[] {
  const catalogue = (document['x-error-catalogue'] ?? []) as Array<{ code: number; status: number }>;
  const rules = new Set(
    catalogue.filter(({ code, status }) => status === 400 && code !== 5016).map(({ code }) => code),
  );
  return operationsOf(document)
    .filter(({ operation }) => operation['x-errors']?.some((code) => rules.has(code)))
    .map(({ operation }) => operation.operationId);
}
