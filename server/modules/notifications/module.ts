import { defineModule } from '#server/define-module.ts';
import { isDigestDue } from './digest/digest-repository.ts';
import { sendDigests } from './digest/send-digests.ts';
import { cause as ask } from './mail/causes/ask.ts';
import { cause as followers } from './mail/causes/followers.ts';
import { cause as gift } from './mail/causes/gift.ts';
import { cause as invitation } from './mail/causes/invitation.ts';
import { cause as messages } from './mail/causes/messages.ts';
import { cause as replies } from './mail/causes/replies.ts';
import { sweepMails } from './mail/mail-waiting-repository.ts';
import { memberData } from './member-data.ts';
import { isNewsDue } from './product-news/product-news-repository.ts';
import { sendProductNews } from './product-news/send-product-news.ts';
import { pushDue } from './push/push-due.ts';
import { isPushDue } from './push/waiting-repository.ts';

/** Declares the module `notifications`. */
export const module = defineModule({
  jobs: {
    push: (_data, { signal }, { db, services, log }) =>
      pushDue({
        db,
        services,
        signal,
        onFault: (error, device) => log.warn({ err: error, device }, 'a device could not be told'),
      }),
    digests: (_data, { signal }, { db, services, log }) =>
      sendDigests({
        db,
        services,
        signal,
        onFault: (error, userId) => log.warn({ err: error, userId }, 'a digest could not be composed'),
      }),
    'product-news': (_data, { signal }, { db, services, log }) =>
      sendProductNews({
        db,
        services,
        signal,
        onFault: (error, userId) => log.warn({ err: error, userId }, 'product news could not be composed'),
      }),
  },
  schedules: [
    { kind: 'push', seconds: 3, isDue: ({ db, services }) => isPushDue(db, services.now()) },
    { kind: 'digests', seconds: 60, isDue: ({ db, services }) => isDigestDue(db, services.now()) },
    { kind: 'product-news', seconds: 60, isDue: ({ db }) => isNewsDue(db) },
  ],
  mailCauses: [ask, followers, gift, invitation, messages, replies],
  cleanUps: { mails: ({ db, services }) => sweepMails(db, services.now()) },
  memberData,
});
