/** Skeletons of a list in the contract: its path, its item and its examples. They are valid as they are written. */
import { kebabCase, lowerFirst, spaced, upperFirst } from './names.ts';

/** A list that the contract does not have yet. */
export interface NewList {
  /** Operation id, `list<Items>`. */
  id: string;
  tag: string;
  /** For example `/v2/user/reading_goals`. */
  url: string;
  /** Name of the schema of an item. */
  schema: string;
}

/** Returns the name of the array in the answer of a list: `readingGoals` of `listReadingGoals`. */
export const itemsOf = (id: string): string => lowerFirst(id.replace(/^list/, ''));

/** Returns a path file, a schema and an examples file. What they describe is the author's: all say what to replace. */
export function contractFiles({ id, tag, url, schema }: NewList): Record<string, string> {
  const items = itemsOf(id);
  const words = spaced(items);
  const file = url.replace(/^\/v2\//, '').replaceAll('/', '_');
  return {
    [`openapi/paths/${tag}/${file}.yaml`]: `get:
  operationId: ${id}
  summary: List the ${words} of the member
  description: >-
    The member's ${words}, the latest first.
  tags: [${tag}]
  x-origin: designed
  x-why: Members keep ${words}; the specification names no call.
  x-access: member
  x-validate: report
  parameters:
    - $ref: ../../components/parameters/Cursor.yaml
    - $ref: ../../components/parameters/Limit.yaml
  responses:
    '200':
      description: OK
      content:
        application/json:
          schema:
            type: object
            required: [meta, response]
            properties:
              meta: { $ref: ../../components/schemas/shared/Meta.yaml }
              response:
                type: object
                required: [${items}, links]
                properties:
                  ${items}: { type: array, items: { $ref: ../../components/schemas/${tag}/${schema}.yaml } }
                  links: { $ref: ../../components/schemas/shared/PageLinks.yaml }
`,
    [`openapi/components/schemas/${tag}/${schema}.yaml`]: `description: One of the ${words} of a member.
x-origin: designed
type: object
required: [id, createdTs]
properties:
  id: { $ref: ../shared/OpaqueId.yaml }
  createdTs: { $ref: ../shared/EpochSeconds.yaml }
`,
    [`openapi/examples/${kebabCase(items)}.ts`]: `import type { Examples } from './define.ts';
import { listPages } from './lists.ts';
import { now, type Schemas } from './world.ts';

const DAY_SECONDS = 86_400;

const a${upperFirst(schema)} = (number: number): Schemas['${schema}'] => ({
  id: String(number),
  createdTs: now - number * DAY_SECONDS,
});

export const examples = {
  ${id}: {
    responses: {
      200: listPages({ key: '${items}', path: '${url}', by: 'cursor', items: [1, 2, 3].map(a${upperFirst(schema)}) }),
    },
  },
} satisfies Examples;
`,
  };
}
