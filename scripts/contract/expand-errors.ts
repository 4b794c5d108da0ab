import type { CatalogueEntry } from './catalogue.ts';
import {
  type Document,
  type Operation,
  type OperationEntry,
  operationsOf,
  parametersOf,
  type ResponseObject,
} from './document.ts';
import { impliedCodes } from './implied-codes.ts';

const REQUEST_ID = 'req-01hq3v7c9k';

/** Returns the codes an operation can answer: those of its `x-errors`, and those implied by its properties. */
export function codesOf(document: Document, entry: OperationEntry): number[] {
  const { operation, method } = entry;
  const implied = impliedCodes({
    method,
    access: operation['x-access'],
    needsClient: operation['x-client'] !== 'optional',
    parameters: parametersOf(document, entry),
    hasBody: operation.requestBody !== undefined,
    scope: operation['x-scope'] ?? 'basic',
    isIdempotent: operation['x-idempotency'] !== undefined,
    isGated: operation['x-feature'] !== undefined,
  });
  return [...new Set([...(operation['x-errors'] ?? []), ...implied])];
}

/** Returns the named examples of a code: one under its slug, one for each variant. */
function examplesOf(entry: CatalogueEntry) {
  const { code, slug, status, title, detail, field, example, variants = {} } = entry;
  const exampleWith = (name: string, more: object) => ({
    summary: [`${code} ${title}`, name].filter(Boolean).join(': '),
    value: {
      meta: { status, msg: STATUS_TEXT[status] ?? 'Error', requestId: REQUEST_ID },
      errors: [{ code, title, detail, ...(field ? { field } : {}), ...example, ...more }],
    },
  });
  const others = Object.entries(variants).map(([name, more]) => [`${slug}-${name}`, exampleWith(name, more)]);
  return { [slug]: exampleWith('', {}), ...Object.fromEntries(others) };
}

const STATUS_TEXT: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Limit Exceeded',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

function errorResponse(entries: CatalogueEntry[]): ResponseObject {
  return {
    description: entries.map((entry) => `${entry.code} ${entry.title}`).join('; '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorEnvelope' },
        examples: Object.assign({}, ...entries.map(examplesOf)),
      },
    },
  };
}

function securityOf(operation: Operation): NonNullable<Operation['security']> {
  const member: Array<Record<string, string[]>> = [{ clientToken: [], session: [] }, { accessToken: [] }];
  if (operation['x-access'] !== 'public') return member;
  return operation['x-client'] === 'optional' ? [] : [{ clientToken: [] }, ...member];
}

/**
 * Writes the documented failures of every operation into the document: one response per status, one named example per
 * code, each in the error envelope. Also fills in each operation's security and inserts the catalogue itself, with its
 * advice to clients.
 */
export function expandErrors(document: Document, catalogue: CatalogueEntry[]): void {
  const byCode = new Map(catalogue.map((entry) => [entry.code, entry]));
  for (const entry of operationsOf(document)) {
    const { operation } = entry;
    const entries = codesOf(document, entry).map((code) => {
      const found = byCode.get(code);
      if (!found)
        throw new Error(`${operation.operationId} names error ${code}, which errors.yaml does not know`);
      return found;
    });
    const byStatus = Map.groupBy(entries, (found) => found.status);
    for (const status of [...byStatus.keys()].sort((a, b) => a - b)) {
      operation.responses[String(status)] = errorResponse(byStatus.get(status) ?? []);
    }
    operation['x-errors'] = entries.map((found) => found.code).sort((a, b) => a - b);
    operation.security = securityOf(operation);
  }
  document['x-error-catalogue'] = catalogue.map(({ example: _, variants: __, ...row }) => row);
}
