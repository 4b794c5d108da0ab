import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '#server/db/database.ts';
import { type PrivacyChoices, readChoices, writeChoices } from './choices.ts';
import { addChoices, choicesOf } from './consent-repository.ts';

const COOKIE = 'privacy_choices';
/** A cookie's usual life (spec 001 §9), in seconds. */
const YEAR = 365 * 86_400;

/** Who chooses: a member, whose choices are kept with the account, or a browser, which keeps them itself. */
interface Chooser {
  db: Queryable;
  viewer: { userId: string } | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What they chose before. */
export async function keptChoices({ db, viewer, request }: Chooser): Promise<PrivacyChoices> {
  return viewer ? choicesOf(db, viewer.userId) : readChoices(request.cookies[COOKIE]);
}

/** Keeps what they chose now beside it, and answers all of it. */
export async function keepChoices(chooser: Chooser, added: PrivacyChoices): Promise<PrivacyChoices> {
  const { db, viewer, request, reply } = chooser;
  if (viewer) return addChoices(db, viewer.userId, added);
  const after = { ...(await keptChoices(chooser)), ...added };
  reply.setCookie(COOKIE, writeChoices(after), {
    path: '/',
    maxAge: YEAR,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
  return after;
}

/** Whether the browser asks for itself that nothing is sold (Global Privacy Control). */
export const hasPrivacyControl = (request: FastifyRequest): boolean => request.headers['sec-gpc'] === '1';

/** Now, in seconds since 1970. */
export const seconds = (): number => Math.floor(Date.now() / 1000);
