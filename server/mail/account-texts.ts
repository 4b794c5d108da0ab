import type { EmailTexts } from './email-texts.ts';

type AccountLetter = 'accountSuspended' | 'accountRestored';

/** E-mails to members whose account was suspended or restored. */
export const ACCOUNT_TEXTS = {
  english: {
    accountSuspended: {
      subject: 'Your account was suspended',
      lines: [
        'we have suspended your account because it breaks the rules of Skein. Nobody can see your blogs until the suspension ends, and nothing is deleted. This is the reason:',
      ],
      action: 'Write to us',
    },
    accountRestored: {
      subject: 'Your account is no longer suspended',
      lines: [
        'the suspension of your account has ended. You can log in again, and your blogs are visible as before.',
      ],
      action: 'Log in',
    },
  },
  german: {
    accountSuspended: {
      subject: 'Dein Konto wurde gesperrt',
      lines: [
        'wir haben dein Konto gesperrt, weil es gegen die Regeln von Skein verstößt. Bis zum Ende der Sperre sieht niemand deine Blogs, und nichts wird gelöscht. Das ist der Grund:',
      ],
      action: 'Schreib uns',
    },
    accountRestored: {
      subject: 'Dein Konto ist nicht mehr gesperrt',
      lines: [
        'die Sperre deines Kontos ist aufgehoben. Du kannst dich wieder anmelden, und deine Blogs sind sichtbar wie vorher.',
      ],
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
  return isGerman ? `Die Sperre endet am ${when} (UTC).` : `The suspension ends on ${when} (UTC).`;
}
