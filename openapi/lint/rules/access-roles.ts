import { PERMISSIONS, ROLES, SUBJECT_SOURCES } from '../../../scripts/contract/access.ts';
import { type Context, METHODS, type PathItem, type Rule } from '../types.ts';
import { descend, follow, parametersOf } from '../walk.ts';

type Names = Record<string, ReadonlySet<string>>;

/** Returns the top-level fields of a request body, of all its forms. */
function bodyFields(context: Context, item: PathItem, method: string): Set<string> {
  const names = new Set<string>();
  const start = { node: item, location: context.location };
  const content = descend<object>(context, start, method, 'requestBody', 'content');
  for (const type of Object.keys(content?.node ?? {})) {
    const schema = descend<object>(context, content, type, 'schema');
    for (const form of formsOf(schema?.node)) {
      const found = follow<{ properties?: object }>(context, form, schema?.location ?? context.location);
      for (const name of Object.keys(found?.node.properties ?? {})) names.add(name);
    }
  }
  return names;
}

function formsOf(schema: { oneOf?: object[]; allOf?: object[] } | undefined): object[] {
  return schema ? [schema, ...(schema.oneOf ?? []), ...(schema.allOf ?? [])] : [];
}

/** Returns the fault of one requirement of an operation, undefined when there is none. */
function faultOf(requirement: Record<string, unknown>, names: Names): string | undefined {
  const { subject, in: place, name, role, permission, except } = requirement;
  const unknownKey = Object.keys(requirement).find(
    (key) => !['subject', 'in', 'name', 'role', 'permission', 'except'].includes(key),
  );
  if (unknownKey) return `nobody reads \`${unknownKey}\`.`;
  const roles: readonly unknown[] | undefined = ROLES[subject as keyof typeof ROLES];
  if (!roles) return `\`subject\` is one of ${Object.keys(ROLES).join(', ')}.`;
  if (!roles.includes(role)) return `a role on a ${subject} is one of ${roles.join(', ')}.`;
  if (!SUBJECT_SOURCES.includes(place as (typeof SUBJECT_SOURCES)[number]))
    return `\`in\` is one of ${SUBJECT_SOURCES.join(', ')}.`;
  if ((subject === 'site') !== (place === 'session')) return 'the site, and nothing else, is in the session.';
  if ((place === 'session') !== (name === undefined))
    return '`name` says where a path, query or body names it.';
  if (place !== 'session' && !names[String(place)]?.has(String(name))) {
    return `the ${place} has no \`${name}\`.`;
  }
  const isPermission = (PERMISSIONS as readonly unknown[]).includes(permission);
  if (permission !== undefined && !(role === 'moderator' && isPermission)) {
    return `a moderator's \`permission\` is one of ${PERMISSIONS.join(', ')}.`;
  }
  if (except !== undefined && !(typeof except === 'string' && /^[A-Z].*\.$/.test(except))) {
    return '`except` is a sentence with a full stop.';
  }
  return undefined;
}

/**
 * Requires that `x-access` is `public`, `member`, or roles that their subjects have, each named where the request names
 * the subject.
 */
export const accessRoles: Rule = () => ({
  PathItem(item: PathItem, context: Context) {
    for (const method of METHODS) {
      const operation = item[method];
      const access = operation?.['x-access'];
      if (!operation || access === undefined || access === 'public' || access === 'member') continue;
      const location = context.location.child(method).child('x-access');
      const list = (Array.isArray(access) ? access : [access]) as unknown[];
      const parameters = parametersOf(context, item, operation);
      const namesIn = (place: string) =>
        new Set(parameters.filter((parameter) => parameter.in === place).map(({ name }) => name));
      const names = {
        path: namesIn('path'),
        query: namesIn('query'),
        body: bodyFields(context, item, method),
      };
      if (list.length === 0) context.report({ message: '`x-access` asks for nothing.', location });
      for (const requirement of list) {
        const fault =
          typeof requirement === 'object' && requirement !== null
            ? faultOf(requirement as Record<string, unknown>, names)
            : 'it is `public`, `member`, or a role on something.';
        if (fault) context.report({ message: `\`x-access\`: ${fault}`, location });
      }
    }
  },
});
