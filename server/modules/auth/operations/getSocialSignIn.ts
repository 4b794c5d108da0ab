import { userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pendingOf } from '../social-sign-in/pending-step.ts';
import { presentProviders } from '../social-sign-in/providers-presenter.ts';
import { thirdPartiesOf } from '../social-sign-in/sign-in-repository.ts';

export const getSocialSignIn: Handler<'getSocialSignIn'> = async ({ query, db, services, viewer }) => {
  const linked = viewer ? await thirdPartiesOf(db, viewer.userId) : [];
  const user = viewer ? await userById(db, viewer.userId) : undefined;
  const providers = presentProviders(services.signIn.list(), linked, Boolean(user?.password_hash));
  if (query.nonce === undefined) return { providers };
  return { providers, pending: await pendingOf(db, services, query.nonce) };
};
