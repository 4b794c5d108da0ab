import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';

/**
 * The bundle without descriptions and examples, which must not end up in validators. Written by scripts/generate.ts.
 */
const input = '.cache/orval-input.json';

interface Op {
  operationId: string;
  tags: string[];
  'x-validate': 'throw' | 'report';
  'x-idempotency'?: 'optional' | 'required';
}

/**
 * Operations that every page calls. They are written to `generated/hooks/base`, because a page loads the calls of a tag
 * as one file, and these would bring those of four tags to every page (`node scripts/bundle-size.ts`).
 */
const EVERY_PAGE: readonly string[] = ['getUserInfo', 'getUserCounts', 'recordEvents', 'setOption'];

/** Moves the operations of every page to a tag of their own, for the folders of the calls only. */
function withBaseTag<Document extends { paths?: unknown }>(document: Document): Document {
  for (const item of Object.values(document.paths as Record<string, Record<string, Op>>))
    for (const operation of Object.values(item))
      if (EVERY_PAGE.includes(operation.operationId)) operation.tags = ['base'];
  return document;
}

/** Passes each generated call's name and its handling of schema violations to the transport. */
const paths = JSON.parse(readFileSync(input, 'utf8')).paths as Record<string, Record<string, Op>>;
const operations = Object.fromEntries(
  Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((op) => op.operationId)
    .map((op) => [
      op.operationId,
      {
        requestOptions: {
          operation: op.operationId,
          validate: op['x-validate'],
          ...(op['x-idempotency'] ? { isIdempotent: true } : {}),
        },
      },
    ]),
);

export default defineConfig({
  skein: {
    input: { target: input, override: { transformer: withBaseTag } },
    output: {
      mode: 'tags-split',
      target: 'generated/hooks',
      schemas: { path: 'generated/zod', type: 'zod' },
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      urlEncodeParameters: true,
      override: {
        mutator: { path: 'src/shared/api/call/transport.ts', name: 'transport' },
        includeZodSchemaInArguments: true,
        fetch: { includeHttpResponseReturnType: false, runtimeValidation: true },
        query: {
          version: 5,
          signal: true,
          useSuspenseQuery: false,
          // Lists that page. Requesting `useQuery` here as well would make a query of every write.
          useInfinite: true,
          useInfiniteQueryParam: ['cursor', 'offset'],
          useSkipToken: true,
          shouldExportKeys: true,
        },
        zod: { variant: 'mini', generateReusableSchemas: true, generateDiscriminatedUnion: true },
        operations,
      },
    },
  },
});
