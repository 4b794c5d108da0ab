import type { EmailTexts } from './email-texts.ts';

type AccountLetter = 'accountSuspended' | 'accountRestored';

/** E-mails to members whose account was suspended or restored. */
export const ACCOUNT_TEXTS = {
  english: {
    accountSuspended: {
      subject: 'Your account was closed',
      lines: [
        'we have closed your account, because it does not keep to what holds for everybody here. Nobody sees your blogs meanwhile, and nothing of them is lost. This is why:',
      ],
      action: 'Write to us',
    },
    accountRestored: {
      subject: 'Your account is open again',
      lines: ['your account and your blogs are open again. Everything is where you left it.'],
      action: 'Log in',
    },
  },
  german: {
    accountSuspended: {
      subject: 'Dein Konto wurde geschlossen',
      lines: [
        'wir haben dein Konto geschlossen, weil es nicht zu dem passt, was hier für alle gilt. Deine Blogs sieht so lange niemand, und nichts davon geht verloren. Das ist der Grund:',
      ],
      action: 'Schreib uns',
    },
    accountRestored: {
      subject: 'Dein Konto ist wieder offen',
      lines: ['dein Konto und deine Blogs sind wieder offen. Alles ist noch da, wo du es gelassen hast.'],
      action: 'Anmelden',
    },
  },
} satisfies Record<'english' | 'german', Record<AccountLetter, EmailTexts>>;

/** Formats the end of a suspension in the member's language. */
export function closedUntil(seconds: number, locale: string): string {
  const isGerman = locale.startsWith('de');
  const when = new Intl.DateTimeFormat(isGerman ? 'de' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(seconds * 1000);
  return isGerman ? `Es öffnet sich von selbst am ${when} (UTC).` : `It opens by itself on ${when} (UTC).`;
}
