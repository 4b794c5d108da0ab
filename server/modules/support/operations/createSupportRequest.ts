import { domainError } from '#server/core/errors.ts';
import { requiredText } from '#server/core/required-text.ts';
import { insertSupportRequest } from '#server/entities/support/support-repository.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { userById } from '#server/entities/user/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { addressKey } from '#server/http/plugins/rate-limit.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import { requireCaptcha } from '#server/modules/auth/captcha/ask-for-captcha.ts';

/** Requests per day, of one member or of one network address (five in the contract). */
const REQUESTS_PER_DAY_LIMIT = 5;
const DAY_SECONDS = 86_400;

export const createSupportRequest: Handler<'createSupportRequest'> = async ({
  body,
  db,
  services,
  viewer,
  request,
}) => {
  const email = mailAddress(body.email);
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]{2,}$/.test(email)) {
    throw domainError('invalid-request-param', { field: 'email', reason: 'email' });
  }
  const text = requiredText(body.text, 'text');
  // Visitors need a solved captcha, because each request costs staff time.
  const { captcha_token: solved } = body;
  if (!viewer) await requireCaptcha(services, 'support', addressKey(request), solved);
  const who = viewer ? `member ${viewer.userId}` : `address ${addressKey(request)}`;
  const { wait } = await services.rateLimiter.take(`support ${who}`, {
    capacity: REQUESTS_PER_DAY_LIMIT,
    perSecond: REQUESTS_PER_DAY_LIMIT / DAY_SECONDS,
  });
  if (wait > 0)
    throw domainError('limit-reached', {
      reason: 'support_requests',
    });
  const member = viewer ? await userById(db, viewer.userId) : undefined;
  const id = await insertSupportRequest(db, {
    memberId: viewer?.userId ?? null,
    topic: body.topic,
    email,
    blogName: body.tumblelog ?? null,
    url: body.url?.trim() || null,
    text,
    locale: member?.locale ?? readerLocale(request),
  });
  return answer(201, { id });
};
