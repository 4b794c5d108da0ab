import { expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { readWorkflows, runnable } from './workflows.ts';

const documents = readWorkflows();
const all = documents.flatMap(({ workflows }) => workflows);

test('every workflow step is a call of the contract, and workflow names are unique', () => {
  for (const { workflowId, steps } of all) {
    const unknown = steps.filter(({ operationId }) => !(operationId in operations));
    expect([workflowId, unknown]).toEqual([workflowId, []]);
  }
  expect(new Set(all.map(({ workflowId }) => workflowId)).size).toBe(all.length);
});

test('runnable leaves out workflows with operations that the server has not built', () => {
  expect(runnable(documents, new Set())).toEqual({ files: documents.map(({ file }) => file), left: [] });
  const { files, left } = runnable(
    documents,
    new Set(['orderProduct', 'getPremiumCheckout', 'appealDecision']),
  );
  expect(left).toEqual(['moderate-appeal', 'checkout', 'change-premium']);
  // All shop workflows need missing operations; the communities have others.
  expect(documents.filter(({ file }) => !files.includes(file)).map(({ info }) => info.title)).toEqual([
    'Shop',
  ]);
});
