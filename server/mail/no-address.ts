import { randomUUID } from 'node:crypto';

/** Ends what stands in an address's place where there is none: of closed accounts, and of registrations that wait for one. No letter goes there. */
const NOWHERE = '@invalid';

/** What is kept in place of an address that is not known yet. */
export const noAddressYet = (): string => `unknown-${randomUUID()}${NOWHERE}`;

/** Whether there is anybody to write to. */
export const isAddress = (email: string): boolean => !email.endsWith(NOWHERE);
