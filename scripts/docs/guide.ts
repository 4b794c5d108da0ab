import { marked } from 'marked';
import { escapeHtml } from './page.ts';

function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Renders “Getting started”: the description of the document, with a table of contents from its headings. */
export function guideBody(title: string, description: string): string {
  const headings = [...description.matchAll(/^## (.*)$/gm)].map(([, text = '']) => text);
  const contents = headings.map((text) => `<li><a href="#${idOf(text)}">${escapeHtml(text)}</a></li>`);
  const html = (marked.parse(description, { async: false }) as string)
    .replace(/<h2>(.*?)<\/h2>/g, (_, text: string) => `<h2 id="${idOf(text)}">${text}</h2>`)
    // A wide table scrolls horizontally by itself; `tabindex` makes that possible by keyboard.
    .replace(/<table>/g, '<div class="table" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>');
  return `<h1>${escapeHtml(title)}</h1>
<p>The contract for your tools: <a href="/docs/api/openapi.json" download>openapi.json</a> with all examples, or <a href="/docs/api/openapi.slim.json" download>openapi.slim.json</a> without them, in an eighth of the size.</p>
<nav aria-label="On this page"><ul>${contents.join('')}</ul></nav>
${html}`;
}
