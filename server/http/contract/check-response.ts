import type { FastifyInstance, FastifyRequest } from 'fastify';
import { domainError } from '#server/core/errors.ts';
import { errorEnvelope } from '../plugins/envelope.ts';
import { closed, type Validators, validatorsOf } from './ajv.ts';
import { headerProblem } from './check-headers.ts';
import type { Contract, ContractOperation } from './load.ts';

/** A response that violates the contract. */
export type Violation = { operationId: string; method: string; url: string; status: number; problem: string };

/**
 * Checks every answer of an operation against the contract: the status must be documented, the body must fit its
 * schema and carry nothing the contract does not name, an error code must be one the operation lists, headers must be as
 * declared. An answer that
 * does not is told to `report`, logged, and replaced by a 500 that says what was wrong. For tests and development: it
 * parses every body again.
 */
export function checkResponses(
  app: FastifyInstance,
  contract: Contract,
  report: (violation: Violation) => void,
): void {
  const validators = validatorsOf(closed(contract.document));
  app.addHook('onSend', async (request, reply, payload) => {
    const operation = request.aliasOf ?? request.routeOptions.config.operation;
    if (operation === undefined || request.method === 'HEAD') return payload;
    const status = reply.statusCode;
    if (request.aliasOf && status < 400) return payload;
    const problem =
      problemOf(validators, operation, status, payload) ??
      headerProblem(contract.document, validators, operation, status, reply.getHeaders());
    if (problem === undefined) return payload;
    const violation = violationOf(request, operation, reply.statusCode, problem);
    report(violation);
    request.log.error(violation, 'the answer breaks the contract');
    const detail = `${operation.id} answered ${reply.statusCode} against the contract: ${problem}`;
    reply.code(500).type('application/json; charset=utf-8');
    return JSON.stringify(errorEnvelope(domainError('internal-error', { detail }), request.id));
  });
}

function problemOf(
  validators: Validators,
  operation: ContractOperation,
  status: number,
  payload: unknown,
): string | undefined {
  const documented = operation.responses[String(status)];
  const text = typeof payload === 'string' ? payload : undefined;
  if (documented === undefined)
    return `status ${status} is not documented (${text?.slice(0, 500) ?? 'no body'})`;
  const content = documented.content ?? {};
  const [mediaType] = Object.keys(content);
  if (mediaType === undefined) return text === undefined || text === '' ? undefined : 'there must be no body';
  if (!mediaType.startsWith('application/json')) return undefined;
  if (text === undefined) return 'the body is missing';
  const inner = `${operation.pointer}/responses/${status}/content/${mediaType.replaceAll('/', '~1')}/schema`;
  // A schema shared by name, such as the one of all failures, is compiled once for all operations.
  const validate = validators.at(content[mediaType]?.schema?.$ref?.slice(1) ?? inner);
  const body = JSON.parse(text) as { errors?: { code: number }[] };
  if (!validate(body)) {
    return (validate.errors ?? [])
      .map(
        ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
      )
      .join('; ');
  }
  const unlisted =
    status < 400 ? undefined : body.errors?.find(({ code }) => !operation.errors.includes(code));
  return unlisted === undefined ? undefined : `error code ${unlisted.code} is not listed for this operation`;
}

function violationOf(
  request: FastifyRequest,
  operation: ContractOperation,
  status: number,
  problem: string,
): Violation {
  return { operationId: operation.id, method: request.method, url: request.url, status, problem };
}
