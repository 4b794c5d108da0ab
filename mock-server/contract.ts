/** The bundle as the mock reads it: operations with the names of their examples. */

interface Answer {
  content?: Record<string, { examples?: Record<string, { value?: unknown }> }>;
}

interface BundledOperation {
  operationId: string;
  /** `public`, `member` or the required roles. */
  'x-access': unknown;
  responses: Record<string, Answer>;
}

export interface Bundle {
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
}

/** An operation of the contract with what is needed to match requests. */
export interface MockOperation {
  operationId: string;
  /** True when visitors may call it. */
  isPublic: boolean;
  /** In upper case. */
  method: string;
  /** As in the contract. */
  path: string;
  /** Matches the path of a request; its groups are the path's values. */
  pattern: RegExp;
  /** Number of literal path segments; the path with more matches first. */
  specificity: number;
  /** The named examples of the success answer, the default one first. */
  examples: ReadonlyArray<{ name: string; nextQuery: Record<string, string> | undefined }>;
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch']);
const SUCCESS = ['200', '201', '202'];

function patternOf(path: string): RegExp {
  const source = path
    .split(/(\{[^}]+\})/)
    .map((part) => (part.startsWith('{') ? '([^/]+)' : part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${source}$`);
}

/** Returns the query parameters of the next page after this example, if there is one. */
function nextQueryOf(value: unknown): Record<string, string> | undefined {
  const response = (value as { response?: { links?: unknown; timeline?: { links?: unknown } } })?.response;
  const links = (response?.timeline?.links ?? response?.links) as
    | { next?: { queryParams?: Record<string, unknown> } }
    | undefined;
  const query = links?.next?.queryParams;
  return query && Object.fromEntries(Object.entries(query).map(([name, given]) => [name, String(given)]));
}

function examplesOf(operation: BundledOperation): MockOperation['examples'] {
  const status = SUCCESS.find((candidate) => operation.responses[candidate]);
  const examples = operation.responses[status ?? '']?.content?.['application/json']?.examples ?? {};
  return Object.entries(examples).map(([name, { value }]) => ({ name, nextQuery: nextQueryOf(value) }));
}

/** Returns the operations of a bundle, the most specific paths first, so that `/me` is found before `/{id}`. */
export function operationsOf(bundle: Bundle): MockOperation[] {
  return Object.entries(bundle.paths)
    .flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => METHODS.has(method))
        .map(([method, value]): MockOperation => {
          const operation = value as BundledOperation;
          return {
            operationId: operation.operationId,
            isPublic: operation['x-access'] === 'public',
            method: method.toUpperCase(),
            path,
            pattern: patternOf(path),
            specificity: path.split('/').filter((part) => !part.startsWith('{')).length,
            examples: examplesOf(operation),
          };
        }),
    )
    .sort((a, b) => b.specificity - a.specificity);
}

/**
 * Returns the names of the components that a part of the bundle refers to, directly or indirectly, as `schemas/Post`.
 */
function reachable(bundle: Bundle, part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const item of part) reachable(bundle, item, found);
  else if (typeof part === 'object' && part !== null) {
    for (const [key, value] of Object.entries(part)) {
      // Examples are values, not schemas, and contain no references.
      if (key === 'examples') continue;
      const name = key === '$ref' ? String(value).replace('#/components/', '') : undefined;
      if (name === undefined) reachable(bundle, value, found);
      else if (!found.has(name)) {
        found.add(name);
        const [kind = '', component = ''] = name.split('/');
        reachable(bundle, bundle.components?.[kind]?.[component], found);
      }
    }
  }
  return found;
}

/**
 * Returns an operation without the schemas of answers that have examples. Prism would only resolve them, which takes
 * most of the time of preparing an operation.
 */
function withoutAnswerSchemas(operation: BundledOperation): BundledOperation {
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const content = Object.entries(response.content ?? {}).map(([type, media]) => [
      type,
      Object.keys(media.examples ?? {}).length > 0 ? { ...media, schema: {} } : media,
    ]);
    return [status, response.content ? { ...response, content: Object.fromEntries(content) } : response];
  });
  return { ...operation, responses: Object.fromEntries(responses) };
}

/**
 * Returns a document of one operation alone, with the components it needs; with the schemas of its answers if they are
 * to be validated.
 */
export function documentOf(bundle: Bundle, { path, method }: MockOperation, keepAnswers = false): Bundle {
  const item = bundle.paths[path] ?? {};
  const operation = item[method.toLowerCase()] as BundledOperation;
  const alone = {
    ...(item.parameters ? { parameters: item.parameters } : {}),
    [method.toLowerCase()]: keepAnswers ? operation : withoutAnswerSchemas(operation),
  };
  const components: Record<string, Record<string, unknown>> = {
    securitySchemes: bundle.components?.securitySchemes ?? {},
  };
  for (const name of reachable(bundle, alone)) {
    const [kind = '', component = ''] = name.split('/');
    components[kind] = { ...components[kind], [component]: bundle.components?.[kind]?.[component] };
  }
  return { ...bundle, paths: { [path]: alone }, components };
}
