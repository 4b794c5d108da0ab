import type { Handler } from '#server/http/contract/handler.ts';
import { countSuppressions, lastTestMail, mailFigures } from '../mail/mail-figures-repository.ts';
import { presentMailTest } from '../mail/mail-test-presenter.ts';

export const getMailOverview: Handler<'getMailOverview'> = async ({ db, services, viewer }) => {
  const { listMailKinds } = await import('#generated/mail-templates.js');
  // Read before the numbers, so that they include a test that is shown as sent: then the page looks no further.
  const test = await lastTestMail(db, viewer.userId);
  const figures = await mailFigures(db);
  const { mailServer } = services;
  return {
    transport: mailServer === undefined ? { kind: 'mailbox' } : { kind: 'smtp', server: mailServer },
    queued: figures.reduce((sum, { queued }) => sum + queued, 0),
    suppressedAddresses: await countSuppressions(db),
    figures,
    kinds: listMailKinds(),
    ...(test ? { lastTest: presentMailTest(test) } : {}),
    countedTs: Math.floor(services.now() / 1000),
  };
};
