import type { Actor, Request } from '../caller.ts';
import type { OperationRow } from '../contract.ts';
import { resolve } from '../contract.ts';
import type { Run } from '../run.ts';

/**
 * Changes a request so that it must be refused, and returns it with its caller. A text tells why that is not possible.
 */
export type Variation = (
  run: Run,
  row: OperationRow,
  request: Request,
) => { actor: Actor; request: Request } | string | undefined;

const owner = (run: Run): Actor | undefined => run.members.owner?.actor;
const noMember = (run: Run) => `it needs a member: ${run.why ?? 'none'}`;

/** Roles are checked before parameters, so the caller must have them. */
function missingRole({ config }: Run, row: OperationRow): string | undefined {
  const other = row.requirements.find(({ subject, name = '' }) => subject !== 'blog' && !config.values[name]);
  if (other?.subject === 'site') return 'it needs an admin of the site';
  return other && `it needs a ${other.subject} of the member: name one as "${other.name}" in values`;
}

function bodySchema({ operation }: OperationRow) {
  return resolve(operation.requestBody?.content['application/json']?.schema ?? {});
}

/** Names of things that no server has, the second for parameters that hold a domain. */
const UNKNOWN_NAMES = ['conform-no-such-thing', 'conform-no-such-thing.example'];

/** Returns a name of nothing that the schema of the path parameter allows, so that it is looked up. */
function unknownName({ parameters }: OperationRow, name: string): string | undefined {
  const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
  const { pattern } = resolve(parameter?.schema ?? {});
  return UNKNOWN_NAMES.find((unknown) => new RegExp(String(pattern ?? ''), 'u').test(unknown));
}

/** Returns the owner's request changed by `change`; undefined where there is nothing to change. */
function changeRequest(
  change: (row: OperationRow, request: Request) => Partial<Request> | undefined,
): Variation {
  return (run, row, request) => {
    const part = change(row, request);
    if (!part) return undefined;
    const actor = owner(run);
    if (!actor) return noMember(run);
    return missingRole(run, row) ?? { actor, request: { ...request, ...part } };
  };
}

/** The variations that `openapi/conformance/refusals.yaml` may name. */
export const variations: Readonly<Record<string, Variation>> = {
  'unknown-client': (_run, _row, request) => ({ actor: { bearer: 'conform-unknown' }, request }),
  'visitor-let-in': (run, row, request) =>
    row.operation['x-access'] === 'public'
      ? { actor: { bearer: run.config.clientToken }, request }
      : undefined,
  'lower-role': (run, row, request) => {
    const [requirement, ...more] = row.requirements;
    if (requirement?.subject !== 'blog' || requirement.in !== 'path' || requirement.except || more.length > 0)
      return undefined;
    if (requirement.role !== 'admin') return undefined;
    const { writer } = run.config;
    if (!writer || !run.writer) return 'it needs a writer of a blog who is no admin: name one as "writer"';
    const pathValues = { ...request.pathValues, [requirement.name ?? '']: writer.blog };
    return { actor: run.writer, request: { ...request, pathValues } };
  },
  visitor: (run, row, request) =>
    row.operation['x-access'] === 'public'
      ? undefined
      : { actor: { bearer: run.config.clientToken }, request },
  'session-without-csrf': (run, _row, request) =>
    run.session
      ? { actor: { bearer: run.session.bearer, cookie: run.session.cookie }, request }
      : `it needs a cookie session: ${run.why ?? 'createToken gave the site no sid cookie'}`,
  stranger: (run, row, request) => {
    // The first of several requirements refuses.
    const [requirement] = row.requirements;
    if (!requirement || requirement.subject === 'site' || requirement.except) return undefined;
    const { name = '', subject } = requirement;
    if (subject !== 'blog' && !run.config.values[name])
      return `it needs a ${subject}: name one as "${name}" in values`;
    const place = { path: request.pathValues, query: request.query, body: request.body, session: {} }[
      requirement.in
    ];
    if (typeof place !== 'object' || place === null || !(name in place)) return undefined;
    const actor = run.members.stranger?.actor;
    return actor ? { actor, request } : noMember(run);
  },
  'unknown-subject': (run, row, request) => {
    const [requirement, ...more] = row.requirements;
    const isRequired = requirement?.in === 'path' && more.length === 0;
    const name = isRequired ? requirement.name : row.requirements.length === 0 ? 'blog' : undefined;
    if (name === undefined || !(name in (request.pathValues ?? {}))) return undefined;
    const actor = owner(run);
    if (!actor) return noMember(run);
    const unknown = unknownName(row, name);
    if (unknown === undefined) return `no unknown name fits the pattern of ${name}`;
    const pathValues = { ...request.pathValues, [name]: unknown };
    return { actor, request: { ...request, pathValues } };
  },
  'other-blog': (run, row, request) => {
    const { pathValues = {} } = request;
    if (!row.path.startsWith('/v2/blog/{blog}/posts/{id}')) return undefined;
    const { stranger } = run.members;
    if (!stranger) return noMember(run);
    return {
      actor: stranger.actor,
      request: { ...request, pathValues: { ...pathValues, blog: stranger.blog } },
    };
  },
  'unknown-field': changeRequest((row, request) =>
    bodySchema(row).additionalProperties === false
      ? { body: { ...((request.body ?? {}) as object), conform_unknown: true } }
      : undefined,
  ),
  'above-maximum': changeRequest((row, { query }) => {
    const found = row.parameters.find(
      ({ in: where, schema }) => where === 'query' && typeof resolve(schema ?? {}).maximum === 'number',
    );
    return found && { query: { ...query, [found.name]: Number(resolve(found.schema).maximum) + 1 } };
  }),
  'below-minimum': changeRequest((row, { query }) => {
    const found = row.parameters.find(
      ({ in: where, schema }) => where === 'query' && typeof resolve(schema ?? {}).minimum === 'number',
    );
    return found && { query: { ...query, [found.name]: Number(resolve(found.schema).minimum) - 1 } };
  }),
  'strange-cursor': changeRequest((row, { query }) =>
    row.parameters.some(({ in: where, name }) => where === 'query' && name === 'cursor')
      ? { query: { ...query, cursor: 'conform-not-a-cursor' } }
      : undefined,
  ),
  'other-content-type': changeRequest((row, request) =>
    row.operation.requestBody
      ? { body: 'a text', headers: { ...request.headers, 'Content-Type': 'text/x-conform' } }
      : undefined,
  ),
};
