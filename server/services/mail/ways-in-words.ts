import type { LetterWords } from './letter-words.ts';

/** Letters about passkeys, proofs and the way back into an account whose ways in are lost. */
type WaysInLetter = 'proofCode' | 'passkeyAdded' | 'passkeyRemoved';

export const WAYS_IN: Record<'english' | 'german', Record<WaysInLetter, LetterWords>> = {
  english: {
    proofCode: {
      subject: 'A code to prove that it is you',
      lines: [
        'type this code where you were asked for it. It works once, within fifteen minutes.',
        'If you did not ask for it, leave this mail alone. Do not tell the code to anybody.',
      ],
    },
    passkeyAdded: {
      subject: 'A passkey opens your account',
      lines: [
        'from now on your account can be opened with a new passkey, without a password or a code.',
        'If it was not you, remove it at once and choose a new password.',
      ],
      action: 'Look at your passkeys',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed',
      lines: [
        'one of your passkeys opens your account no more.',
        'If it was not you, choose a new password at once.',
      ],
      action: 'Ask for a new password',
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
    passkeyAdded: {
      subject: 'Ein Passkey öffnet dein Konto',
      lines: [
        'ab jetzt lässt sich dein Konto mit einem neuen Passkey öffnen, ohne Passwort und ohne Code.',
        'Wenn du das nicht warst, entferne ihn sofort und wähle ein neues Passwort.',
      ],
      action: 'Deine Passkeys ansehen',
    },
    passkeyRemoved: {
      subject: 'Ein Passkey wurde entfernt',
      lines: [
        'einer deiner Passkeys öffnet dein Konto nicht mehr.',
        'Wenn du das nicht warst, wähle sofort ein neues Passwort.',
      ],
      action: 'Neues Passwort anfordern',
    },
  },
};
