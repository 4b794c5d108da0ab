import { createContext, useContext } from 'react';
import type { MailContext } from '../mail-template.ts';

/** The context of a mail, and the sides of its writing direction. */
export interface MailSurroundings extends MailContext {
  /** Side on which lines begin. */
  start: 'left' | 'right';
  end: 'left' | 'right';
}

export const MailSurroundingsContext = createContext<MailSurroundings | undefined>(undefined);

/** Returns the context of the mail that is rendered. @throws outside of a mail */
export function useMail(): MailSurroundings {
  const mail = useContext(MailSurroundingsContext);
  if (!mail) throw new Error('Parts of a mail are rendered by renderMail only');
  return mail;
}
