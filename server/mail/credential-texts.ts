import type { EmailTexts } from './email-texts.ts';

/** E-mails about passkeys, identity proofs and account recovery. */
type WaysInLetter =
  | 'proofCode'
  | 'passkeyRemoved'
  | 'recover'
  | 'nothingToRecover'
  | 'recoveryBegun'
  | 'recovered'
  | 'recoveryDone';

export const CREDENTIAL_TEXTS: Record<'english' | 'german', Record<WaysInLetter, EmailTexts>> = {
  english: {
    proofCode: {
      subject: 'A code to prove that it is you',
      lines: [
        'type this code where you were asked for it. It works once, within fifteen minutes.',
        'If you did not ask for it, leave this mail alone. Do not tell the code to anybody.',
      ],
    },
    passkeyRemoved: {
      subject: 'A passkey was removed',
      lines: [
        'one of your passkeys opens your account no more.',
        'If it was not you, choose a new password at once.',
      ],
      action: 'Ask for a new password',
    },
    recover: {
      subject: 'The way back into your account',
      lines: [
        'somebody, probably you, has lost their second factor and all passkeys. This link begins the way back; it takes 48 hours. The link works once, within an hour.',
        'If you did not ask for it, leave this mail alone: everything stays as it is.',
      ],
      action: 'Begin the way back',
    },
    nothingToRecover: {
      subject: 'You need no way back',
      lines: [
        'somebody, probably you, asked for the way back into your account. It has no second factor and no passkey: a mailed link lets you in.',
      ],
      action: 'Log in by mail',
    },
    recoveryBegun: {
      subject: 'Somebody waits for the way back into your account',
      lines: [
        'somebody who reads your mail says that your second factor and all passkeys are lost. From the time below on they can be taken away.',
        'If it was not you, end it now, and choose a new password for your mail.',
      ],
      action: 'It was not me, end it',
    },
    recovered: {
      subject: 'The wait is over',
      lines: [
        'you waited for the way back into your account. With this link you take your second factor and all passkeys away; everybody is logged out then, and you choose a new password. It works once, within a week.',
        'If you have found one of them meanwhile, leave this mail alone.',
      ],
      action: 'Take them away',
    },
    recoveryDone: {
      subject: 'Your second factor was removed',
      lines: [
        'your account has no second factor and no passkeys any more, everybody is logged out, and the old password is over.',
        'Choose a new password now, and set up a second factor again as soon as you are in.',
      ],
      action: 'Choose a new password',
    },
  },
  german: {
    proofCode: {
      subject: 'Ein Code, der zeigt, dass du es bist',
      lines: [
        'gib diesen Code dort ein, wo du danach gefragt wurdest. Er gilt einmal, fünfzehn Minuten lang.',
        'Wenn du ihn nicht wolltest, tu einfach nichts. Verrate den Code niemandem.',
      ],
    },
    passkeyRemoved: {
      subject: 'Ein Passkey wurde entfernt',
      lines: [
        'einer deiner Passkeys öffnet dein Konto nicht mehr.',
        'Wenn du das nicht warst, wähle sofort ein neues Passwort.',
      ],
      action: 'Neues Passwort anfordern',
    },
    recover: {
      subject: 'Der Weg zurück in dein Konto',
      lines: [
        'jemand, vermutlich du, hat den zweiten Faktor und alle Passkeys verloren. Dieser Link beginnt den Weg zurück; er dauert 48 Stunden. Der Link gilt einmal, eine Stunde lang.',
        'Wenn du ihn nicht wolltest, tu einfach nichts: Alles bleibt, wie es ist.',
      ],
      action: 'Den Weg zurück beginnen',
    },
    nothingToRecover: {
      subject: 'Du brauchst keinen Weg zurück',
      lines: [
        'jemand, vermutlich du, wollte den Weg zurück in dein Konto. Es hat keinen zweiten Faktor und keinen Passkey: Ein Link per Mail lässt dich hinein.',
      ],
      action: 'Per Mail anmelden',
    },
    recoveryBegun: {
      subject: 'Jemand wartet auf den Weg zurück in dein Konto',
      lines: [
        'jemand, der deine Mails liest, sagt, dass dein zweiter Faktor und alle Passkeys verloren sind. Ab dem Zeitpunkt unten können sie entfernt werden.',
        'Wenn du das nicht warst, beende es jetzt und wähle ein neues Passwort für deine Mails.',
      ],
      action: 'Das war ich nicht, beenden',
    },
    recovered: {
      subject: 'Das Warten ist vorbei',
      lines: [
        'du hast auf den Weg zurück in dein Konto gewartet. Mit diesem Link entfernst du deinen zweiten Faktor und alle Passkeys; alle werden dabei abgemeldet, und du wählst ein neues Passwort. Er gilt einmal, eine Woche lang.',
        'Wenn du inzwischen etwas davon gefunden hast, tu einfach nichts.',
      ],
      action: 'Entfernen',
    },
    recoveryDone: {
      subject: 'Dein zweiter Faktor wurde entfernt',
      lines: [
        'dein Konto hat keinen zweiten Faktor und keine Passkeys mehr, alle sind abgemeldet, und das alte Passwort gilt nicht mehr.',
        'Wähle jetzt ein neues Passwort, und richte wieder einen zweiten Faktor ein, sobald du angemeldet bist.',
      ],
      action: 'Neues Passwort wählen',
    },
  },
};
