import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { notBuilt } from '#generated/handlers.ts';
import { operations } from '#generated/operations.ts';
import { loadContract } from '#server/contract/load.ts';
import { readWorkflows } from '../../scripts/contract/workflows.ts';

const documents = readWorkflows();
const steps = documents.flatMap(({ workflows }) => workflows.flatMap((workflow) => workflow.steps));

test('every step calls an operation of the contract that is built, and says when it went well', () => {
  for (const { stepId, operationId, successCriteria } of steps) {
    expect([stepId, operationId in operations, notBuilt.includes(operationId as never)]).toEqual([
      stepId,
      true,
      false,
    ]);
    expect(successCriteria[0]?.condition).toMatch(/^\$statusCode == \d{3}$/);
  }
});

test('workflows have names of their own, steps in a workflow too', () => {
  const ids = documents.flatMap(({ workflows }) => workflows.map(({ workflowId }) => workflowId));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { workflows } of documents) {
    for (const workflow of workflows) {
      const names = workflow.steps.map(({ stepId }) => stepId);
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

test('every document is linted, and of the version of the contract', async () => {
  const config = await readFile(new URL('../../redocly.yaml', import.meta.url), 'utf8');
  for (const { file, info } of documents) {
    expect(config).toContain(`root: openapi/workflows/${file.split('/').at(-1)}`);
    expect(info.version).toBe(loadContract().document.info.version);
  }
});
