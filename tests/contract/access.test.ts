import { describe, expect, test } from 'vitest';
import { requirementsOf } from '../../scripts/contract/access.ts';
import { operationRows } from './bundle.ts';
import { operationAt } from './look-up.ts';

const accessOf = (call: string) => operationAt(call).operation['x-access'];

/** Returns the roles a call requires, as `blog writer`. */
function rolesOf(call: string): string[] {
  return requirementsOf(accessOf(call)).map(({ subject, role }) => `${subject} ${role}`);
}

describe('required roles', () => {
  test.each([
    ['queue', 'GET /v2/blog/{blog}/posts/queue', ['blog writer']],
    ['drafts', 'GET /v2/blog/{blog}/posts/draft', ['blog writer']],
    ['followers', 'GET /v2/blog/{blog}/followers', ['blog admin']],
    ['members', 'GET /v2/blog/{blog}/members', ['blog writer']],
    ['activity', 'GET /v2/blog/{blog}/activity/notes', ['blog writer']],
    ['review', 'GET /v2/blog/{blog}/posts/review', ['blog writer']],
    ['creator settings', 'PATCH /v2/blog/{blog}/support', ['blog admin']],
    ['messages of an own blog', 'GET /v2/conversations', ['blog admin']],
  ])('operations on the %s of a blog require its role [permission-05]', (_what, call, roles) => {
    expect(rolesOf(call)).toEqual(roles);
    expect(operationAt(call).operation['x-errors']).toEqual(expect.arrayContaining([1034, 4003, 4004]));
  });

  test('operations that speak as a blog require a writer, blog settings an admin', () => {
    const writing = [
      'POST /v2/blog/{blog}/posts',
      'PUT /v2/blog/{blog}/posts/{id}',
      'POST /v2/user/post/reply',
    ];
    for (const call of writing) expect(new Set(rolesOf(call)), call).toEqual(new Set(['blog writer']));
    const owning = [
      'POST /v2/blog/{blog}/settings',
      'PATCH /v2/blog/{blog}/theme',
      'POST /v2/blog/{blog}/delete',
      'PUT /v2/blog/{blog}/invitations/{recipient}',
      'GET /v2/blog/{blog}/blocks',
    ];
    for (const call of owning) expect(rolesOf(call), call).toEqual(['blog admin']);
  });

  test('community operations require members, moderators and admins as the specification says', () => {
    const moderating = operationRows.filter(({ path }) =>
      path.startsWith('/v2/communities/{community}/moderation/'),
    );
    expect(moderating.length).toBeGreaterThan(10);
    for (const { method, path } of moderating) {
      const [asked] = requirementsOf(accessOf(`${method.toUpperCase()} ${path}`));
      const own = /decisions$|decisions\/\{decision_id\}$|appeal$/.test(path) && asked?.role === 'member';
      expect([asked?.subject, own ? 'moderator' : asked?.role], path).toEqual(['community', 'moderator']);
    }
    expect(rolesOf('PUT /v2/communities/{community}')).toEqual(['community admin']);
    expect(rolesOf('PUT /v2/communities/{community}/content_label')).toEqual(['community admin']);
  });

  test('no operation states a required role in prose only', () => {
    for (const { operation } of operationRows) {
      const words = /\bFor (its |the )?(owner|admins|moderators)\b/.exec(operation.description ?? '');
      if (words) expect(requirementsOf(operation['x-access']), operation.operationId).not.toEqual([]);
    }
  });

  test('shop operations require a member [shop-01]', () => {
    const shop = operationRows.filter(({ path }) => path.startsWith('/v2/skeinmart/'));
    expect(shop.length).toBeGreaterThan(0);
    for (const { operation } of shop) expect(operation['x-access'], operation.operationId).not.toBe('public');
  });
});
