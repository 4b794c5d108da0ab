import type { Validators } from './ajv.ts';
import type { ContractDocument, ContractOperation, Header } from './load.ts';

/** Headers with a meaning for clients of the contract: a response that carries one must declare it. */
const TELLING = [
  'x-csrf',
  'x-request-id',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'location',
  'sunset',
];

/** Headers as Fastify provides them, by lower-case name. */
type AnswerHeaders = Record<string, string | number | string[] | undefined>;

/**
 * Returns the problem with the headers of a response: a required one is missing, one does not fit its schema, or one of
 * {@link TELLING} is not declared. Undefined when there is none.
 */
export function headerProblem(
  document: ContractDocument,
  validators: Validators,
  { id, responses }: ContractOperation,
  status: number,
  headers: AnswerHeaders,
): string | undefined {
  const declared = new Map(
    Object.entries(responses[String(status)]?.headers ?? {}).map(([name, header]) => [
      name.toLowerCase(),
      resolved(document, header),
    ]),
  );
  for (const [name, { required, schema }] of declared) {
    const value = headers[name];
    if (value === undefined && required) return `the header ${name} is missing`;
    if (value === undefined || name === 'set-cookie') continue;
    const typed = schema.type === 'integer' ? Number(value) : String(value);
    if (!validators.of(`${id} ${status} ${name}`, schema)(typed))
      return `the header ${name} must not be ${value}`;
  }
  const undeclared = TELLING.find((name) => headers[name] !== undefined && !declared.has(name));
  if (undeclared !== undefined) return `the header ${undeclared} is not declared`;
  return startsSession(headers) && !declared.has('set-cookie')
    ? 'starting a session is not declared'
    : undefined;
}

/**
 * Returns true when the response sets a session cookie; clearing the cookies of an ended session is allowed in any
 * response.
 */
function startsSession(headers: AnswerHeaders): boolean {
  const cookies = [headers['set-cookie'] ?? []].flat();
  return cookies.some((cookie) => /^sid=[^;]/.test(String(cookie)));
}

function resolved(document: ContractDocument, header: Header | { $ref: string }): Header {
  if (!('$ref' in header)) return header;
  return document.components.headers?.[header.$ref.split('/').at(-1) ?? ''] ?? { schema: {} };
}
