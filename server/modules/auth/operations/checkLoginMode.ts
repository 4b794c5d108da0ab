import { isEmailTaken } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { mailAddress } from '#server/mail/mail-address.ts';

/** Returns the log-in mode of an address. Reveals no more than registering with the address would. */
export const checkLoginMode: Handler<'checkLoginMode'> = async ({ body, db }) => ({
  mode: (await isEmailTaken(db, mailAddress(body.email))) ? 'login' : 'registration',
});
