import type { Context, Parameter, PathItem, Rule, Schema } from '../types.ts';
import { descend, type Located, parametersOf } from '../walk.ts';

/** Query parameters that request a further page. */
const PAGING_PARAMETER = /^(?:cursor|offset|page|before_id)$/;

/** Returns true when these query parameters page through a list. */
export function pagesBy(parameters: Parameter[]): boolean {
  return parameters.some((parameter) => parameter.in === 'query' && PAGING_PARAMETER.test(parameter.name));
}

/**
 * Returns true when the success answer of a path's GET has links to its neighbouring pages. Undefined when it has no
 * object.
 */
export function hasLinks(context: Context, item: Located<PathItem>): boolean | undefined {
  const payload = descend<Schema>(
    ...([context, item, 'get', 'responses', '200', 'content', 'application/json'] as const),
    ...(['schema', 'properties', 'response'] as const),
  );
  if (!payload) return undefined;
  const timeline = descend<Schema>(context, payload, 'properties', 'timeline');
  return [payload, timeline].some(
    (found) => found?.node.properties?.links && found.node.required?.includes('links'),
  );
}

/** Requires that a paged list has links to the neighbouring pages, in `links`. */
export const listLinks: Rule = () => ({
  PathItem(item: PathItem, context: Context) {
    const found = { node: item, location: context.location };
    if (!item.get || !pagesBy(parametersOf(context, item, item.get))) return;
    if (hasLinks(context, found) !== false) return;
    context.report({
      message: `${item.get.operationId} comes in pages, so its answer requires \`links\` (components/schemas/shared/PageLinks.yaml).`,
      location: context.location.child('get').child('responses'),
    });
  },
});
