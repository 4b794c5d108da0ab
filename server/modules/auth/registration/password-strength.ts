import type { components } from '#generated/types/api.d.ts';

type Strength = components['schemas']['PasswordStrength'];
type Reason = NonNullable<Strength['rejectReason']>;

const SHORTEST = 8;
const LONGEST = 200;

/** The passwords every attacker tries first, and the words they are made of. */
const COMMON = new Set(
  (
    'password password1 passw0rd 12345678 123456789 1234567890 qwertyui qwerty123 qwertyuiop iloveyou sunshine princess ' +
    'football baseball welcome1 trustno1 superman letmein1 dragon12 monkey12 abc12345 11111111 00000000 88888888 ' +
    'asdfghjk asdfghjkl zxcvbnm1 1q2w3e4r 1qaz2wsx computer michelle jennifer whatever starwars passwort hallo123'
  ).split(' '),
);

const HINTS: Record<Reason, string> = {
  too_short: `Use at least ${SHORTEST} characters.`,
  too_long: `Use at most ${LONGEST} characters.`,
  too_common: 'Everybody guesses that one first. Try a few words that do not belong together.',
  contains_email: 'Leave your email address out of it.',
  contains_blog_name: 'Leave your blog name out of it.',
  breached: 'This password is known from a leak elsewhere.',
};

/** How many characters somebody must try at each place. */
function alphabetOf(password: string): number {
  const kinds: ReadonlyArray<[RegExp, number]> = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{Nd}/u, 10],
    [/[^\p{L}\p{Nd}]/u, 33],
  ];
  return kinds.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
}

/** Characters that are not simply the one before again, or the next one in a row: what adds to the guessing. */
function surprises(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN);
    return !(step === 0 || step === 1 || step === -1);
  }).length;
}

function rejection(
  password: string,
  email: string | undefined,
  blogName: string | undefined,
): Reason | undefined {
  const lower = password.toLowerCase();
  const length = [...password].length;
  const mailbox = email?.split('@')[0]?.toLowerCase() ?? '';
  const name = blogName?.trim().toLowerCase() ?? '';
  if (length < SHORTEST) return 'too_short';
  if (length > LONGEST) return 'too_long';
  if (COMMON.has(lower) || surprises(password) < 4) return 'too_common';
  if (mailbox.length > 3 && lower.includes(mailbox)) return 'contains_email';
  if (name.length > 3 && lower.includes(name)) return 'contains_blog_name';
  return undefined;
}

/**
 * How hard a password is to guess, 0 to 4, and whether an account may have it (spec 000 §5: the server decides).
 * The score counts bits: characters that are no mere repetition or row, times the size of the alphabet used.
 */
export function passwordStrength(password: string, email?: string, blogName?: string): Strength {
  const reason = rejection(password, email, blogName);
  if (reason)
    return {
      score: reason === 'too_common' ? 0 : 1,
      acceptable: false,
      rejectReason: reason,
      hint: HINTS[reason],
    };
  const bits = surprises(password) * Math.log2(alphabetOf(password));
  const score = bits < 40 ? 2 : bits < 60 ? 3 : 4;
  return { score, acceptable: true, ...(score === 2 ? { hint: 'A few more words make it stronger.' } : {}) };
}
