import { domainError } from '#server/core/errors.ts';
import { LABS_FLAGS } from '#server/entities/user/labs-flags.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentLabsFlag } from '../labs/labs-presenter.ts';
import { labsChoicesOf, writeLabsChoice } from '../labs/labs-repository.ts';

export const setLabsFlag: Handler<'setLabsFlag'> = async ({ params, body, db, viewer, request }) => {
  const flag = LABS_FLAGS.find(({ name }) => name === params.name);
  const choices = await labsChoicesOf(db, viewer.userId);
  if (!flag || !choices.has(flag.name)) throw domainError('not-found', { reason: 'feature' });
  await writeLabsChoice(db, viewer.userId, flag.name, body.enabled);
  return { flag: presentLabsFlag(flag, body.enabled, readerLocale(request)) };
};
