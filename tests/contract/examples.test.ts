import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rows } from './bundle.ts';
import { answerValidator, faultOf, requestValidator } from './validators.ts';

interface Parser {
  safeParse(value: unknown): { success: boolean; error?: { issues: unknown[] } };
}

/** The validator that the browser uses for an operation's answer; undefined when a shared schema is the whole answer. */
async function browserParser(operationId: string, status: string): Promise<Parser | undefined> {
  const file = new URL(`../../generated/zod/${operationId}${status}.zod.ts`, import.meta.url);
  if (!existsSync(file)) return undefined;
  const module = (await import(file.href)) as Record<string, Parser>;
  return module[`${operationId[0]?.toUpperCase()}${operationId.slice(1)}${status}`];
}

describe.each(rows)('$operation.operationId', (row) => {
  const { operation } = row;
  const json = operation.requestBody?.content['application/json'];
  test.runIf(json)('requests are valid', () => {
    const validate = requestValidator(row);
    for (const [name, { value }] of Object.entries(json?.examples ?? {})) {
      expect(faultOf(validate, value), name).toBeUndefined();
    }
  });

  const statuses = Object.entries(operation.responses).filter(
    ([, { content }]) => content?.['application/json'],
  );
  test.each(statuses)('answers %s are valid', async (status, response) => {
    const validate = answerValidator(row, status);
    const parser = status < '300' ? await browserParser(operation.operationId, status) : undefined;
    for (const [name, { value }] of Object.entries(response.content?.['application/json']?.examples ?? {})) {
      expect(faultOf(validate, value), name).toBeUndefined();
      expect(parser?.safeParse(value).error?.issues, `${name} in the browser`).toBeUndefined();
    }
  });
});

test('failures show the codes of their operation and no others', () => {
  for (const { operation } of rows) {
    const shown = Object.entries(operation.responses)
      .filter(([status]) => status >= '400')
      .flatMap(([status, { content }]) =>
        Object.values(content?.['application/json']?.examples ?? {}).map(({ value }) => {
          const { meta, errors } = value as { meta: { status: number }; errors: Array<{ code: number }> };
          expect(meta.status, operation.operationId).toBe(Number(status));
          return errors[0]?.code ?? 0;
        }),
      );
    expect(
      shown.toSorted((a, b) => a - b),
      operation.operationId,
    ).toEqual(operation['x-errors']);
  }
});
