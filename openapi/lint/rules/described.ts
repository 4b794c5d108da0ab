import { type Context, METHODS, type Operation, type PathItem, type Rule, type Schema } from '../types.ts';
import { follow, type Located, walkRequest } from '../walk.ts';

function checkOperation(operation: Operation & { description?: string }, context: Context) {
  const text = operation.description?.trim() ?? '';
  if (text === '') context.report({ message: 'An operation needs a `description`.' });
  else if (!/[.!?)`]$/.test(text)) {
    context.report({
      message: 'A description is a sentence and ends like one.',
      location: context.location.child('description'),
    });
  }
}

/**
 * Reports the properties of a request's object that have neither a description nor a reference to a schema with one.
 */
function checkProperties(context: Context, { node, location }: Located<Schema>) {
  for (const [name, property] of Object.entries(node.properties ?? {})) {
    const propertyLocation = location.child('properties').child(name);
    const schema = follow<Schema>(context, property, propertyLocation)?.node;
    if (property.description || schema?.description || schema?.const !== undefined) continue;
    context.report({
      message: `\`${name}\` of a request needs a \`description\`.`,
      location: propertyLocation.key(),
    });
  }
}

/**
 * Requires a description of its own for every operation, in whole sentences that say what a caller needs beyond the
 * summary, and for everything a client can send. Otherwise a second team has to guess permissions, limits, the effect
 * of repetitions and the purpose of fields.
 */
export const described: Rule = () => {
  const seen = new Set<Schema>();
  return {
    Operation: checkOperation,
    PathItem(item: PathItem, context: Context) {
      const found = { node: item, location: context.location };
      for (const method of METHODS)
        walkRequest(context, found, method, (schema) => checkProperties(context, schema), seen);
    },
  };
};
