import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';

/** The bundle without descriptions and examples: validators must not ship prose. Written by scripts/generate.ts. */
const input = '.cache/orval-input.json';

interface Op {
  operationId: string;
  'x-validate': 'throw' | 'report';
  'x-idempotency'?: 'optional' | 'required';
}

/** Each generated call tells the transport its name and what to do with an answer that breaks its schema. */
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
    input,
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
          // Lists that go on. Asking for `useQuery` beside it would make a query of every write.
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
