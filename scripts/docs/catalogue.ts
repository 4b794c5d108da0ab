import type { CatalogueEntry } from '../contract/catalogue.ts';
import { type Document, operationsOf } from '../contract/document.ts';
import { escapeHtml } from './page.ts';

/** A code that more calls answer is described as one of any call. */
const MAX_LISTED_CALLS = 60;

/** Returns the address of an operation in Swagger UI. */
function linkTo(tag: string, operationId: string): string {
  return `<a href="/docs/api/reference#/${tag}/${operationId}">${operationId}</a>`;
}

function callsOf(document: Document): Map<number, string[]> {
  const calls = new Map<number, string[]>();
  for (const { operation } of operationsOf(document)) {
    for (const code of operation['x-errors'] ?? []) {
      calls.set(code, [...(calls.get(code) ?? []), linkTo(operation.tags[0], operation.operationId)]);
    }
  }
  return calls;
}

function answeredBy(links: string[] = []): string {
  if (links.length === 0) return 'Any address';
  if (links.length > MAX_LISTED_CALLS) return `${links.length} calls`;
  return `<details><summary>${links.length} call${links.length === 1 ? '' : 's'}</summary>${links.join(', ')}</details>`;
}

/** Renders the error catalogue: every code with its status, its message, and what a client does. */
export function catalogueBody(document: Document): string {
  const calls = callsOf(document);
  const rows = (document['x-error-catalogue'] as CatalogueEntry[]).map(
    ({ code, slug, status, title, detail, client, origin }) => `<tr id="${code}">
<th scope="row"><a href="#${code}">${code}</a></th><td>${status}</td>
<td><strong>${escapeHtml(title)}</strong><br><code>${slug}</code>${origin === 'designed' ? '<br><small>not in the specification</small>' : ''}</td>
<td>${escapeHtml(detail)}</td><td>${escapeHtml(client)}</td><td>${answeredBy(calls.get(code))}</td>
</tr>`,
  );
  return `<h1>Errors</h1>
<p>A failure is <code>{meta, errors}</code>; the first of <code>errors</code> decides the status. Codes may be added: go by the status of one you do not know.</p>
<div class="table" tabindex="0"><table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Name</th><th scope="col">What a person reads, for example</th><th scope="col">What a client does</th><th scope="col">Answered by</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
}
