import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'age_block';
const DAY_SECONDS = 86_400;

/** Returns true when this browser was rejected for its owner's age within the last day (spec 000 §8). */
export function isAgeBlocked(request: FastifyRequest): boolean {
  return request.cookies[COOKIE] === '1';
}

/** Blocks the registration form for a day, so that another birth date cannot simply be tried. */
export function blockForAge(request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(COOKIE, '1', {
    path: '/',
    maxAge: DAY_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
}
