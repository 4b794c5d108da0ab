/** Content of the app's only page. */
export type Shown =
  | { isKnown: false; isRefused?: boolean }
  | { isKnown: true; name: string; posts: { blogName?: string; summary?: string; postUrl?: string }[] };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function body(shown: Shown): string {
  if (!shown.isKnown) {
    const said = shown.isRefused ? '<p role="alert">You were not let in. Nothing was kept.</p>' : '';
    return `${said}<form method="post" action="/begin"><button>Continue with Skein</button></form>`;
  }
  const posts = shown.posts.map(
    ({ blogName = '', summary = '', postUrl = '' }) =>
      `<li><a href="${escaped(postUrl)}">${escaped(summary || 'A post')}</a> by ${escaped(blogName)}</li>`,
  );
  return `<p>Reading as ${escaped(shown.name)}.</p><ol>${posts.join('')}</ol>
<form method="post" action="/leave"><button>Give back what was allowed</button></form>`;
}

/** Renders the app's page as a document. */
export function page(shown: Shown): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Reading list</title><h1>Reading list</h1>
${body(shown)}</html>`;
}
