import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import { blogSpace } from '#server/core/spaces.ts';
import { hashToken, randomToken } from '#server/core/tokens.ts';
import type { Queryable } from '#server/db/database.ts';
import { firstBlogOf } from '#server/entities/blog/repository.ts';
import { type UserRow, userByEmail, userById } from '#server/entities/user/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import { limitMail, perHour } from '#server/mail/hold-mail.ts';
import type { MailOrder } from '#server/mail/mail.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import { secretCause } from '#server/mail/secret-cause.ts';
import type { MailProps } from '#server/mail/templates/render-mail.tsx';
import { insertMailed } from '#server/membership/invitations-repository.ts';
import type { Services } from '#server/services.ts';
import { checkInvitationLimit, shownInvitation } from '../members/invite.ts';

/** Lifetime of a mailed invitation's link in milliseconds: two weeks. */
const INVITATION_TTL_MS = 14 * 86_400_000;

/** E-mails per hour from one member, in total and to one address. */
const MAILS_PER_SENDER = perHour(limits.invitationMailsPerHour);
const MAILS_PER_RECIPIENT = perHour(limits.invitationMailsToOnePerHour);

/**
 * Enforces the rate limit of invitation e-mails per sender, so that one sender cannot use up the limit of others.
 * Accounts without a confirmed address could be created by the hundred to flood a mailbox, so they share one limit per
 * recipient address.
 *
 * @throws rate-limit-exceeded (4029)
 */
async function holdInvitationMails(
  { rateLimiter }: Services,
  to: string,
  { id, email_verified: isConfirmed }: UserRow,
): Promise<void> {
  await limitMail(rateLimiter, `mail invitation from ${id}`, MAILS_PER_SENDER);
  const sender = isConfirmed ? id : 'unconfirmed';
  await limitMail(rateLimiter, `mail invitation from ${sender} to ${to.toLowerCase()}`, MAILS_PER_RECIPIENT);
}

/** Returns the mail of an invitation, in the language of the account with that address where there is one. */
async function invitationMail(
  db: Queryable,
  { keys, publicUrl, imprint }: Services,
  to: string,
  told: MailProps<'blogInvitationByAddress'>,
): Promise<MailOrder> {
  const { locale = 'en-us' } = (await userByEmail(db, to)) ?? {};
  const recipient = { to, locale, timeZone: 'UTC' };
  const mail = await composeMail({ publicUrl, imprint }, 'blogInvitationByAddress', recipient, told);
  return { cause: `blogInvitationByAddress ${secretCause(keys, told.link)}`, mail };
}

/** Returns the same response for every address, so that it does not reveal which ones have an account. */
export const inviteByMail: Handler<'inviteByMail'> = async ({ body, subject, db, services, viewer }) => {
  const { blog } = subject;
  const email = mailAddress(body.email);
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]{2,}$/.test(email)) {
    throw domainError('invalid-request-param', { field: 'email', reason: 'email' });
  }
  const sender = await userById(db, viewer.userId);
  if (!sender) throw domainError('requires-login');
  await holdInvitationMails(services, email, sender);
  const now = new Date(services.now());
  const token = randomToken();
  const id = await db.transaction(async (tx) => {
    await checkInvitationLimit(tx, blog.id, { email }, now);
    return insertMailed(tx, blogSpace(blog.id), {
      senderId: viewer.userId,
      role: body.role,
      email,
      tokenHash: hashToken(services.keys.mailedLink, token),
      expiresAt: new Date(now.getTime() + INVITATION_TTL_MS),
    });
  });
  const link = `${services.publicUrl}/blog/${blog.name}/join#${token}`;
  const told = {
    blog: { name: blog.name },
    by: { name: (await firstBlogOf(db, viewer.userId)).name },
    link,
    until: now.getTime() + INVITATION_TTL_MS,
  };
  services.post.later(() => invitationMail(db, services, email, told));
  return answer(201, { invitation: await shownInvitation(db, blog.id, id, viewer.userId, now) });
};
