import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { notBuilt } from '#generated/handlers.ts';
import { operations } from '#generated/operations.ts';
import { loadContract } from '#server/http/contract/load.ts';
import { hasWorkflow, readWorkflows, runnable } from '../../scripts/contract/workflows.ts';

const documents = readWorkflows();
const steps = documents.flatMap(({ workflows }) => workflows.flatMap((workflow) => workflow.steps));

test('every workflow step calls an operation of the contract and has success criteria', () => {
  for (const { stepId, operationId, successCriteria } of steps) {
    expect([stepId, operationId in operations]).toEqual([stepId, true]);
    expect(successCriteria[0]?.condition).toMatch(/^\$statusCode == \d{3}$/);
  }
});

test('every workflow has built operations only', () => {
  const { files, left } = runnable(documents, new Set(notBuilt));
  const names = files.map((file) => basename(file, '.arazzo.yaml'));
  expect(names.sort()).toEqual(['accounts', 'communities', 'memberships', 'people', 'posts', 'shop']);
  expect(left).toEqual([]);
});

test('hasWorkflow finds a workflow in any document', () => {
  expect(hasWorkflow(documents, 'allow-app')).toBe(true);
  expect(hasWorkflow(documents.slice(1), 'allow-app')).toBe(false);
  expect(hasWorkflow(documents, 'allow')).toBe(false);
});

test('workflow names and step names are unique', () => {
  const ids = documents.flatMap(({ workflows }) => workflows.map(({ workflowId }) => workflowId));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { workflows } of documents) {
    for (const workflow of workflows) {
      const names = workflow.steps.map(({ stepId }) => stepId);
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

test('every workflow document is linted and has the version of the contract', async () => {
  const config = await readFile(new URL('../../redocly.yaml', import.meta.url), 'utf8');
  for (const { file, info } of documents) {
    expect(config).toContain(`root: openapi/workflows/${file.split('/').at(-1)}`);
    expect(info.version).toBe(loadContract().document.info.version);
  }
});
