import type { components } from '#generated/types/api.d.ts';

type Law = components['schemas']['Consent']['applies'];
type Source = components['schemas']['CountrySource'];

/** The law that applies to a caller, and the source of the country that decided. */
export interface ApplicableLaw {
  applies: Law;
  /** Upper-case ISO 3166-1 code; undefined where none is known. */
  country?: string;
  countrySource: Source;
}

/** Values from which the law is determined, the strongest first. */
export interface LawHints {
  /** The operator's override for everybody. */
  operator?: Law | undefined;
  /** The member's setting `privacy.region`. */
  region?: string | undefined;
  /** Country that the operator's proxy named in a header. */
  headerCountry?: string | undefined;
  /** IANA time zone of the account or the browser. */
  timeZone?: string | undefined;
}

/** Countries of the European Economic Area, the United Kingdom and Switzerland. */
const EUROPE =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  );

type CountryWithZones = Intl.Locale & { getTimeZones?(): string[] | undefined };

/** Countries by time zone, of those whose law matters. */
const COUNTRY_OF_ZONE = new Map(
  [...EUROPE, 'US'].flatMap((country) =>
    ((new Intl.Locale(`und-${country}`) as CountryWithZones).getTimeZones?.() ?? []).map(
      (zone) => [zone, country] as const,
    ),
  ),
);

const BY_REGION: Readonly<Record<string, Law>> = {
  europe: 'gdpr',
  'united-states': 'ccpa',
  elsewhere: 'none',
};

function lawOf(country: string): Law {
  if (EUROPE.includes(country)) return 'gdpr';
  return country === 'US' ? 'ccpa' : 'none';
}

/** Returns true for a time zone that the runtime knows; a cookie may hold anything. */
function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

/**
 * Returns the law that applies: the operator's override, the member's setting, the country of the operator's proxy, or
 * the time zone, in this order. Where nothing is known, the strictest law applies.
 */
export function applicableLaw({ operator, region, headerCountry, timeZone }: LawHints): ApplicableLaw {
  const country = /^[A-Z]{2}$/.test(headerCountry ?? '') ? headerCountry : undefined;
  if (operator !== undefined)
    return { applies: operator, ...(country ? { country } : {}), countrySource: 'operator' };
  const chosen = BY_REGION[region ?? ''];
  if (chosen !== undefined) return { applies: chosen, countrySource: 'setting' };
  // XX and T1 stand for an unknown place in the headers of the common proxies.
  if (country !== undefined && country !== 'XX') {
    return { applies: lawOf(country), country, countrySource: 'header' };
  }
  const ofZone = COUNTRY_OF_ZONE.get(timeZone ?? '');
  if (ofZone !== undefined) return { applies: lawOf(ofZone), country: ofZone, countrySource: 'time-zone' };
  // UTC and the like are no place.
  const isPlace =
    timeZone !== undefined && /^(?!Etc\/|Europe\/).+\/.+/.test(timeZone) && isTimeZone(timeZone);
  return isPlace
    ? { applies: 'none', countrySource: 'time-zone' }
    : { applies: 'gdpr', countrySource: 'unknown' };
}
