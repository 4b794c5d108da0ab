import type { FastifyRequest } from 'fastify';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { snakeCase } from '#server/core/letter-case.ts';
import type { Queryable } from '#server/db/database.ts';
import { mailRecipient } from '#server/entities/user/mail-recipient-repository.ts';
import { type UserRow, userById } from '#server/entities/user/repository.ts';
import { maskedAddress } from '#server/mail/masked-address.ts';
import { isAddress } from '#server/mail/no-address.ts';
import { readStopToken, type StopScope } from '#server/mail/stop-token.ts';
import { MAIL_SETTINGS } from '#server/mail/templates/mail-template.ts';
import type { Services } from '#server/services.ts';
import { changedMember } from '../member/changed-member.ts';
import { presentNotifyOptions } from '../member/member-presenter.ts';
import { lockMember, memberOf, writeMember } from '../member/member-repository.ts';

type Schemas = components['schemas'];

/** Owner of a stop link, and the e-mails that it stops. */
interface StopLink {
  user: UserRow;
  scope: StopScope;
}

/**
 * Returns the owner of a stop link.
 *
 * @throws link-expired (16010) for a token that this site did not sign, and for one of an address that the account no
 * longer has
 */
async function findStopLink(db: Queryable, { keys }: Services, token: string): Promise<StopLink> {
  const read = readStopToken(keys.mailStop, token);
  if (read === undefined) throw domainError('link-expired', { reason: 'stop_link' });
  const user = await userById(db, read.userId);
  if (!user || !isAddress(user.email) || !read.isFor(user.email)) {
    throw domainError('link-expired', { reason: 'stop_address' });
  }
  return { user, scope: read.scope };
}

async function presentStop(db: Queryable, { user, scope }: StopLink): Promise<Schemas['MailStop']> {
  const { settings } = await memberOf(db, user.id);
  const { name } = await mailRecipient(db, user);
  const options = presentNotifyOptions(settings);
  const choices = Object.fromEntries(MAIL_SETTINGS.map((setting) => [setting, options[setting]]));
  return {
    scope,
    email: maskedAddress(user.email),
    ...(name === undefined ? {} : { name }),
    choices: choices as Schemas['MailChoices'],
  };
}

/** Returns what the owner of a stop link chose. @throws link-expired (16010) */
export async function readStop(
  db: Queryable,
  services: Services,
  token: string,
): Promise<Schemas['MailStop']> {
  return presentStop(db, await findStopLink(db, services, token));
}

/**
 * Changes which e-mails the owner of a stop link gets. Call it in a transaction.
 *
 * @param updateOf returns the change, by the e-mails that the link stops
 * @throws link-expired (16010)
 */
export async function changeMailChoices(
  tx: Queryable,
  services: Services,
  token: string,
  updateOf: (scope: StopScope) => Schemas['MailChoicesUpdate'],
): Promise<Schemas['MailStop']> {
  const link = await findStopLink(tx, services, token);
  const before = await lockMember(tx, link.user.id);
  await writeMember(tx, link.user.id, changedMember({ notifications: updateOf(link.scope) }, before));
  return presentStop(tx, link);
}

/** Returns the change that stops the e-mails of a scope. */
export function stoppingOf(scope: StopScope): Schemas['MailChoicesUpdate'] {
  const stopped = MAIL_SETTINGS.filter((setting) => scope === 'all' || scope === setting);
  return Object.fromEntries(
    stopped.map((setting) => [snakeCase(setting), setting === 'emailDigest' ? 'never' : false]),
  );
}

/** Returns the choices that a body names; absent ones stay as they are. */
export function namedChoices(body: Schemas['MailChoicesUpdate']): Schemas['MailChoicesUpdate'] {
  const names = MAIL_SETTINGS.map((setting) => snakeCase(setting) as keyof Schemas['MailChoicesUpdate']);
  const choices = names.map((name) => [name, body[name]] as const);
  return Object.fromEntries(choices.filter(([, choice]) => choice !== undefined));
}

/** Returns true for a browser, which shows the page of the link in place of an answer for programs. */
export function isBrowser({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Returns the path of the page of a stop link. */
export function stopPage(token: string): string {
  return `/settings/stop-mail?token=${encodeURIComponent(token)}`;
}
