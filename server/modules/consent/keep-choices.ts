import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { type PrivacyChoices, readChoices, writeChoices } from './choices.ts';
import { addChoices, choicesOf } from './consent-repository.ts';

const COOKIE = 'privacy_choices';
/** Usual lifetime of a cookie (spec 001 §9), in seconds. */
const COOKIE_TTL_SECONDS = 365 * 86_400;

/** A member, whose choices are stored with the account, or a visitor, whose choices are stored in a cookie. */
interface Chooser {
  db: Queryable;
  viewer: { userId: string } | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Returns the stored choices. */
export async function storedChoices({ db, viewer, request }: Chooser): Promise<PrivacyChoices> {
  return viewer ? choicesOf(db, viewer.userId) : readChoices(request.cookies[COOKIE]);
}

/** Merges new choices into the stored ones, and returns all of them. */
export async function storeChoices(chooser: Chooser, added: PrivacyChoices): Promise<PrivacyChoices> {
  const { db, viewer, request, reply } = chooser;
  if (viewer) return addChoices(db, viewer.userId, added);
  const after = { ...(await storedChoices(chooser)), ...added };
  reply.setCookie(COOKIE, writeChoices(after), {
    path: '/',
    maxAge: COOKIE_TTL_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
  return after;
}

/** Returns true when the browser sends Global Privacy Control. */
export const hasPrivacyControl = (request: FastifyRequest): boolean => request.headers['sec-gpc'] === '1';

/** Returns the current time in whole seconds since 1970. */
export const nowInSeconds = ({ now }: Pick<Services, 'now'>): number => Math.floor(now() / 1000);
