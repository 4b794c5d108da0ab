import type { Context, Rule, Schema } from '../types.ts';

/** Returns the names beside which a generated class has a method of the same name as the property. */
function* accessorsOf(name: string): Generator<string> {
  const upper = name.charAt(0).toUpperCase() + name.slice(1);
  for (const verb of ['has', 'get', 'set', 'unset']) yield verb + upper;
}

/**
 * Forbids a property `hasRule` beside `rule`. Generators make `HasRule`, `GetRule` and `SetRule` for an optional `rule`,
 * so the client of such a schema does not compile (Go).
 */
export const accessorNames: Rule = () => ({
  Schema(schema: Schema, context: Context) {
    const names = new Set(Object.keys(schema.properties ?? {}));
    for (const name of names)
      for (const accessor of accessorsOf(name))
        if (names.has(accessor))
          context.report({
            message: `\`${accessor}\` is also the accessor that generated clients make for \`${name}\`: choose another name.`,
            location: context.location.child('properties').child(accessor),
          });
  },
});
