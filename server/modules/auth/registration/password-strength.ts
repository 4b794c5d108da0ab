import { errorCatalogue } from '#generated/errors.ts';
import type { components } from '#generated/types/api.d.ts';
import { passwordScore } from '#server/identity/password-strength.ts';

type Strength = components['schemas']['PasswordStrength'];
type Reason = NonNullable<Strength['rejectReason']>;

const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 200;
/** Minimum zxcvbn score; weaker passwords are found with lists of common ones. */
const MIN_SCORE = 2;

/** Sentences for the reasons of a refusal. */
const HINTS = errorCatalogue['password-invalid'].reasons satisfies Record<Reason, string>;

function rejection(
  password: string,
  email: string | undefined,
  blogName: string | undefined,
  score: number,
): Reason | undefined {
  const lower = password.toLowerCase();
  const length = [...password].length;
  const mailbox = email?.split('@')[0]?.toLowerCase() ?? '';
  const name = blogName?.trim().toLowerCase() ?? '';
  if (length < MIN_PASSWORD_LENGTH) return 'too_short';
  if (length > MAX_PASSWORD_LENGTH) return 'too_long';
  if (mailbox.length > 3 && lower.includes(mailbox)) return 'contains_email';
  if (name.length > 3 && lower.includes(name)) return 'contains_blog_name';
  if (score < MIN_SCORE) return 'too_common';
  return undefined;
}

/**
 * Returns the strength of a password, 0 to 4, and true when an account may have it (spec 000 §5: the server decides).
 *
 * @param email the member's address
 * @param blogName the name of their blog
 */
export function passwordStrength(password: string, email?: string, blogName?: string): Strength {
  const known = [email, email?.split('@')[0], blogName].filter((word) => word !== undefined);
  const score = password === '' ? 0 : passwordScore(password, known);
  const rejectReason = rejection(password, email, blogName, score);
  if (rejectReason)
    return { score: Math.min(score, 1), acceptable: false, rejectReason, hint: HINTS[rejectReason] };
  return { score, acceptable: true, ...(score === 2 ? { hint: 'A few more words make it stronger.' } : {}) };
}
