import { domainError } from '#server/core/errors.ts';
import { tagKey } from '#server/core/tags.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import { findBlog, firstBlogOf, insertFollow } from '#server/entities/blog/repository.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { insertAccount } from '#server/entities/user/repository.ts';
import { answer, type Context, type Handler } from '#server/http/contract/handler.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import { requireCaptcha } from '#server/modules/auth/captcha/ask-for-captcha.ts';
import { linkEmail } from '#server/modules/auth/mailed-links/links.ts';
import { startSession } from '#server/modules/auth/session/start-session.ts';
import { insertTagFollow } from '#server/modules/tags/tag-repository.ts';
import { checkRegistration } from '../registration/check-registration.ts';

type RegisterContext = Context<'registerAccount'>;

/** Follows the blog and tag that the link to the registration named, where they still exist. */
async function followWhatLedHere({ body, db }: RegisterContext, userId: string): Promise<void> {
  const blog = body.follow_blog ? await findBlog(db, body.follow_blog, userId) : undefined;
  await db.transaction(async (tx) => {
    if (blog) await insertFollow(tx, userId, blog.id);
    if (body.follow_tag && tagKey(body.follow_tag)) await insertTagFollow(tx, userId, body.follow_tag);
  });
}

export const registerAccount: Handler<'registerAccount'> = async (context) => {
  const { body, db, services, request, reply } = context;
  await checkRegistration(context);
  // Checked last: a solution is consumed, and a mistyped field should not require another one.
  await requireCaptcha(services, 'registration', body.email, body.token);
  const account = {
    email: mailAddress(body.email),
    passwordHash: await hashPassword(body.password),
    birthDate: body.birth_date,
    locale: readerLocale(request),
    blogName: body.tumblelog.trim(),
  };
  const { userId, blog } = await db
    .transaction(async (tx) => {
      const made = await insertAccount(tx, account);
      // Read before the commit, so that the account cannot have been closed.
      return { userId: made.userId, blog: await firstBlogOf(tx, made.userId) };
    })
    .catch(alreadyTaken);
  await followWhatLedHere(context, userId);
  services.post.later(() => linkEmail(db, services, { ...account, id: userId }, 'verify'));
  const session = await startSession(db, services, userId, { request, reply }, { isNew: true });
  return answer(201, { session, blog: presentBlog(blog, userId) });
};

/** Maps a unique violation by a concurrent registration to its error. */
function alreadyTaken(error: unknown): never {
  if (isUniqueViolation(error, 'users_email')) throw domainError('email-unavailable');
  if (isUniqueViolation(error, 'blogs_name')) throw domainError('blog-name-unavailable', { innerCode: 3 });
  throw error;
}
