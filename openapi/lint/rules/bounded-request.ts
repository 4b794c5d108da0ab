import {
  type Context,
  hasType,
  METHODS,
  type Parameter,
  type PathItem,
  type Rule,
  type Schema,
} from '../types.ts';
import { type Located, walkRequest, walkSchemas } from '../walk.ts';

/**
 * Returns true when a pattern is anchored at both ends and has no unbounded repetition, so that it limits the length.
 */
export function limitsLength(pattern: string): boolean {
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return false;
  const withoutClasses = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  return !/[*+]|\{\d+,\}/.test(withoutClasses);
}

function missingBound(schema: Schema): string | undefined {
  if (schema.const !== undefined || schema.enum) return undefined;
  if (hasType(schema, 'string')) {
    const bounded =
      schema.maxLength !== undefined ||
      schema.format !== undefined ||
      (schema.pattern !== undefined && limitsLength(schema.pattern));
    if (!bounded)
      return 'A string in a request needs `maxLength`, `enum`, `format` or a pattern that limits it.';
  }
  if (hasType(schema, 'array') && schema.maxItems === undefined) {
    return 'An array in a request needs `maxItems`.';
  }
  if (hasType(schema, 'integer') || hasType(schema, 'number')) {
    const low = schema.minimum ?? schema.exclusiveMinimum;
    const high = schema.maximum ?? schema.exclusiveMaximum;
    if (low === undefined || high === undefined) {
      return 'A number in a request needs `minimum` and `maximum`.';
    }
  }
  return undefined;
}

/** Requires an upper bound for every string, array and number in bodies and parameters. */
export const boundedRequest: Rule = () => {
  const seen = new Set<Schema>();
  const visitIn =
    (context: Context) =>
    ({ node, location }: Located<Schema>) => {
      const message = missingBound(node);
      if (message) context.report({ message, location });
    };
  return {
    PathItem(item: PathItem, context: Context) {
      const found = { node: item, location: context.location };
      for (const method of METHODS) walkRequest(context, found, method, visitIn(context), seen);
    },
    Parameter(parameter: Parameter, context: Context) {
      walkSchemas(context, parameter.schema, context.location.child('schema'), visitIn(context), seen);
    },
  };
};
