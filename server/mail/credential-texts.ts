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
      subject: 'Your confirmation code for Skein',
      lines: [
        'type this code where you were asked for it. It works once, within fifteen minutes.',
        'If you did not ask for it, ignore this e-mail. Do not give the code to anybody.',
      ],
    },
    passkeyRemoved: {
      subject: 'A passkey was removed',
      lines: [
        'one of your passkeys can no longer open your account.',
        'If it was not you, choose a new password at once.',
      ],
      action: 'Ask for a new password',
    },
    recover: {
      subject: 'Recover your account',
      lines: [
        'somebody, probably you, has lost their second factor and all passkeys. This link starts the recovery of your account; it takes 48 hours. The link works once, within an hour.',
        'If you did not ask for it, ignore this e-mail: nothing changes.',
      ],
      action: 'Start the recovery',
    },
    nothingToRecover: {
      subject: 'You can log in with a link',
      lines: [
        'somebody, probably you, asked to recover your account. It has no second factor and no passkey, so you can log in with an e-mailed link.',
      ],
      action: 'Log in by e-mail',
    },
    recoveryBegun: {
      subject: 'Somebody started the recovery of your account',
      lines: [
        'somebody who can read your e-mail says that your second factor and all passkeys are lost. From the time below on they can be removed.',
        'If it was not you, cancel the recovery now, and choose a new password for your mailbox.',
      ],
      action: 'It was not me, cancel it',
    },
    recovered: {
      subject: 'Finish the recovery of your account',
      lines: [
        'the 48 hours of your account recovery are over. With this link you remove your second factor and all passkeys; everybody is logged out then, and you choose a new password. It works once, within a week.',
        'If you have found one of them meanwhile, ignore this e-mail.',
      ],
      action: 'Remove them',
    },
    recoveryDone: {
      subject: 'Your second factor was removed',
      lines: [
        'your account has no second factor and no passkeys any more, everybody is logged out, and the old password no longer works.',
        'Choose a new password now, and set up a second factor again once you are logged in.',
      ],
      action: 'Choose a new password',
    },
  },
  german: {
    proofCode: {
      subject: 'Dein Bestätigungscode für Skein',
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
      subject: 'Dein Konto wiederherstellen',
      lines: [
        'jemand, vermutlich du, hat den zweiten Faktor und alle Passkeys verloren. Dieser Link startet die Wiederherstellung deines Kontos; sie dauert 48 Stunden. Der Link gilt einmal, eine Stunde lang.',
        'Wenn du ihn nicht wolltest, tu einfach nichts: Alles bleibt, wie es ist.',
      ],
      action: 'Wiederherstellung starten',
    },
    nothingToRecover: {
      subject: 'Du kannst dich mit einem Link anmelden',
      lines: [
        'jemand, vermutlich du, wollte dein Konto wiederherstellen. Es hat keinen zweiten Faktor und keinen Passkey: Du kannst dich mit einem Link per E-Mail anmelden.',
      ],
      action: 'Per E-Mail anmelden',
    },
    recoveryBegun: {
      subject: 'Jemand hat die Wiederherstellung deines Kontos gestartet',
      lines: [
        'jemand, der deine E-Mails lesen kann, sagt, dass dein zweiter Faktor und alle Passkeys verloren sind. Ab dem Zeitpunkt unten können sie entfernt werden.',
        'Wenn du das nicht warst, brich die Wiederherstellung jetzt ab und wähle ein neues Passwort für dein Postfach.',
      ],
      action: 'Das war ich nicht, abbrechen',
    },
    recovered: {
      subject: 'Schließe die Wiederherstellung deines Kontos ab',
      lines: [
        'die 48 Stunden deiner Kontowiederherstellung sind vorbei. Mit diesem Link entfernst du deinen zweiten Faktor und alle Passkeys; alle werden dabei abgemeldet, und du wählst ein neues Passwort. Er gilt einmal, eine Woche lang.',
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
