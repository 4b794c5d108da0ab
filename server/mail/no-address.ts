import { randomUUID } from 'node:crypto';

/**
 * Suffix of placeholder addresses, of closed accounts and of registrations without an address yet. No e-mail is sent to
 * them.
 */
const NOWHERE = '@invalid';

/** Returns a placeholder for an address that is not known yet. */
export const noAddressYet = (): string => `unknown-${randomUUID()}${NOWHERE}`;

/** Returns true for a real address, false for a placeholder. */
export const isAddress = (email: string): boolean => !email.endsWith(NOWHERE);
