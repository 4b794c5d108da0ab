import { expect, test } from 'vitest';
import { ROLES } from '../../scripts/contract/access.ts';
import { roleRules } from '../data.ts';
import { isAllowed } from './roles.ts';

const community = { subject: 'community', in: 'path', name: 'community' } as const;

test.each([
  ['moderator', undefined, { is: 'a member', who: 'a', role: 'member' }, false],
  ['moderator', undefined, { is: 'a stranger', who: 'a' }, false],
  ['moderator', undefined, { is: 'a moderator', who: 'a', role: 'moderator' }, true],
  ['moderator', 'decide', { is: 'a moderator', who: 'a', role: 'moderator', permissions: ['rules'] }, false],
  ['moderator', 'decide', { is: 'a moderator', who: 'a', role: 'moderator', permissions: ['decide'] }, true],
  ['moderator', 'decide', { is: 'an admin', who: 'a', role: 'admin' }, true],
  ['admin', undefined, { is: 'a moderator', who: 'a', role: 'moderator', permissions: ['decide'] }, false],
] as const)('isAllowed: %s with the right %s, called by %o: %s', (role, permission, caller, allowed) => {
  const requirement = { ...community, role, ...(permission ? { permission } : {}) };
  const { permissions, ...who } = { permissions: undefined, ...caller };
  expect(isAllowed(requirement, { ...who, ...(permissions ? { permissions: [...permissions] } : {}) })).toBe(
    allowed,
  );
});

test('roles.yaml has a caller in every role of its subjects, and names roles that exist', () => {
  for (const { subject, callers } of roleRules) {
    const named = callers.flatMap(({ role }) => role ?? []);
    expect([subject, new Set(named)]).toEqual([subject, new Set(subject === 'site' ? [] : ROLES[subject])]);
  }
  expect(roleRules.map(({ subject }) => subject)).toEqual([
    'community',
    'blog',
    'collection',
    'client',
    'site',
  ]);
});
