import { type Context, METHODS, type MediaType, type Operation, type PathItem, type Rule } from '../types.ts';
import { descend, parametersOf } from '../walk.ts';
import { hasLinks, pagesBy } from './list-links.ts';

/** The scenarios that every paged list must show. */
const PAGE_EXAMPLES = ['firstPage', 'nextPage', 'lastPage', 'empty'];
const SUCCESS = ['200', '201', '202'];

/**
 * Requires in the bundle that every success answer and every JSON request has a named example, and every list its
 * pages. The mock answers them and the contract tests send them.
 */
export const namedExamples: Rule = () => ({
  PathItem(item: PathItem, context: Context) {
    const found = { node: item, location: context.location };
    const report = (operation: Operation, what: string) =>
      context.report({
        message: `${operation.operationId}: ${what} in openapi/examples/${operation.tags?.[0]}.ts.`,
      });
    /** Returns the names of a JSON body's examples; undefined when there is no such body. */
    const namesAt = (...keys: string[]) => {
      const media = descend<MediaType>(context, found, ...keys, 'content', 'application/json');
      return media && Object.keys(media.node.examples ?? {});
    };
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      for (const status of SUCCESS) {
        if (namesAt(method, 'responses', status)?.length === 0) report(operation, `no example of ${status}`);
      }
      if (namesAt(method, 'requestBody')?.length === 0) report(operation, 'no example of the request');
      if (method !== 'get' || !pagesBy(parametersOf(context, item, operation)) || !hasLinks(context, found)) {
        continue;
      }
      const names = namesAt(method, 'responses', '200') ?? [];
      const missing = PAGE_EXAMPLES.filter((name) => !names.includes(name));
      if (missing.length > 0) report(operation, `no example called ${missing.join(', ')}`);
    }
  },
});
