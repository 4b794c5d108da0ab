import type { Mail } from './mail.ts';
import type { MailRecipient, MailSetting, MailSite } from './templates/mail-template.ts';
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
 *
 * @param stopLinks returns the links that stop the kind, by its setting; required for kinds that have one
 */
export async function composeMail<Kind extends MailKind>(
  site: MailSite,
  kind: Kind,
  recipient: MailRecipient,
  props: MailProps<Kind>,
  stopLinks?: (setting: MailSetting) => StopLinks,
): Promise<Mail> {
  const { listMailKinds, renderMail } = await import('#generated/mail-templates.js');
  const info = listMailKinds().find((one) => one.kind === kind);
  const setting = info?.setting;
  const stop = setting && stopLinks?.(setting);
  const mail = await renderMail(site, kind, recipient, props, stop ? { stopUrl: stop.page } : {});
  return {
    to: recipient.to,
    kind,
    ...mail,
    ...(info?.class === 'security' ? { isUrgent: true } : {}),
    ...(stop ? { stopUrl: stop.oneClick } : {}),
  };
}
