import { answer, type Handler } from '#server/http/contract/handler.ts';

export const createCaptchaChallenge: Handler<'createCaptchaChallenge'> = async ({ body, services }) =>
  answer(201, await services.captcha.challenge(body.action));
