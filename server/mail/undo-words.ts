import type { EmailTexts } from './email-texts.ts';

/** E-mails about a change of the account, most with a link that undoes it. */
type UndoLetter =
  | 'addressLeaves'
  | 'addressChanged'
  | 'addressTakenBack'
  | 'passkeyAdded'
  | 'providerLinked'
  | 'providerUnlinked'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'backupCodesMade'
  | 'changeUndone'
  | 'waysInRemoved';

const UNDO =
  'If it was not you, use the link below within seven days. It undoes the change, logs everybody out, and leads to a new password.';
const UNDO_GERMAN =
  'Wenn du das nicht warst, nutze innerhalb von sieben Tagen den Link unten. Er macht die Änderung rückgängig, meldet alle ab und führt zu einem neuen Passwort.';
const [NOT_ME, NOT_ME_GERMAN] = ['This was not me', 'Das war ich nicht'];

export const UNDO_TEXTS: Record<'english' | 'german', Record<UndoLetter, EmailTexts>> = {
  english: {
    addressLeaves: {
      subject: 'A new e-mail address was requested for your account',
      lines: [
        'somebody who knows your password asked for another e-mail address for your account. It replaces this one once the link we sent there is opened.',
        UNDO,
      ],
      action: NOT_ME,
    },
    addressChanged: {
      subject: 'The e-mail address of your account was changed',
      lines: ['this is no longer the address of your account; another one was confirmed in its place.', UNDO],
      action: NOT_ME,
    },
    addressTakenBack: {
      subject: 'An account has its former address again',
      lines: [
        'this was the address of an account. The owner of the address before it has undone the change, and this one belongs to it no more.',
      ],
    },
    passkeyAdded: {
      subject: 'A passkey was added to your account',
      lines: [
        'from now on your account can be opened with a new passkey, without a password or a code.',
        UNDO,
      ],
      action: NOT_ME,
    },
    providerLinked: {
      subject: 'A sign-in provider was linked to your account',
      lines: ['from now on your account can be opened by signing in there.', UNDO],
      action: NOT_ME,
    },
    providerUnlinked: {
      subject: 'A sign-in provider was unlinked from your account',
      lines: [
        'logging in there no longer opens your account.',
        'If it was not you, choose a new password at once.',
      ],
      action: 'Ask for a new password',
    },
    secondFactorOn: {
      subject: 'Two-factor authentication was turned on',
      lines: ['from now on you also need a code to log in. Keep your backup codes in a safe place.', UNDO],
      action: NOT_ME,
    },
    secondFactorOff: {
      subject: 'Two-factor authentication was turned off',
      lines: [
        'you no longer need a code to log in.',
        'If it was not you, use the link below within seven days. It logs everybody out and leads to a new password; then turn two-factor authentication on again.',
      ],
      action: NOT_ME,
    },
    backupCodesMade: {
      subject: 'Your account has new backup codes',
      lines: ['new backup codes were created. The old ones no longer work.', UNDO],
      action: NOT_ME,
    },
    changeUndone: {
      subject: 'A change to your account was undone',
      lines: [
        'the link in one of our e-mails was used to undo a change to your account. Everybody is logged out and the old password no longer works. If you have not chosen a new one yet, do it now.',
      ],
      action: 'Choose a new password',
    },
    waysInRemoved: {
      subject: 'Ways to log in to your account were removed',
      lines: ['these can no longer open your account:'],
    },
  },
  german: {
    addressLeaves: {
      subject: 'Für dein Konto wurde eine neue E-Mail-Adresse angefordert',
      lines: [
        'jemand, der dein Passwort kennt, möchte eine andere Adresse für dein Konto. Sie tritt an die Stelle dieser, sobald der Link geöffnet wird, den wir dorthin geschickt haben.',
        UNDO_GERMAN,
      ],
      action: NOT_ME_GERMAN,
    },
    addressChanged: {
      subject: 'Die E-Mail-Adresse deines Kontos wurde geändert',
      lines: ['dies ist nicht mehr die Adresse deines Kontos; eine andere wurde bestätigt.', UNDO_GERMAN],
      action: NOT_ME_GERMAN,
    },
    addressTakenBack: {
      subject: 'Ein Konto hat wieder seine frühere Adresse',
      lines: [
        'dies war die Adresse eines Kontos. Wem die Adresse davor gehört, hat die Änderung rückgängig gemacht; diese gehört nicht mehr dazu.',
      ],
    },
    passkeyAdded: {
      subject: 'Dein Konto hat einen neuen Passkey',
      lines: [
        'ab jetzt lässt sich dein Konto mit einem neuen Passkey öffnen, ohne Passwort und ohne Code.',
        UNDO_GERMAN,
      ],
      action: NOT_ME_GERMAN,
    },
    providerLinked: {
      subject: 'Ein Anmeldedienst wurde mit deinem Konto verknüpft',
      lines: ['ab jetzt lässt sich dein Konto durch eine Anmeldung dort öffnen.', UNDO_GERMAN],
      action: NOT_ME_GERMAN,
    },
    providerUnlinked: {
      subject: 'Ein Anmeldedienst wurde von deinem Konto getrennt',
      lines: [
        'eine Anmeldung dort öffnet dein Konto nicht mehr.',
        'Wenn du das nicht warst, wähle sofort ein neues Passwort.',
      ],
      action: 'Neues Passwort anfordern',
    },
    secondFactorOn: {
      subject: 'Die Zwei-Faktor-Anmeldung wurde eingeschaltet',
      lines: [
        'ab jetzt wird beim Anmelden auch ein Code verlangt. Bewahre deine Ersatzcodes gut auf.',
        UNDO_GERMAN,
      ],
      action: NOT_ME_GERMAN,
    },
    secondFactorOff: {
      subject: 'Die Zwei-Faktor-Anmeldung wurde ausgeschaltet',
      lines: [
        'beim Anmelden wird kein Code mehr verlangt.',
        'Wenn du das nicht warst, nutze innerhalb von sieben Tagen den Link unten. Er meldet alle ab und führt zu einem neuen Passwort; schalte danach den zweiten Faktor wieder ein.',
      ],
      action: NOT_ME_GERMAN,
    },
    backupCodesMade: {
      subject: 'Dein Konto hat neue Ersatzcodes',
      lines: ['neue Ersatzcodes wurden erzeugt. Die alten gelten nicht mehr.', UNDO_GERMAN],
      action: NOT_ME_GERMAN,
    },
    changeUndone: {
      subject: 'Eine Änderung deines Kontos wurde rückgängig gemacht',
      lines: [
        'mit dem Link aus einer unserer E-Mails wurde eine Änderung deines Kontos rückgängig gemacht. Alle sind abgemeldet, und das alte Passwort gilt nicht mehr. Wenn du noch kein neues gewählt hast, tu es jetzt.',
      ],
      action: 'Neues Passwort wählen',
    },
    waysInRemoved: {
      subject: 'Zugänge zu deinem Konto wurden entfernt',
      lines: ['diese öffnen dein Konto nicht mehr:'],
    },
  },
};
