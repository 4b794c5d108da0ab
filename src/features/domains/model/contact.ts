import type { DomainContact } from '#generated/zod/domainContact.zod.ts';

export type ContactName = keyof DomainContact;
/** Holder as it is typed. */
export type ContactValues = Record<ContactName, string>;

/** Returns an empty holder in a country. */
export function contactInitial(country = ''): ContactValues {
  const empty = { first_name: '', last_name: '', organization: '', email: '', phone: '' };
  return { ...empty, address: '', city: '', state: '', postal_code: '', country };
}

/** Returns a number as registries write it: "+351 210 000 000" is "+351.210000000". */
export function phoneOf(typed: string): string {
  const [, code = '', rest = ''] = /^(\+\d{1,3})[\s.()/-]+(.*)$/.exec(typed.trim()) ?? [];
  return code === '' ? typed.trim() : `${code}.${rest.replace(/[\s.()/-]/g, '')}`;
}

/** Returns what was typed as it is validated. */
export function normalizeContact<Values extends ContactValues>(values: Values): Values {
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
  const { phone, country } = values;
  return { ...values, ...trimmed, phone: phoneOf(phone), country: country.trim().toUpperCase() };
}

/** Returns the holder as it is sent: without empty fields. */
export function contactOf(values: ContactValues): DomainContact {
  const { organization, state, first_name, last_name, email, phone, address, city, postal_code, country } =
    values;
  return {
    ...{ first_name, last_name, email, phone, address, city, postal_code, country },
    ...(organization ? { organization } : {}),
    ...(state ? { state } : {}),
  };
}
