import type { Mail } from './mail.ts';
import type { MailRecipient, MailSite } from './templates/mail-template.ts';
import type { MailKind, MailProps } from './templates/render-mail.tsx';

/** Pages and addresses that stop a kind of mail. */
export interface StopLinks {
  /** Page with the button that stops it. */
  page: string;
  /** Address that mail programs send a POST to. */
  oneClick: string;
}

/**
 * Renders a mail to one recipient. The templates are loaded on first use, because a process that sends no mail does not
 * need them.
 */
export async function composeMail<Kind extends MailKind>(
  site: MailSite,
  kind: Kind,
  recipient: MailRecipient,
  props: MailProps<Kind>,
  stop?: StopLinks,
): Promise<Mail> {
  const { renderMail } = await import('#generated/mail-templates.js');
  const mail = await renderMail(site, kind, recipient, props, stop ? { stopUrl: stop.page } : {});
  return { to: recipient.to, kind, ...mail, ...(stop ? { stopUrl: stop.oneClick } : {}) };
}
