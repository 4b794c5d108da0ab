import { readFile } from 'node:fs/promises';
import type { components } from '#generated/types/api.d.ts';
import { requireFound } from '#server/core/errors.ts';
import { stopLinksOf } from '#server/mail/stop-token.ts';
import type { MailRecipient } from '#server/mail/templates/mail-template.ts';
import type { Services } from '#server/services.ts';

/** An account that no link of a preview opens. */
const INVENTED = { userId: '1', email: 'marlow@example.com' };

/** The kind of mail, its preview and its look. */
export interface WantedPreview {
  kind: string;
  preview: string | undefined;
  locale: string;
  scheme: 'light' | 'dark';
}

/** A grey picture in place of those of invented members and posts. */
const GREY = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/** Replaces inline parts by data addresses, because a browser knows no parts. */
async function withPictures(html: string, names: readonly string[]): Promise<string> {
  let shown = html;
  for (const name of names) {
    const bytes = await readFile(new URL(`../../../mail/pictures/${name}.png`, import.meta.url), 'base64');
    shown = shown.replaceAll(`"cid:${name}"`, `"data:image/png;base64,${bytes}"`);
  }
  return shown.replaceAll(/"cid:[^"]*"/g, `"${GREY}"`);
}

/** Applies the rules for dark mail programs to all or none, whatever the reader's own scheme is. */
function inScheme(html: string, scheme: WantedPreview['scheme']): string {
  return html.replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all');
}

/**
 * Returns a mail with the data of one of its previews.
 *
 * @throws not-found (4004) for an unknown kind or preview
 */
export async function previewMail(
  { publicUrl, imprint, keys }: Pick<Services, 'publicUrl' | 'imprint' | 'keys'>,
  { kind, preview, locale, scheme }: WantedPreview,
): Promise<components['schemas']['MailPreview']> {
  const { listMailKinds, mailFixture, renderMail } = await import('#generated/mail-templates.js');
  const info = requireFound(
    listMailKinds().find((one) => one.kind === kind),
    'The kind of e-mail',
  );
  const name = preview ?? info.previews[0] ?? '';
  const props = requireFound(
    info.previews.includes(name) ? mailFixture(info.kind, name) : undefined,
    'The preview',
  );
  const recipient: MailRecipient = { to: INVENTED.email, locale, timeZone: 'Europe/Lisbon', name: 'marlow' };
  const { page } = stopLinksOf({ publicUrl, keys }, { ...INVENTED, scope: info.setting ?? 'all' });
  const mail = await renderMail({ publicUrl, imprint }, info.kind, recipient, props as never, {
    stopUrl: page,
  });
  const html = inScheme(await withPictures(mail.html, mail.sitePictures), scheme);
  return { kind, preview: name, subject: mail.subject, html, text: mail.text };
}
