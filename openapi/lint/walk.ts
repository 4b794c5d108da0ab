import type { Context, Location, Operation, Parameter, PathItem, Reference, Schema } from './types.ts';

/** A node with its location, references followed. */
export interface Located<T> {
  node: T;
  location: Location;
}

/** Follows a reference at `location`; undefined when its target does not exist (the bundler reports that). */
export function follow<T>(context: Context, node: T | Reference, location: Location): Located<T> | undefined {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return { node: node as T, location };
  const found = context.resolve<T>(node, location.source.absoluteRef);
  return found.node === undefined ? undefined : { node: found.node, location: found.location ?? location };
}

/** Returns a child of a node, references followed. */
export function childOf<T>(
  context: Context,
  parent: Located<object> | undefined,
  key: string,
): Located<T> | undefined {
  const node = (parent?.node as Record<string, T | Reference> | undefined)?.[key];
  if (parent === undefined || node === undefined) return undefined;
  return follow<T>(context, node, parent.location.child(key));
}

/** Returns a descendant of a node, references followed at every step. */
export function descend<T>(
  context: Context,
  start: Located<object> | undefined,
  ...keys: string[]
): Located<T> | undefined {
  let found: Located<object> | undefined = start;
  for (const key of keys) found = childOf<object>(context, found, key);
  return found as Located<T> | undefined;
}

/** Returns the parameters of an operation and of its path. */
export function parametersOf(context: Context, item: PathItem, operation: Operation): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].flatMap(
    (parameter) => follow<Parameter>(context, parameter, context.location)?.node ?? [],
  );
}

type SchemaVisit = (found: Located<Schema>) => void;

/**
 * Visits a schema and every schema below it once, references followed. Redocly's own nested visitors stop at the first
 * schema below a node.
 */
export function walkSchemas(
  context: Context,
  schema: Schema | Reference | undefined,
  at: Location,
  visit: SchemaVisit,
  seen = new Set<Schema>(),
): void {
  const found = schema && follow<Schema>(context, schema, at);
  if (!found || seen.has(found.node)) return;
  seen.add(found.node);
  visit(found);
  const { node, location } = found;
  const next = (child: Schema | undefined, ...path: Array<string | number>) =>
    walkSchemas(
      context,
      child,
      path.reduce<Location>((place, step) => place.child(step), location),
      visit,
      seen,
    );
  for (const [name, child] of Object.entries(node.properties ?? {})) next(child, 'properties', name);
  for (const kind of ['oneOf', 'anyOf', 'allOf', 'prefixItems'] as const) {
    for (const [index, child] of (node[kind] ?? []).entries()) next(child, kind, index);
  }
  next(node.items, 'items');
  if (typeof node.additionalProperties === 'object') next(node.additionalProperties, 'additionalProperties');
}

/** Visits every schema of an operation's request body. */
export function walkRequest(
  context: Context,
  item: Located<PathItem>,
  method: string,
  visit: SchemaVisit,
  seen?: Set<Schema>,
): void {
  const content = descend<Record<string, object>>(context, item, method, 'requestBody', 'content');
  for (const type of Object.keys(content?.node ?? {})) {
    const media = descend<{ schema?: Schema }>(context, content, type);
    if (media) walkSchemas(context, media.node.schema, media.location.child('schema'), visit, seen);
  }
}
