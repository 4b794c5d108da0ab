import { describe, expect, test } from 'vitest';
import { type Bundle, operationsOf } from '../../mock-server/contract.ts';
import { Prism } from '../../mock-server/prism.ts';
import { bundle, operationRows } from './bundle.ts';
import { requestFor } from './request-for.ts';
import { answerValidator, faultOf } from './validators.ts';

const operations = operationsOf(bundle as Bundle);
const prism = new Prism(bundle as Bundle);

describe.each(operationRows)('the mock of $operation.operationId', (row) => {
  test('the mock answers a valid request, and every documented status, as documented', async () => {
    const operation = operations.find(({ operationId }) => operationId === row.operation.operationId);
    if (!operation) throw new Error('The mock does not know it');
    const request = requestFor(row);
    const usual = await prism.request(operation, request);
    const success = Object.keys(row.operation.responses)[0];
    expect(String(usual.status), JSON.stringify(usual.body)).toBe(success);
    for (const [status, { content }] of Object.entries(row.operation.responses)) {
      const answer = await prism.request(operation, request, { code: Number(status) });
      expect(String(answer.status)).toBe(status);
      if (!content) expect(answer.body ?? '', status).toBe('');
      if (content?.['application/json'])
        expect(faultOf(answerValidator(row, status), answer.body), status).toBeUndefined();
    }
  });
});
