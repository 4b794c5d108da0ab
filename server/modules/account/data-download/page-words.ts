import { join } from 'node:path';
import { escapeHtml } from '#server/core/escape-html.ts';
import { partFile } from '#server/member-data/parts.ts';
import { rowsOfFile } from './lines.ts';

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#1f1d2b;background:#fff}
img,video{max-width:100%;height:auto}article{border-top:1px solid #ccc;padding:1rem 0;overflow-wrap:anywhere}
h2{margin-block:2.5rem .5rem}li{overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere}
blockquote{margin:0 0 1rem;padding-inline-start:1rem;border-inline-start:3px solid #ccc}.about{color:#666;font-size:.875rem}
@media (prefers-color-scheme:dark){body{color:#eceaf5;background:#17161f}.about{color:#aaa}a{color:#9db8ff}}`;

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Returns the head of an archive page. Its policy forbids scripts and network requests. */
export function pageHead(title: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; img-src 'self' file:; media-src 'self' file:; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title><style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
`;
}

/** Formats a time of a data file. */
export const formatDate = (time: string): string => `${WHEN.format(new Date(time))} UTC`;

/** Returns the names of a file's rows by their ids, where they have one. */
export async function namesIn<Row>(
  folder: string,
  tables: readonly string[],
  nameOf: (row: Row) => readonly [id: string, name: string],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const table of tables) {
    for await (const line of rowsOfFile(join(folder, partFile(table))))
      names.set(...nameOf(JSON.parse(line) as Row));
  }
  return names;
}
