import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { type PrivacyChoices, readChoices, validChoices, writeChoices } from './choices.ts';
import { addChoices, choicesOf } from './consent-repository.ts';
import { type ApplicableLaw, applicableLaw } from './law.ts';
import { addReceipt, lawSettingsOf, type ReceiptRow } from './receipts-repository.ts';

const COOKIE = 'privacy_choices';
/** Usual lifetime of a cookie (spec 001 §9), in seconds. */
const COOKIE_TTL_SECONDS = 365 * 86_400;
/** Cookie with the TCF string for programs that measure (spec 001 §9); there only while measuring is allowed. */
export const ANALYTICS_COOKIE = 'euconsent-v2-analytics';
/** Longest value that browsers keep in a cookie with its name. */
const MAX_COOKIE_LENGTH = 3800;

/** A member, whose choices are stored with the account, or a visitor, whose choices are stored in a cookie. */
export interface Chooser {
  db: Queryable;
  viewer: { userId: string } | null;
  services: Pick<Services, 'consent' | 'now'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Returns the stored choices that are still valid. */
export async function storedChoices(chooser: Omit<Chooser, 'reply'>): Promise<PrivacyChoices> {
  const { db, viewer, request, services } = chooser;
  const choices = viewer ? await choicesOf(db, viewer.userId) : readChoices(request.cookies[COOKIE]);
  return validChoices(choices, nowInSeconds(services));
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

/**
 * Stores an answer with its dated receipt, and deletes the cookies that need a purpose which is refused now. Of a
 * visitor no receipt is kept beyond the cookie.
 */
export async function storeAnswer(
  chooser: Chooser,
  by: ReceiptRow['given_by'],
  given: PrivacyChoices,
): Promise<PrivacyChoices> {
  const { db, viewer, services, request, reply } = chooser;
  const receiptId = newReceiptId();
  const answered = nowInSeconds(services);
  const choices = await storeChoices(chooser, {
    ...given,
    ...(by === 'opt-out' ? {} : { chosenAt: answered, receiptId }),
  });
  if (viewer) {
    const law = await lawFor(chooser);
    await addReceipt(db, viewer.userId, {
      public_id: receiptId,
      answered,
      given_by: by,
      applies: law.applies,
      country: law.country ?? null,
      country_source: law.countrySource,
      purposes: choices.purposes ?? '',
      special_features: choices.specialFeatures ?? '',
      allowed_vendors: choices.allowedVendors ?? [],
      vendor_list_version: choices.vendorListVersion ?? 0,
      is_opted_out: choices.isOptedOut ?? false,
      has_privacy_control: hasPrivacyControl(request),
      tcf: choices.tcf ?? null,
    });
  }
  settleCookies(services, request, reply, choices);
  return choices;
}

/** Sets the TCF string for measuring programs when measuring is allowed, and deletes the cookies that are not. */
function settleCookies(
  { consent }: Pick<Services, 'consent'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { purposes = '', tcf }: PrivacyChoices,
): void {
  const secure = request.protocol === 'https';
  if (isAnalyticsAllowed(purposes) && tcf && tcf.length <= MAX_COOKIE_LENGTH) {
    reply.setCookie(ANALYTICS_COOKIE, tcf, {
      path: '/',
      maxAge: COOKIE_TTL_SECONDS,
      sameSite: 'lax',
      secure,
    });
  } else if (request.cookies[ANALYTICS_COOKIE] !== undefined)
    reply.clearCookie(ANALYTICS_COOKIE, { path: '/' });
  for (const name of Object.keys(request.cookies)) {
    const isRefused = consent.list.storage.some(
      (item) =>
        item.kind === 'cookie' &&
        isNamed(item.name, name) &&
        item.purposes.some((number) => purposes[number - 1] !== '1'),
    );
    if (isRefused) reply.clearCookie(name, { path: '/' });
  }
}

function isNamed(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** TCF purposes that measuring needs, by number. */
const FOR_ANALYTICS = [9];

/** Returns true when measuring was allowed. */
export function isAnalyticsAllowed(purposes: string): boolean {
  return FOR_ANALYTICS.every((number) => purposes[number - 1] === '1');
}

/** Returns the law that applies to the caller. */
export async function lawFor({
  db,
  viewer,
  services,
  request,
}: Omit<Chooser, 'reply'>): Promise<ApplicableLaw> {
  const { law, countryHeader } = services.consent;
  const told = countryHeader === undefined ? undefined : request.headers[countryHeader];
  const settings = viewer ? await lawSettingsOf(db, viewer.userId) : undefined;
  return applicableLaw({
    operator: law,
    region: settings?.region ?? undefined,
    headerCountry: typeof told === 'string' ? told.toUpperCase() : undefined,
    timeZone: settings?.time_zone ?? request.cookies.tz,
  });
}

/** Letters and digits that cannot be confused when a receipt is read aloud. */
const RECEIPT_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const RECEIPT_GROUP_COUNT = 3;
const GROUP_LENGTH = 4;

/** Returns the number of a new receipt: three groups of four letters and digits. */
function newReceiptId(): string {
  const letter = (): string => RECEIPT_LETTERS[randomInt(RECEIPT_LETTERS.length)] ?? '2';
  const group = (): string => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: RECEIPT_GROUP_COUNT }, group).join('-');
}

/** Returns true when the browser sends Global Privacy Control. */
export const hasPrivacyControl = (request: FastifyRequest): boolean => request.headers['sec-gpc'] === '1';

/** Returns the current time in whole seconds since 1970. */
export const nowInSeconds = ({ now }: Pick<Services, 'now'>): number => Math.floor(now() / 1000);
