// Access policy: resolves the subject and the role that an operation asks for (`x-access`), before its handler runs.

import { type DomainError, domainError } from '#server/core/errors.ts';
import type { ContractOperation } from '#server/http/contract/load.ts';
import { blogResolver } from './blog.ts';
import { clientResolver } from './client.ts';
import { collectionResolver } from './collection.ts';
import { communityResolver } from './community.ts';
import { conversationResolver } from './conversation.ts';
import { domainResolver } from './domain.ts';
import type { ResolveRequest, Resolver } from './resolver.ts';
import { siteResolver } from './site.ts';
import type { RequiredRole, SubjectRows } from './subjects.ts';

type Resolvers = { [Name in keyof SubjectRows]: Resolver<SubjectRows[Name]> };
type Place = RequiredRole['in'];
type Verdict = { row: unknown } | { refusal: DomainError };

const resolvers: Resolvers = {
  blog: blogResolver,
  client: clientResolver,
  collection: collectionResolver,
  community: communityResolver,
  conversation: conversationResolver,
  domain: domainResolver,
  site: siteResolver,
};

function resolverOf(subject: string): Resolver<unknown> | undefined {
  return (resolvers as unknown as Record<string, Resolver<unknown>>)[subject];
}

/**
 * Refuses to start with an operation whose subject has no resolver.
 *
 * @throws when the operation requires a role on a subject without a resolver, or a role its resolver does not know
 */
export function requireResolvers({ id, roles }: ContractOperation): void {
  for (const { subject, role, permission } of roles) {
    const resolver = resolverOf(subject);
    if (resolver === undefined) {
      throw new Error(
        `${id} asks for a role on a ${subject}: write server/access/${subject}.ts before its handler.`,
      );
    }
    if (permission !== undefined && !resolver.may)
      throw new Error(`${id}: nobody knows rights on a ${subject}.`);
    if (!resolver.roles.includes(role)) throw new Error(`${id} asks for ${role}, no role on a ${subject}.`);
  }
}

function nameOf({ in: place, name = '' }: RequiredRole, values: unknown): string | undefined {
  if (place === 'session') return '';
  const value = (values as Record<string, unknown> | undefined)?.[name];
  return value === undefined ? undefined : String(value);
}

async function judge(asked: RequiredRole, name: string, asking: ResolveRequest): Promise<Verdict> {
  const resolver = resolverOf(asked.subject);
  if (resolver === undefined) throw new Error(`Nobody finds a ${asked.subject}`);
  const { roles, gone, may } = resolver;
  const found = await resolver.find(asking, name);
  const field = asked.in === 'body' || asked.in === 'query' ? { field: asked.name ?? '' } : {};
  if (found === undefined)
    return { refusal: domainError('not-found', { ...(gone && { reason: gone }), ...field }) };
  const isEnough = found.role !== null && roles.indexOf(found.role) >= roles.indexOf(asked.role);
  const { permission } = asked;
  const isPermitted = permission === undefined || (found.role !== null && may?.(found.row, permission));
  return isEnough && isPermitted ? { row: found.row } : { refusal: domainError('not-allowed', field) };
}

function settled(verdict: Verdict): unknown {
  if ('refusal' in verdict) throw verdict.refusal;
  return verdict.row;
}

/**
 * Applies an operation's access policy to one part of the request: resolves the subjects it names there, under the names
 * of the manifest (see {@link Subjects}). Subjects are resolved in the contract's order, so that the first of two refusals is the one answered.
 *
 * @param values of that part of the request
 * @throws not-found (4004) or not-allowed (4003)
 */
export async function resolveSubjects(
  { id, roles }: ContractOperation,
  place: Place,
  values: unknown,
  asking: Omit<ResolveRequest, 'operation'>,
): Promise<Record<string, unknown>> {
  const subjects: Record<string, unknown> = {};
  for (const asked of roles) {
    if (asked.in !== place) continue;
    const name = nameOf(asked, values);
    if (name === undefined) continue;
    const verdict = await judge(asked, name, { ...asking, operation: id });
    subjects[asked.as] = asked.hasException ? () => settled(verdict) : settled(verdict);
  }
  return subjects;
}
