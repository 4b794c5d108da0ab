import type { Context, Rule, Schema } from '../types.ts';

/** Returns the names beside which a generated class has a method of the same name as the property. */
function* accessorsOf(name: string): Generator<string> {
  const upper = name.charAt(0).toUpperCase() + name.slice(1);
  for (const verb of ['has', 'get', 'set', 'unset']) yield verb + upper;
}

type Properties = Record<string, { deprecated?: boolean } | undefined>;

/**
 * Forbids a property `hasRule` beside `rule`. Generators make `HasRule`, `GetRule` and `SetRule` for an optional `rule`,
 * so the client of such a schema does not compile (Go). Deprecated properties stay until the next breaking version.
 */
export const accessorNames: Rule = () => ({
  Schema(schema: Schema, context: Context) {
    const properties = (schema.properties ?? {}) as Properties;
    for (const name of Object.keys(properties))
      for (const accessor of accessorsOf(name))
        if (properties[accessor] && properties[accessor].deprecated !== true)
          context.report({
            message: `\`${accessor}\` is also the accessor that generated clients make for \`${name}\`: choose another name.`,
            location: context.location.child('properties').child(accessor),
          });
  },
});
