import { type Context, hasType, isValueUnion, type Rule, type Schema } from '../types.ts';
import { follow } from '../walk.ts';

interface Member {
  index: number;
  schema: Schema;
}

function tagsOf(schema: Schema): Map<string, unknown> {
  return new Map(
    Object.entries(schema.properties ?? {})
      .filter(([name, property]) => property.const !== undefined && schema.required?.includes(name))
      .map(([name, property]) => [name, property.const]),
  );
}

function checkMembers(members: Member[], kind: string, declared: string | undefined, context: Context) {
  for (const { index, schema } of members) {
    if (schema.allOf) {
      const location = context.location.child(kind).child(index);
      context.report({ message: 'A member of a union is a plain object, without `allOf`.', location });
    }
  }
  const shared = [...tagsOf(members[0]?.schema ?? {}).keys()].filter((name) =>
    members.every(({ schema }) => tagsOf(schema).has(name)),
  );
  const tag = shared.find((name) => declared === undefined || name === declared);
  if (tag === undefined) {
    context.report({
      message: `The members of a union need a required property with a \`const\` that tells them apart${declared ? `: \`${declared}\`` : ''}.`,
      location: context.location.child(kind).key(),
    });
    return;
  }
  const values = members.map(({ schema }) => tagsOf(schema).get(tag));
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) {
    context.report({
      message: `Two members of this union have \`${tag}\` "${String(twice)}".`,
      location: context.location.child(kind).key(),
    });
  }
  if (declared === undefined) {
    context.report({ message: `A union names its tag: \`discriminator: { propertyName: ${tag} }\`.` });
  }
}

/**
 * Requires that unions consist of plain objects that a `const` distinguishes: validators and types stay exact, and
 * mocks need no discriminator. Plain values of different types distinguish themselves.
 */
export const plainUnions: Rule = () => ({
  Schema(schema: Schema, context: Context) {
    for (const kind of ['oneOf', 'anyOf'] as const) {
      const members = (schema[kind] ?? []).map((member, index) => ({
        index,
        schema: follow<Schema>(context, member, context.location)?.node ?? {},
      }));
      const others = members.filter((member) => !hasType(member.schema, 'null'));
      // One schema or null is a nullable reference, not a union.
      if (others.length < 2 || isValueUnion(others.map(({ schema }) => schema))) continue;
      checkMembers(others, kind, schema.discriminator?.propertyName, context);
    }
  },
});
