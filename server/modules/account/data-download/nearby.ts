import { escapeHtml } from '#server/core/escape-html.ts';

/** What is shown of an upload, as `contentHtml` writes it: what members wrote is escaped and looks never like it. */
const PICTURE = /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g;
const SOUND = /<(audio|video) controls src="([^"]*)">(.*?)<\/\1>/g;

/**
 * Makes what is shown in a page of an archive show itself without the site: uploads of the member lie in the archive. Those
 * of others do not, and nothing is fetched from elsewhere: they are a link to where they are, in their own words.
 *
 * @param own keys of the member's uploads
 */
export function nearby(html: string, origin: string, own: ReadonlySet<string>): string {
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
