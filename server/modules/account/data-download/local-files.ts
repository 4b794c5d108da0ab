import { escapeHtml } from '#server/core/escape-html.ts';

/** Matches images as `contentHtml` writes them: members' own text is escaped and never matches. */
const PICTURE = /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g;
const SOUND = /<(audio|video) controls src="([^"]*)">(.*?)<\/\1>/g;

/**
 * Rewrites the HTML of an archive page for offline use: the member's uploads refer to files in the archive; other
 * members' media become links, and nothing is loaded from the network.
 *
 * @param own keys of the member's uploads
 */
export function withLocalFiles(html: string, origin: string, own: ReadonlySet<string>): string {
  const media = escapeHtml(`${origin}/media/`);
  const isOwn = (address: string): boolean =>
    address.startsWith(media) && own.has(address.split('/').at(-2) ?? '');
  const inside = (shown: string): string => shown.replace(`src="${media}`, 'src="media/');
  const link = (address: string, words: string): string => `<a href="${address}">${words}</a>`;
  return html
    .replaceAll(PICTURE, (shown: string, address: string, words: string) =>
      isOwn(address) ? inside(shown) : link(address, words || 'Picture'),
    )
    .replaceAll(SOUND, (shown: string, _kind: string, address: string, words: string) =>
      isOwn(address) ? inside(shown) : `<p>${link(address, words)}</p>`,
    );
}
