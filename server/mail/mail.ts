/** A letter to one person, as plain text and as HTML. `to` is an address that was checked. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** How letters leave this process. Rejects when one could not be handed on. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Addresses with more than one recipient in them, or that end a line, are never handed on. */
const ONE_ADDRESS = /^[^\s,;<>"@]+@[^\s,;<>"@]+$/;

/** Whether a text is one mail address and nothing else. */
export function isOneAddress(text: string): boolean {
  return ONE_ADDRESS.test(text);
}

/** @throws when `to` could be read as anything else than one address */
export function checkRecipient(to: string): void {
  if (!isOneAddress(to)) throw new Error('Not one mail address');
}
