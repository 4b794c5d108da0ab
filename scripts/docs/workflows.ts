import { type Document, operationsOf } from '../contract/document.ts';
import type { WorkflowStep, Workflows } from '../contract/workflows.ts';
import { escapeHtml } from './page.ts';

/** Renders “Workflows”: sequences of calls, each linked to its entry in the reference. */
export function workflowsBody(document: Document, documents: readonly Workflows[]): string {
  const tags = new Map(
    operationsOf(document).map(({ operation }) => [operation.operationId, operation.tags[0]]),
  );
  const parts = documents.map(({ info, workflows }) => {
    const shown = workflows.map(
      ({ workflowId, summary, description, steps }) => `<section aria-labelledby="${workflowId}">
<h3 id="${workflowId}">${escapeHtml(summary)}</h3>
<p>${escapeHtml(description)}</p>
<ol>${steps.map((step) => stepRow(step, tags.get(step.operationId) ?? '')).join('')}</ol>
</section>`,
    );
    return `<h2>${escapeHtml(info.title)}</h2><p>${escapeHtml(info.description)}</p>${shown.join('')}`;
  });
  return `<h1>Workflows</h1>
<p>Calls that belong together, in their order. They are Arazzo documents in <code>openapi/workflows</code> and run on any server: <code>npm run workflows -- --url https://their.api</code>.</p>
${parts.join('\n')}`;
}

function stepRow({ operationId, description, successCriteria }: WorkflowStep, tag: string): string {
  const conditions = successCriteria.map(({ condition }) => `<code>${escapeHtml(condition)}</code>`);
  return `<li><a href="/docs/api/reference#/${tag}/${operationId}">${operationId}</a>: ${escapeHtml(description)}<br>${conditions.join(', ')}</li>`;
}
