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
    subject: 'Is this your address?',
    lines: ['please tell us that this address is yours. The link works once, within two days.'],
    action: 'Yes, it is mine',
  },
  reset: {
    subject: 'A new password',
    lines: [
      'somebody, probably you, wants a new password for your account. The link works once, within an hour.',
      'If it was not you, leave this mail alone: your password stays as it is.',
    ],
    action: 'Choose a new password',
  },
  login: {
    subject: 'Your way in',
    lines: [
      'with this link you log in without a password. It works once, within half an hour.',
      'If you did not ask for it, leave this mail alone. Do not pass it on to anybody.',
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
      'somebody would like to write a blog together with you. The link works once, within two weeks; you can make an account on the way.',
      'If you do not know what this is about, leave this mail alone.',
    ],
    action: 'Look at the invitation',
  },
  newAddress: {
    subject: 'Is this your new address?',
    lines: [
      'please tell us that this address is yours; then it takes the place of the one your account has now. The link works once, within two days.',
      'If you do not know what this is about, leave this mail alone.',
    ],
    action: 'Yes, it is mine',
  },
  leaving: {
    subject: 'Your account is deleted',
    lines: [
      'your account and your blogs are seen by nobody any more, and you are logged out everywhere. In thirty days everything is gone for good.',
      'Until then logging in brings all of it back.',
    ],
    action: 'Log in and come back',
  },
  dataReady: {
    subject: 'Your data is ready',
    lines: [
      'what you wrote, uploaded and set is packed up. You can fetch it for seven days, from the browser you are logged in with.',
      'If you did not ask for it, choose a new password.',
    ],
    action: 'Fetch it',
  },
  supportAnswer: {
    subject: 'An answer to your letter',
    lines: ['you wrote to us. Here is what we have to say, and below it what you wrote.'],
  },
  labelled: {
    subject: 'A post of yours was labelled',
    lines: ['we have labelled a post of yours as mature. Readers see it once they say that they want to.'],
    action: 'Look at it, or ask us to look again',
  },
  takenDown: {
    subject: 'Something you wrote was taken down',
    lines: [
      'we have taken down something you wrote, because it does not keep to what holds for everybody here.',
    ],
    action: 'Write to us',
  },
  postTakenDown: {
    subject: 'A post of yours was taken down',
    lines: ['we have taken down a post of yours, because it does not keep to what holds for everybody here.'],
    action: 'Look at it, or ask us to look again',
  },
  appealAccepted: {
    subject: 'You were right about your post',
    lines: ['you asked us to look again at a post of yours. We did, and it stands as it was before.'],
  },
  appealRejected: {
    subject: 'We looked at your post again',
    lines: ['you asked us to look again at a post of yours. We did, and what we decided stays.'],
  },
  suspended: {
    subject: 'A blog of yours was closed',
    lines: ['we have closed a blog of yours, because it does not keep to what holds for everybody here.'],
    action: 'Write to us',
  },
  newDevice: {
    subject: 'Somebody logged in',
    lines: [
      'somebody, probably you, logged in to your account from a place we did not know yet. From now on we know it.',
      'If it was not you, choose a new password at once: that logs everybody out.',
    ],
    action: 'Look at who is logged in',
  },
};

const GERMAN: Language = {
  ...ACCOUNT_TEXTS.german,
  ...UNDO_TEXTS.german,
  ...CREDENTIAL_TEXTS.german,
  greeting: 'Hallo,',
  close: 'Skein',
  verify: {
    subject: 'Ist das deine Adresse?',
    lines: ['bitte sag uns, dass diese Adresse dir gehört. Der Link gilt einmal, zwei Tage lang.'],
    action: 'Ja, sie gehört mir',
  },
  reset: {
    subject: 'Ein neues Passwort',
    lines: [
      'jemand, vermutlich du, möchte ein neues Passwort für dein Konto. Der Link gilt einmal, eine Stunde lang.',
      'Wenn du das nicht warst, tu einfach nichts: Dein Passwort bleibt, wie es ist.',
    ],
    action: 'Neues Passwort wählen',
  },
  login: {
    subject: 'Dein Weg hinein',
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
    subject: 'Du bist eingeladen, für ein Blog zu schreiben',
    lines: [
      'jemand möchte mit dir zusammen ein Blog schreiben. Der Link gilt einmal, zwei Wochen lang; ein Konto kannst du unterwegs anlegen.',
      'Wenn du nicht weißt, worum es geht, tu einfach nichts.',
    ],
    action: 'Einladung ansehen',
  },
  newAddress: {
    subject: 'Ist das deine neue Adresse?',
    lines: [
      'bitte sag uns, dass diese Adresse dir gehört; dann tritt sie an die Stelle derer, die dein Konto jetzt hat. Der Link gilt einmal, zwei Tage lang.',
      'Wenn du nicht weißt, worum es geht, tu einfach nichts.',
    ],
    action: 'Ja, sie gehört mir',
  },
  leaving: {
    subject: 'Dein Konto ist gelöscht',
    lines: [
      'dein Konto und deine Blogs sieht niemand mehr, und du bist überall abgemeldet. In dreißig Tagen ist alles endgültig fort.',
      'Bis dahin bringt eine Anmeldung alles zurück.',
    ],
    action: 'Anmelden und zurückkommen',
  },
  dataReady: {
    subject: 'Deine Daten liegen bereit',
    lines: [
      'was du geschrieben, hochgeladen und eingestellt hast, ist gepackt. Sieben Tage lang kannst du es mit dem Browser holen, in dem du angemeldet bist.',
      'Wenn du nicht darum gebeten hast, wähle ein neues Passwort.',
    ],
    action: 'Abholen',
  },
  supportAnswer: {
    subject: 'Eine Antwort auf deinen Brief',
    lines: [
      'du hast uns geschrieben. Hier steht, was wir dazu sagen, und darunter, was du geschrieben hast.',
    ],
  },
  labelled: {
    subject: 'Ein Beitrag von dir wurde gekennzeichnet',
    lines: [
      'wir haben einen Beitrag von dir als nicht für alle gekennzeichnet. Wer ihn sehen möchte, sagt das vorher.',
    ],
    action: 'Ansehen, oder uns bitten, noch einmal hinzusehen',
  },
  takenDown: {
    subject: 'Etwas von dir wurde entfernt',
    lines: [
      'wir haben etwas entfernt, das du geschrieben hast, weil es nicht zu dem passt, was hier für alle gilt.',
    ],
    action: 'Schreib uns',
  },
  postTakenDown: {
    subject: 'Ein Beitrag von dir wurde entfernt',
    lines: ['wir haben einen Beitrag von dir entfernt, weil er nicht zu dem passt, was hier für alle gilt.'],
    action: 'Ansehen, oder uns bitten, noch einmal hinzusehen',
  },
  appealAccepted: {
    subject: 'Du hattest recht mit deinem Beitrag',
    lines: [
      'du hast uns gebeten, einen Beitrag von dir noch einmal anzusehen. Das haben wir getan: Er steht wieder da wie vorher.',
    ],
  },
  appealRejected: {
    subject: 'Wir haben deinen Beitrag noch einmal angesehen',
    lines: [
      'du hast uns gebeten, einen Beitrag von dir noch einmal anzusehen. Das haben wir getan, und es bleibt bei unserer Entscheidung.',
    ],
  },
  suspended: {
    subject: 'Ein Blog von dir wurde geschlossen',
    lines: ['wir haben ein Blog von dir geschlossen, weil es nicht zu dem passt, was hier für alle gilt.'],
    action: 'Schreib uns',
  },
  newDevice: {
    subject: 'Jemand hat sich angemeldet',
    lines: [
      'jemand, vermutlich du, hat sich von einem Ort aus angemeldet, den wir noch nicht kannten. Ab jetzt kennen wir ihn.',
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
