import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** One call of a workflow. */
export interface WorkflowStep {
  stepId: string;
  description: string;
  operationId: string;
  successCriteria: Array<{ condition: string }>;
}

/** An Arazzo document of `openapi/workflows`, limited to what is read here. */
export interface Workflows {
  /** Absolute path. */
  file: string;
  info: { title: string; description: string; version: string };
  workflows: Array<{ workflowId: string; summary: string; description: string; steps: WorkflowStep[] }>;
}

/** Reads all documents of `openapi/workflows`, sorted by name. */
export function readWorkflows(folder = new URL('../../openapi/workflows/', import.meta.url)): Workflows[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.arazzo.yaml'));
  return names.sort().map((name) => {
    const file = fileURLToPath(new URL(name, folder));
    return { ...(parse(readFileSync(file, 'utf8')) as Omit<Workflows, 'file'>), file };
  });
}

/** Returns true when one of the documents has a workflow of this name. */
export function hasWorkflow(documents: readonly Workflows[], name: string): boolean {
  return documents.some(({ workflows }) => workflows.some(({ workflowId }) => workflowId === name));
}

/**
 * Splits documents by what a server without some operations can run: files with a complete workflow, and the workflows
 * left out.
 */
export function runnable(
  documents: readonly Workflows[],
  missing: ReadonlySet<string>,
): { files: string[]; left: string[] } {
  const isWhole = ({ steps }: Workflows['workflows'][number]) =>
    steps.every(({ operationId }) => !missing.has(operationId));
  return {
    files: documents.filter(({ workflows }) => workflows.some(isWhole)).map(({ file }) => file),
    left: documents.flatMap(({ workflows }) =>
      workflows.filter((workflow) => !isWhole(workflow)).map(({ workflowId }) => workflowId),
    ),
  };
}
