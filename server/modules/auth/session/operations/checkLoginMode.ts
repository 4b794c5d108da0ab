import type { Handler } from '#server/contract/handler.ts';
import { isEmailTaken } from '#server/modules/users/repository.ts';

/** Says no more than registering with the address would. */
export const checkLoginMode: Handler<'checkLoginMode'> = async ({ body, db }) => ({
  mode: (await isEmailTaken(db, body.email.trim())) ? 'login' : 'registration',
});
