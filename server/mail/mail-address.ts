/**
 * An address as it is kept, compared and written to: without space around it, and a letter with its accent as one character
 * (Unicode's NFC, as RFC 6532 recommends). Keyboards differ in that, and both must lead to the same account.
 */
export function mailAddress(typed: string): string {
  return typed.trim().normalize('NFC');
}
