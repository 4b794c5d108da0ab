import { expect, test } from 'vitest';
import { type BundledMedia, operationRows } from './bundle.ts';
import { answerValidator, faultOf, requestValidator } from './validators.ts';

interface Parser {
  safeParse(value: unknown): { success: boolean; error?: { issues: unknown[] } };
}

/** Returns the validator that the browser uses for an operation's answer. */
async function browserParser(operationId: string, status: string): Promise<Parser> {
  const file = new URL(`../../generated/zod/${operationId}${status}.zod.ts`, import.meta.url);
  const module = (await import(file.href)) as Record<string, Parser | undefined>;
  const parser = module[`${operationId[0]?.toUpperCase()}${operationId.slice(1)}${status}`];
  if (!parser) throw new Error(`${file.pathname} exports no validator`);
  return parser;
}

const jsonOf = (content: Record<string, BundledMedia> | undefined) => content?.['application/json'];
const withJsonRequest = operationRows.filter(({ operation }) => jsonOf(operation.requestBody?.content));

test.each(withJsonRequest)('the request examples of $operation.operationId are valid', (row) => {
  const validate = requestValidator(row);
  for (const [name, { value }] of Object.entries(
    jsonOf(row.operation.requestBody?.content)?.examples ?? {},
  )) {
    expect(faultOf(validate, value), name).toBeUndefined();
  }
});

test.each(operationRows)('the answer examples of $operation.operationId are valid', async (row) => {
  const { operationId, responses } = row.operation;
  for (const [status, { content }] of Object.entries(responses)) {
    const json = jsonOf(content);
    if (!json) continue;
    const validate = answerValidator(row, status);
    const parser = status < '300' ? await browserParser(operationId, status) : undefined;
    for (const [name, { value }] of Object.entries(json.examples ?? {})) {
      expect(faultOf(validate, value), `${status} ${name}`).toBeUndefined();
      expect(parser?.safeParse(value).error?.issues, `${status} ${name} in the browser`).toBeUndefined();
    }
  }
});

test('failure examples have exactly the codes of their operation', () => {
  for (const { operation } of operationRows) {
    const shown = Object.entries(operation.responses)
      .filter(([status]) => status >= '400')
      .flatMap(([status, { content }]) =>
        Object.values(content?.['application/json']?.examples ?? {}).map(({ value }) => {
          const { meta, errors } = value as { meta: { status: number }; errors: Array<{ code: number }> };
          expect(meta.status, operation.operationId).toBe(Number(status));
          return errors[0]?.code ?? 0;
        }),
      );
    // A code may have a second example for another case.
    expect(
      [...new Set(shown)].sort((a, b) => a - b),
      operation.operationId,
    ).toEqual(operation['x-errors']);
  }
});
