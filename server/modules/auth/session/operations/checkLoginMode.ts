import type { Handler } from '#server/contract/handler.ts';
import { isEmailTaken } from '#server/modules/users/repository.ts';
import { mailAddress } from '#server/services/mail/mail-address.ts';

/** Says no more than registering with the address would. */
export const checkLoginMode: Handler<'checkLoginMode'> = async ({ body, db }) => ({
  mode: (await isEmailTaken(db, mailAddress(body.email))) ? 'login' : 'registration',
});
