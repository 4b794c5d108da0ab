import { type OperationId, operations } from '#generated/operations.ts';
import type { Ingredients } from '#tests/fixtures/fixture.ts';
import { type Requirement, ROLES } from '../../scripts/contract/access.ts';
import { type Caller, ROLE_OF } from './world.ts';

/** Returns the roles that a call requires, in the contract's order. */
export function rolesOf(
  id: OperationId,
): readonly (Pick<Requirement, 'subject' | 'role' | 'in'> & { hasException?: true })[] {
  const operation = operations[id];
  return 'roles' in operation ? operation.roles : [];
}

/** Returns the code that contract and recipe give this caller; undefined for a success. */
export function expectedCode(
  id: OperationId,
  caller: Caller,
  { codeForBlocked, code }: Ingredients,
): number | undefined {
  if (caller === 'visitor' && operations[id].access !== 'public') return 1034;
  const roles = rolesOf(id);
  const isOfCommunity = roles.some(({ subject }) => subject === 'community');
  if (caller === 'blocked' && !isOfCommunity && (codeForBlocked !== undefined || roles.length > 0))
    return codeForBlocked ?? 4004;
  const role = ROLE_OF[caller];
  for (const { subject, role: least } of roles) {
    // A speaker of the blog has access to its conversations; others were refused for the blog.
    if (subject === 'conversation') continue;
    const order: readonly string[] = ROLES[subject];
    // The admin runs the communities of the recipes and the writer is a member; a block between members means nothing.
    if (subject === 'community') {
      const held = caller === 'admin' ? 'admin' : caller === 'writer' ? 'member' : null;
      if (held === null || order.indexOf(held) < order.indexOf(least)) return 4003;
      continue;
    }
    // The admin owns the collections of the recipes and the writer puts posts in.
    if (subject === 'collection') {
      const held = caller === 'admin' ? 'owner' : caller === 'writer' ? 'contributor' : null;
      if (held === null || order.indexOf(held) < order.indexOf(least)) return 4003;
      continue;
    }
    // The admin owns the domains of the recipes; those of others are not disclosed.
    if (subject === 'domain') {
      if (caller !== 'admin') return 4004;
      continue;
    }
    // The admin owns the apps of the recipes.
    if (subject === 'client') {
      if (caller !== 'admin') return 4003;
      continue;
    }
    if (role === null || order.indexOf(role) < order.indexOf(least)) return 4003;
  }
  return code;
}
