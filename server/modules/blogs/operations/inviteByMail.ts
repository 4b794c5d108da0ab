import { domainError, rateLimited } from '#server/core/errors.ts';
import { hashToken, randomToken } from '#server/core/tokens.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { letter } from '#server/mail/emails.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import type { Services } from '#server/services.ts';
import { insertMailed } from '../members/invitations-repository.ts';
import { makeRoom, shownInvitation } from '../members/invite.ts';

/** How long the link of a mailed invitation works, in milliseconds: two weeks. */
const LIFE = 14 * 86_400_000;

/** Mails an hour: to one address, whoever invites it, and from one member. */
const MAILS_AN_HOUR = { to: 3, from: 20 } as const;

/** @throws rate-limit-exceeded (4029) */
async function holdInvitationMails({ rateLimiter }: Services, email: string, userId: string): Promise<void> {
  for (const [way, who] of [
    ['from', userId],
    ['to', email.toLowerCase()],
  ] as const) {
    const capacity = MAILS_AN_HOUR[way];
    const key = `mail invitation ${way} ${who}`;
    const { wait } = await rateLimiter.take(key, { capacity, perSecond: capacity / 3600 });
    if (wait > 0) throw rateLimited(wait);
  }
}

/** Answers alike whether or not the address has an account, and whoever it belongs to. */
export const inviteByMail: Handler<'inviteByMail'> = async ({ body, subject, db, services, viewer }) => {
  const { blog } = subject;
  const email = mailAddress(body.email);
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]{2,}$/.test(email)) {
    throw domainError('invalid-request-param', { field: 'email', detail: 'That is no mail address.' });
  }
  await holdInvitationMails(services, email, viewer.userId);
  const now = new Date(services.now());
  const token = randomToken();
  const id = await db.transaction(async (tx) => {
    await makeRoom(tx, blog.id, { email }, now);
    return insertMailed(tx, {
      blogId: blog.id,
      senderId: viewer.userId,
      role: body.role,
      email,
      tokenHash: hashToken(services.keys.mailedLink, token),
      expiresAt: new Date(now.getTime() + LIFE),
    });
  });
  const link = `${services.publicUrl}/blog/${blog.name}/join#${token}`;
  services.post.later(async () => letter('blogInvitation', email, 'en-us', link));
  return answer(201, { invitation: await shownInvitation(db, blog.id, id, viewer.userId, now) });
};
