import { marked } from 'marked';
import { escaped } from './page.ts';

function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** “Getting started”: the description of the document as a page, its headings as a table of contents. */
export function guideBody(title: string, description: string): string {
  const headings = [...description.matchAll(/^## (.*)$/gm)].map(([, text = '']) => text);
  const contents = headings.map((text) => `<li><a href="#${idOf(text)}">${escaped(text)}</a></li>`);
  const html = (marked.parse(description, { async: false }) as string)
    .replace(/<h2>(.*?)<\/h2>/g, (_, text: string) => `<h2 id="${idOf(text)}">${text}</h2>`)
    // A wide table scrolls by itself, and so that the keyboard can do it.
    .replace(/<table>/g, '<div class="table" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>');
  return `<h1>${escaped(title)}</h1>
<nav aria-label="On this page"><ul>${contents.join('')}</ul></nav>
${html}`;
}
