import { readFileSync } from 'node:fs';
import { type Bundle, type MockOperation, operationsOf } from '../../mock-server/contract.ts';

/** An answer that the contract documents for an operation, with its own example. */
export interface DocumentedAnswer {
  status: number;
  /** Name of the example; empty for an answer without a body. */
  name: string;
  /** Error code of a failure. */
  code?: number;
  body?: unknown;
}

export interface Contract {
  version: string;
  bundle: Bundle;
  /** Operations in the order in which requests are matched. */
  operations: MockOperation[];
  answers: ReadonlyMap<string, readonly DocumentedAnswer[]>;
}

/** Operations about one thing have hundreds of examples, which a screen shows alike. */
const MAX_SUCCESS_EXAMPLES = 6;

type Media = { examples?: Record<string, { value?: unknown }> };

function codeOf(body: unknown): number | undefined {
  return (body as { errors?: { code: number }[] } | undefined)?.errors?.[0]?.code;
}

function answersOf(responses: Record<string, { content?: Record<string, Media> }>): DocumentedAnswer[] {
  return Object.entries(responses).flatMap(([key, { content }]) => {
    const status = Number(key);
    const examples = Object.entries(content?.['application/json']?.examples ?? {});
    if (examples.length === 0) return content === undefined ? [{ status, name: '' }] : [];
    const shown = status < 300 ? examples.slice(0, MAX_SUCCESS_EXAMPLES) : examples;
    return shown.map(([name, { value }]) => ({
      status,
      name,
      body: value,
      ...(status < 400 ? {} : { code: codeOf(value) }),
    }));
  });
}

/** Reads every documented answer of every operation. */
export function readContract(): Contract {
  const file = new URL('../../generated/openapi.json', import.meta.url);
  const bundle = JSON.parse(readFileSync(file, 'utf8')) as Bundle;
  const operations = operationsOf(bundle);
  const answers = new Map(
    operations.map(({ operationId, method, path }) => {
      const operation = bundle.paths[path]?.[method.toLowerCase()] as { responses: never };
      return [operationId, answersOf(operation.responses)];
    }),
  );
  const { version } = (bundle as unknown as { info: { version: string } }).info;
  return { version, bundle, operations, answers };
}
