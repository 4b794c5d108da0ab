import { readFileSync } from 'node:fs';
import { type OperationId, operations } from '#generated/operations.ts';
import type { RequiredRole } from '#server/access/subjects.ts';
import type { LegacyClientData } from './family-data.ts';

/** A JSON schema of the document. Only the keywords that this folder reads are typed. */
export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  [keyword: string]: unknown;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: Schema;
};

/** Declaration of a response header. */
export type Header = { required?: boolean; schema: Schema };

type MediaTypes = Record<string, { schema?: Schema }>;

/** Limit of a call that could be used for guessing (`x-limit`, openapi/README.md). */
export type GuessLimit = {
  /** Keys by which attempts are counted. */
  by: readonly ('address' | 'member' | 'account')[];
  /** Field without which the call is not a guess. */
  naming?: string;
  /** Field that names an account: browsers known to that account count against the account's own budgets only. */
  known?: string;
  /** Error codes that count as a guess; other responses do not, so that a correct secret is never refused. */
  refused?: readonly number[];
};

export type DocumentOperation = {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: MediaTypes };
  responses: Record<string, { content?: MediaTypes; headers?: Record<string, Header | { $ref: string }> }>;
  'x-cache'?: string;
  'x-idempotency'?: 'optional' | 'required';
  'x-limit'?: GuessLimit;
  'x-also-by'?: OperationId;
};

type PathItem = { parameters?: (Parameter | { $ref: string })[] } & Partial<
  Record<Method, DocumentOperation>
>;
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The parts of the bundle that the server reads. */
export type ContractDocument = {
  info: { version: string };
  /** Conventions of existing clients of the API family (openapi/legacy-clients.yaml). */
  'x-family': LegacyClientData;
  paths: Record<string, PathItem>;
  components: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, Header>;
  };
};

/** One operation with everything that binding needs; references to parameters are resolved. */
export type ContractOperation = {
  id: OperationId;
  /** Upper case. */
  method: string;
  /** Spelt as in the contract: `/v2/blog/{blog}/info`. */
  path: string;
  access: 'public' | 'member';
  /** Scope that an app needs; `none` when no app may call the operation. */
  scope: 'basic' | 'write' | 'none';
  /** Required roles and their subjects; empty when membership is enough. */
  roles: readonly RequiredRole[];
  /** Feature of the site without which the operation is not found; undefined when it belongs to none. */
  feature: string | undefined;
  /** Error codes that the operation may answer with. */
  errors: readonly number[];
  parameters: readonly Parameter[];
  body: { required: boolean; mediaType: string; schema: Schema } | undefined;
  /** Operation that handles this call when its body is a form with files. */
  alsoBy: OperationId | undefined;
  responses: DocumentOperation['responses'];
  /** Cache-Control of successful responses, when the contract declares one. */
  cache: string | undefined;
  /** Support for an Idempotency-Key; undefined when the operation takes none. */
  idempotency: 'optional' | 'required' | undefined;
  /** Limit against guessing; undefined where there is nothing to guess. */
  limit: GuessLimit | undefined;
  /** JSON pointer to the operation inside the bundle. */
  pointer: string;
};

/** The contract in memory. */
export type Contract = {
  document: ContractDocument;
  operations: readonly ContractOperation[];
};

let loaded: Contract | undefined;

/** Returns the bundle that all tools share, read once per process. */
export function loadContract(): Contract {
  loaded ??= readContract();
  return loaded;
}

function readContract(): Contract {
  const path = new URL('../../../generated/openapi.json', import.meta.url);
  const document = JSON.parse(readFileSync(path, 'utf8')) as ContractDocument;
  const ids = Object.keys(operations) as OperationId[];
  return { document, operations: ids.map((id) => readOperation(document, id)) };
}

/** Returns the schema itself where a body only refers to it. */
function resolveSchema(document: ContractDocument, schema: Schema = {}): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (document.components.schemas?.[name] ?? {});
}

function readOperation(document: ContractDocument, id: OperationId): ContractOperation {
  const { method, path, access, scope, errors, ...more } = operations[id];
  const verb = method.toLowerCase() as Method;
  const item = document.paths[path];
  const operation = item?.[verb];
  if (item === undefined || operation?.operationId !== id) {
    throw new Error(
      `generated/ does not fit together: ${id} is not at ${method} ${path}. Run "npm run generate".`,
    );
  }
  const resolve = (parameter: Parameter | { $ref: string }): Parameter => {
    if (!('$ref' in parameter)) return parameter;
    const found = document.components.parameters?.[parameter.$ref.split('/').at(-1) ?? ''];
    if (found === undefined)
      throw new Error(`${id} refers to a parameter that is not there: ${parameter.$ref}.`);
    return found;
  };
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  return {
    id,
    method,
    path,
    access,
    scope,
    roles: 'roles' in more ? more.roles : [],
    feature: 'feature' in more ? more.feature : undefined,
    errors,
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve),
    body:
      body === undefined
        ? undefined
        : {
            required: operation.requestBody?.required === true,
            mediaType: body[0],
            schema: resolveSchema(document, body[1].schema),
          },
    alsoBy: operation['x-also-by'],
    responses: operation.responses,
    cache: operation['x-cache'],
    idempotency: operation['x-idempotency'],
    limit: operation['x-limit'],
    pointer: `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${verb}`,
  };
}
