/** An e-mail to one recipient, as plain text and as HTML. `to` is a validated address. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Sends e-mails. Rejects when one could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Addresses with several recipients or line breaks are never handed over. */
const ONE_ADDRESS = /^[^\s,;<>"@]+@[^\s,;<>"@]+$/;

/** Returns true when a text is exactly one mail address. */
export function isOneAddress(text: string): boolean {
  return ONE_ADDRESS.test(text);
}

/** @throws when `to` could be read as anything but one address */
export function checkRecipient(to: string): void {
  if (!isOneAddress(to)) throw new Error('Not one mail address');
}
