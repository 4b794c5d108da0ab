import type { Answer } from './caller.ts';
import { contract, type OperationRow, schemaFault, statusOfCode } from './contract.ts';

interface Failure {
  meta?: { status?: number; requestId?: string };
  errors?: Array<{ code?: number }>;
}

/** Returns the first code of a failure; undefined when the answer is none. */
export function codeOf({ json }: Answer): number | undefined {
  const code = (json as Failure | undefined)?.errors?.[0]?.code;
  return typeof code === 'number' ? code : undefined;
}

/** Returns the key of an answer in the matrix: `200`, `404/4004`. */
export function answerKey(answer: Answer): string {
  const code = answer.status >= 400 ? codeOf(answer) : undefined;
  return code === undefined ? String(answer.status) : `${answer.status}/${code}`;
}

/** Returns true when the server says that it has not built this call, or does not know the address at all. */
export function isNotOffered(answer: Answer): boolean {
  if (answer.status === 501) return codeOf(answer) === 5001;
  return answer.status === 404 && codeOf(answer) === undefined;
}

function failureFault(row: OperationRow, answer: Answer): string | undefined {
  const code = codeOf(answer);
  if (code === undefined) return 'the failure has no error code';
  if (!row.codes.includes(code)) return `code ${code} is not documented for ${row.id}`;
  if (statusOfCode.get(code) !== answer.status)
    return `code ${code} belongs to status ${statusOfCode.get(code)}, not ${answer.status}`;
  const named = (answer.json as Failure).meta?.requestId;
  const header = answer.headers.get('x-request-id');
  if (named !== undefined && header !== null && named !== header)
    return `meta.requestId ${named} is not X-Request-Id ${header}`;
  return undefined;
}

function headerFault(row: OperationRow, answer: Answer): string | undefined {
  const documented = row.operation.responses[String(answer.status)]?.headers ?? {};
  for (const [name, given] of Object.entries(documented)) {
    const ref = (given as { $ref?: string }).$ref?.split('/').at(-1);
    const header = (ref ? contract.components.headers?.[ref] : given) as { required?: boolean } | undefined;
    if (header?.required && !answer.headers.has(name)) return `the header ${name} is missing`;
  }
  if (answer.status === 405 && !answer.headers.has('allow')) return 'the header Allow is missing';
  if (answer.status === 429 && !answer.headers.has('retry-after')) return 'the header Retry-After is missing';
  return undefined;
}

/** Returns how an answer differs from the documented one, or undefined when it does not. */
export function faultOf(row: OperationRow, answer: Answer): string | undefined {
  if (answer.failure) return `there was no answer: ${answer.failure}`;
  const status = String(answer.status);
  const documented = row.operation.responses[status];
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  if (!documented) {
    const start = answer.text.slice(0, 120).replaceAll(/\s+/g, ' ');
    return `status ${status} is not documented (${type || 'no content type'}: ${start || 'no body'})`;
  }
  if (!documented.content) {
    // HTTP clients discard such a body; its Content-Length remains.
    const isAnnounced = Number(answer.headers.get('content-length') ?? 0) > 0;
    return answer.text === '' && !isAnnounced ? headerFault(row, answer) : `${status} has a body`;
  }
  if (!(type in documented.content))
    return `the content type is ${type || 'missing'}, not ${Object.keys(documented.content).join(' or ')}`;
  if (type !== 'application/json') return headerFault(row, answer);
  if (answer.json === undefined) return 'the body is no JSON';
  const stated = (answer.json as Failure).meta?.status;
  if (typeof stated === 'number' && stated !== answer.status)
    return `meta.status is ${stated}, not ${status}`;
  return (
    schemaFault(row, status, answer.json) ??
    (answer.status >= 400 ? failureFault(row, answer) : undefined) ??
    headerFault(row, answer)
  );
}
