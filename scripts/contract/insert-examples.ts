import { readdir } from 'node:fs/promises';
import { type Document, operationsOf, type ResponseObject } from './document.ts';

/** The export `examples` of `openapi/examples/*.ts`, without the types of single operations. */
type LooseExamples = Record<
  string,
  {
    request?: Record<string, { summary: string; value: unknown }>;
    responses?: Record<string, Record<string, { summary: string; value: unknown }>>;
  }
>;

const FOLDER = new URL('../../openapi/examples/', import.meta.url);

/** Loads every example file. Throws when two files give examples for the same operation. */
export async function loadExamples(): Promise<LooseExamples> {
  const files = (await readdir(FOLDER))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const all: LooseExamples = {};
  for (const file of files) {
    const module = (await import(new URL(file, FOLDER).href)) as { examples?: LooseExamples };
    for (const [operationId, entry] of Object.entries(module.examples ?? {})) {
      if (all[operationId])
        throw new Error(`openapi/examples/${file}: ${operationId} already has examples elsewhere`);
      all[operationId] = entry;
    }
  }
  return all;
}

function insert(
  response: ResponseObject,
  status: string,
  examples: Record<string, { summary: string; value: unknown }>,
) {
  for (const media of Object.values(response.content ?? {})) {
    media.examples = Object.fromEntries(
      Object.entries(examples).map(([name, { summary, value }]) => [
        name,
        {
          summary,
          value: {
            meta: { status: Number(status), msg: status === '201' ? 'Created' : 'OK' },
            response: value,
          },
        },
      ]),
    );
  }
}

/**
 * Inserts the named examples into the document, success answers in their envelope. The first example of a status is the
 * mock's default answer. Throws for an operation or status that the contract does not have.
 */
export function insertExamples(document: Document, examples: LooseExamples): void {
  const byId = new Map(operationsOf(document).map((entry) => [entry.operation.operationId, entry.operation]));
  for (const [operationId, entry] of Object.entries(examples)) {
    const operation = byId.get(operationId);
    if (!operation) throw new Error(`Examples for ${operationId}, which the contract does not have`);
    for (const [status, named] of Object.entries(entry.responses ?? {})) {
      const response = operation.responses[status];
      if (!response)
        throw new Error(`Examples for ${operationId} ${status}, which the contract does not have`);
      insert(response, status, named);
    }
    // Named examples are JSON; a multipart body of the same operation has a shape of its own.
    const media = operation.requestBody?.content['application/json'];
    if (media && entry.request) media.examples = entry.request;
  }
}
