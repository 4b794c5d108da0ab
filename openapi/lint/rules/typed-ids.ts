import { basename } from 'node:path';
import {
  type Context,
  hasType,
  type Location,
  type Parameter,
  type Reference,
  type Rule,
  type Schema,
} from '../types.ts';
import { follow, type Located } from '../walk.ts';

/** Names of ids with the shared schema of each. */
const KNOWN_ID_NAMES: ReadonlyArray<[RegExp, string]> = [
  [/^(?:\w*_)?post_?id$|PostId$/, 'PostId'],
  [/^(?:\w*_)?(?:blog|tumblelog)_uuid$|(?:^b|B)logUuid$|(?:^t|T)umblelogUuid$/, 'BlogUuid'],
  [/^reblog_?key$|^reblogKey$/, 'ReblogKey'],
];

/** Named like an id, but an opaque string of another party. */
const OPAQUE_IDS = new Set(['placement_id', 'placementId', 'earnedId', 'requestId']);

const LOOKS_LIKE_ID = /^id$|(?:^|_)u?u?id$|(?:Id|Uuid)$|^uuid$/;

/** Returns true when every string this schema allows has a known form. */
function isTyped(context: Context, { node, location }: Located<Schema>): boolean {
  if (node.oneOf) {
    return node.oneOf.every((member, index) => {
      const found = follow<Schema>(context, member, location.child('oneOf').child(index));
      return found !== undefined && isTyped(context, found);
    });
  }
  return (
    node.pattern !== undefined ||
    node.const !== undefined ||
    (hasType(node, 'null') && !hasType(node, 'string'))
  );
}

function check(context: Context, name: string, schema: Schema | Reference, location: Location) {
  if (OPAQUE_IDS.has(name)) return;
  const target = '$ref' in schema ? basename(schema.$ref, '.yaml') : undefined;
  const known = KNOWN_ID_NAMES.find(([pattern]) => pattern.test(name))?.[1];
  if (known) {
    if (target !== known)
      context.report({ message: `\`${name}\` is typed by the shared schema ${known}.`, location });
    return;
  }
  const found = LOOKS_LIKE_ID.test(name) ? follow<Schema>(context, schema, location) : undefined;
  if (!found || isTyped(context, found)) return;
  context.report({
    message: `\`${name}\` is an id: use PostId, BlogUuid or OpaqueId of components/schemas/shared, or give it a pattern.`,
    location,
  });
}

/** Requires that ids are typed by pattern, so that a wrong kind of id fails validation. */
export const typedIds: Rule = () => ({
  Schema(schema: Schema, context: Context) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      check(context, name, property, context.location.child('properties').child(name));
    }
  },
  Parameter(parameter: Parameter, context: Context) {
    check(context, parameter.name, parameter.schema ?? {}, context.location.child('schema'));
  },
});
