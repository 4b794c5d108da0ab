import { ACCOUNT_TEXTS } from './account-texts.ts';
import { CREDENTIAL_TEXTS } from './credential-texts.ts';
import type { EmailTexts } from './email-texts.ts';
import type { Mail } from './mail.ts';
import { UNDO_TEXTS } from './undo-words.ts';

export type EmailKind =
  | 'verify'
  | 'reset'
  | 'login'
  | 'passwordChanged'
  | 'blogInvitation'
  | 'newAddress'
  | 'leaving'
  | 'dataReady'
  | 'supportAnswer'
  | 'labelled'
  | 'takenDown'
  | 'postTakenDown'
  | 'appealAccepted'
  | 'appealRejected'
  | 'suspended'
  | 'newDevice'
  | keyof typeof ACCOUNT_TEXTS.english
  | keyof typeof UNDO_TEXTS.english
  | keyof typeof CREDENTIAL_TEXTS.english;

type Language = Record<EmailKind, EmailTexts> & { greeting: string; close: string };

const ENGLISH: Language = {
  ...ACCOUNT_TEXTS.english,
  ...UNDO_TEXTS.english,
  ...CREDENTIAL_TEXTS.english,
  greeting: 'Hello,',
  close: 'Skein',
  verify: {
    subject: 'Confirm your e-mail address for Skein',
    lines: ['please confirm that this e-mail address is yours. The link works once, within two days.'],
    action: 'Confirm this address',
  },
  reset: {
    subject: 'Choose a new password for Skein',
    lines: [
      'somebody, probably you, wants a new password for your account. The link works once, within an hour.',
      'If it was not you, ignore this e-mail: your password does not change.',
    ],
    action: 'Choose a new password',
  },
  login: {
    subject: 'Your log-in link for Skein',
    lines: [
      'with this link you log in without a password. It works once, within half an hour.',
      'If you did not ask for it, ignore this e-mail. Do not give the link to anybody.',
    ],
    action: 'Log in',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lines: [
      'the password of your account was changed just now, and everybody who was logged in with the old one has been logged out.',
      'If it was not you, ask for a new password at once.',
    ],
    action: 'Ask for a new password',
  },
  blogInvitation: {
    subject: 'You are invited to write for a blog',
    lines: [
      'somebody would like to write a blog together with you. The link works once, within two weeks; you can create an account with it.',
      'If you do not know what this is about, ignore this e-mail.',
    ],
    action: 'View the invitation',
  },
  newAddress: {
    subject: 'Confirm your new e-mail address for Skein',
    lines: [
      'please confirm that this e-mail address is yours; it then replaces the one your account has now. The link works once, within two days.',
      'If you do not know what this is about, ignore this e-mail.',
    ],
    action: 'Confirm this address',
  },
  leaving: {
    subject: 'Your account is deleted',
    lines: [
      'nobody can see your account and your blogs any more, and you are logged out everywhere. In thirty days everything is deleted for good.',
      'Until then you can log in to restore everything.',
    ],
    action: 'Log in and restore everything',
  },
  dataReady: {
    subject: 'Your data is ready',
    lines: [
      'the archive of what you wrote, uploaded and set is ready. You can download it for seven days, in the browser you are logged in with.',
      'If you did not ask for it, choose a new password.',
    ],
    action: 'Download it',
  },
  supportAnswer: {
    subject: 'An answer to your support request',
    lines: ['you wrote to us. Here is what we have to say, and below it what you wrote.'],
  },
  labelled: {
    subject: 'One of your posts was labelled',
    lines: ['we have labelled a post of yours as mature. Readers see it only after they choose to.'],
    action: 'View it, or appeal',
  },
  takenDown: {
    subject: 'Something you wrote was taken down',
    lines: ['we have taken down something you wrote because it breaks the rules of Skein.'],
    action: 'Write to us',
  },
  postTakenDown: {
    subject: 'One of your posts was taken down',
    lines: ['we have taken down one of your posts because it breaks the rules of Skein.'],
    action: 'View it, or appeal',
  },
  appealAccepted: {
    subject: 'Your appeal was accepted',
    lines: ['we reviewed your appeal: you were right, and your post is shown as before.'],
  },
  appealRejected: {
    subject: 'Your appeal was rejected',
    lines: ['we reviewed your appeal: our decision about your post does not change.'],
  },
  suspended: {
    subject: 'One of your blogs was closed',
    lines: ['we have closed one of your blogs because it breaks the rules of Skein.'],
    action: 'Write to us',
  },
  newDevice: {
    subject: 'New log-in to your account',
    lines: [
      'somebody, probably you, logged in to your account from a new device.',
      'If it was not you, choose a new password at once: that logs everybody out.',
    ],
    action: 'See who is logged in',
  },
};

const GERMAN: Language = {
  ...ACCOUNT_TEXTS.german,
  ...UNDO_TEXTS.german,
  ...CREDENTIAL_TEXTS.german,
  greeting: 'Hallo,',
  close: 'Skein',
  verify: {
    subject: 'Bestätige deine E-Mail-Adresse für Skein',
    lines: ['bitte bestätige, dass diese E-Mail-Adresse dir gehört. Der Link gilt einmal, zwei Tage lang.'],
    action: 'Diese Adresse bestätigen',
  },
  reset: {
    subject: 'Wähle ein neues Passwort für Skein',
    lines: [
      'jemand, vermutlich du, möchte ein neues Passwort für dein Konto. Der Link gilt einmal, eine Stunde lang.',
      'Wenn du das nicht warst, tu einfach nichts: Dein Passwort bleibt, wie es ist.',
    ],
    action: 'Neues Passwort wählen',
  },
  login: {
    subject: 'Dein Anmelde-Link für Skein',
    lines: [
      'mit diesem Link meldest du dich ohne Passwort an. Er gilt einmal, eine halbe Stunde lang.',
      'Wenn du ihn nicht wolltest, tu einfach nichts. Gib ihn niemandem weiter.',
    ],
    action: 'Anmelden',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    lines: [
      'das Passwort deines Kontos wurde gerade geändert; wer mit dem alten angemeldet war, ist abgemeldet.',
      'Wenn du das nicht warst, fordere sofort ein neues Passwort an.',
    ],
    action: 'Neues Passwort anfordern',
  },
  blogInvitation: {
    subject: 'Du bist eingeladen, für einen Blog zu schreiben',
    lines: [
      'jemand möchte mit dir zusammen einen Blog schreiben. Der Link gilt einmal, zwei Wochen lang; ein Konto kannst du damit anlegen.',
      'Wenn du nicht weißt, worum es geht, tu einfach nichts.',
    ],
    action: 'Einladung ansehen',
  },
  newAddress: {
    subject: 'Bestätige deine neue E-Mail-Adresse für Skein',
    lines: [
      'bitte bestätige, dass diese E-Mail-Adresse dir gehört; sie ersetzt dann die, die dein Konto jetzt hat. Der Link gilt einmal, zwei Tage lang.',
      'Wenn du nicht weißt, worum es geht, tu einfach nichts.',
    ],
    action: 'Diese Adresse bestätigen',
  },
  leaving: {
    subject: 'Dein Konto ist gelöscht',
    lines: [
      'dein Konto und deine Blogs sieht niemand mehr, und du bist überall abgemeldet. In dreißig Tagen wird alles endgültig gelöscht.',
      'Bis dahin kannst du dich anmelden, um alles wiederherzustellen.',
    ],
    action: 'Anmelden und wiederherstellen',
  },
  dataReady: {
    subject: 'Deine Daten liegen bereit',
    lines: [
      'das Archiv mit allem, was du geschrieben, hochgeladen und eingestellt hast, ist fertig. Sieben Tage lang kannst du es in dem Browser herunterladen, in dem du angemeldet bist.',
      'Wenn du nicht darum gebeten hast, wähle ein neues Passwort.',
    ],
    action: 'Herunterladen',
  },
  supportAnswer: {
    subject: 'Eine Antwort auf deine Support-Anfrage',
    lines: [
      'du hast uns geschrieben. Hier steht, was wir dazu sagen, und darunter, was du geschrieben hast.',
    ],
  },
  labelled: {
    subject: 'Ein Beitrag von dir wurde gekennzeichnet',
    lines: [
      'wir haben einen Beitrag von dir als nicht für alle gekennzeichnet. Zu sehen ist er erst, wenn man es auswählt.',
    ],
    action: 'Ansehen oder Einspruch einlegen',
  },
  takenDown: {
    subject: 'Etwas von dir wurde entfernt',
    lines: [
      'wir haben etwas entfernt, das du geschrieben hast, weil es gegen die Regeln von Skein verstößt.',
    ],
    action: 'Schreib uns',
  },
  postTakenDown: {
    subject: 'Ein Beitrag von dir wurde entfernt',
    lines: ['wir haben einen Beitrag von dir entfernt, weil er gegen die Regeln von Skein verstößt.'],
    action: 'Ansehen oder Einspruch einlegen',
  },
  appealAccepted: {
    subject: 'Dein Einspruch wurde angenommen',
    lines: [
      'wir haben deinen Einspruch geprüft: Du hattest recht, und dein Beitrag steht wieder da wie vorher.',
    ],
  },
  appealRejected: {
    subject: 'Dein Einspruch wurde abgelehnt',
    lines: ['wir haben deinen Einspruch geprüft: Unsere Entscheidung über deinen Beitrag bleibt.'],
  },
  suspended: {
    subject: 'Ein Blog von dir wurde geschlossen',
    lines: ['wir haben einen Blog von dir geschlossen, weil er gegen die Regeln von Skein verstößt.'],
    action: 'Schreib uns',
  },
  newDevice: {
    subject: 'Neue Anmeldung in deinem Konto',
    lines: [
      'jemand, vermutlich du, hat sich mit einem neuen Gerät in deinem Konto angemeldet.',
      'Wenn du das nicht warst, wähle sofort ein neues Passwort: Damit sind alle abgemeldet.',
    ],
    action: 'Nachsehen, wer angemeldet ist',
  },
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

/**
 * Returns an e-mail in the member's language (English where a translation is missing), without remote content or
 * tracking.
 *
 * @param said text written for this e-mail alone, one entry per paragraph
 */
export function renderEmail(
  kind: EmailKind,
  to: string,
  locale: string,
  link?: string,
  said: readonly string[] = [],
): Mail {
  const language = locale.startsWith('de') ? GERMAN : ENGLISH;
  const { subject, lines, action } = language[kind];
  const way = action && link ? { action, link } : undefined;
  const text = [
    language.greeting,
    ...lines,
    ...said,
    ...(way ? [`${way.action}:\n${way.link}`] : []),
    language.close,
  ];
  const paragraphs = [
    escaped(language.greeting),
    ...[...lines, ...said].map(escaped),
    ...(way ? [`<a href="${escaped(way.link)}">${escaped(way.action)}</a>`, escaped(way.link)] : []),
    escaped(language.close),
  ];
  const html = `<!doctype html><meta charset="utf-8"><title>${escaped(subject)}</title>
<body style="font: 16px/1.5 sans-serif; max-width: 34rem; margin: 2rem auto; padding: 0 1rem">
${paragraphs.map((paragraph) => `<p style="overflow-wrap: anywhere; white-space: pre-line">${paragraph}</p>`).join('\n')}
</body>`;
  return { to, subject: `${subject} · Skein`, text: `${text.join('\n\n')}\n`, html };
}
