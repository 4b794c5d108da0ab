import { type Context, isValueUnion, type Rule, type Schema } from '../types.ts';
import { follow } from '../walk.ts';

const isNull = ({ type }: Schema) => type === 'null';

/**
 * Requires `type: object` for a union of objects and each of its members. Validators that use the discriminator check objects
 * only: without the type a text or `null` in the union's place would pass.
 */
export const unionTypes: Rule = () => ({
  Schema(schema: Schema, context: Context) {
    for (const kind of ['oneOf', 'anyOf'] as const) {
      const members = (schema[kind] ?? []).map(
        (member) => follow<Schema>(context, member, context.location)?.node ?? {},
      );
      const others = members.filter((member) => !isNull(member));
      // One schema or null is a nullable reference, not a union.
      if (others.length < 2 || isValueUnion(others)) continue;
      const nullable = others.length < members.length;
      if (!nullable && schema.type !== 'object') {
        context.report({ message: 'A union says `type: object` beside its members.' });
      }
      for (const [index, member] of members.entries()) {
        if (isNull(member) || member.type === 'object') continue;
        const location = context.location.child(kind).child(index);
        context.report({ message: 'A member of a union says `type: object`.', location });
      }
    }
  },
});
