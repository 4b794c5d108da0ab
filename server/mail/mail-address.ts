/**
 * Returns an address as it is stored, compared and written to: trimmed, with accented letters as one character
 * (Unicode's NFC, as RFC 6532 recommends). Keyboards differ in that, and both forms must lead to the same account.
 */
export function mailAddress(typed: string): string {
  return typed.trim().normalize('NFC');
}
