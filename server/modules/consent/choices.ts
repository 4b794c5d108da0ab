/** Privacy choices; those never made are missing. */
export interface PrivacyChoices {
  /** One bit per purpose, in order. */
  purposes?: string;
  specialFeatures?: string;
  /** Numbers of the allowed vendors in the vendor list of the TCF. */
  allowedVendors?: number[];
  /** Version of the vendor list that was shown. */
  vendorListVersion?: number;
  /** The TCF v2 string; null after choices without one. Stored for members only. */
  tcf?: string | null;
  /** Time of those choices, in seconds since 1970. */
  chosenAt?: number;
  /** Receipt of those choices. */
  receiptId?: string;
  /** Time when the banner was first shown, in seconds since 1970. */
  viewedAt?: number;
  /** True when personal data must not be sold. */
  isOptedOut?: boolean;
}

/** Days after which an answer ends and the banner asks again. */
const ANSWER_DAYS = 365;
const DAY_SECONDS = 86_400;

const isBits = (value: unknown): value is string => typeof value === 'string' && /^[01]{0,24}$/.test(value);
const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 1e11;
function isVendor(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5000;
}

/** Parses choices from a cookie, which may have been tampered with: invalid values are left out. */
export function readChoices(text: string | undefined): PrivacyChoices {
  let told: Partial<Record<keyof PrivacyChoices, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text ?? '', 'base64url').toString());
    if (typeof parsed === 'object' && parsed !== null) told = parsed;
  } catch {
    return {};
  }
  const { allowedVendors: vendors, vendorListVersion: version, receiptId } = told;
  return {
    ...(isBits(told.purposes) ? { purposes: told.purposes } : {}),
    ...(isBits(told.specialFeatures) ? { specialFeatures: told.specialFeatures.slice(0, 12) } : {}),
    ...(Array.isArray(vendors) ? { allowedVendors: vendors.filter(isVendor).slice(0, 200) } : {}),
    ...(isTime(version) && Number.isInteger(version) && version <= 4095
      ? { vendorListVersion: version }
      : {}),
    ...(isTime(told.chosenAt) ? { chosenAt: told.chosenAt } : {}),
    ...(typeof receiptId === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(receiptId) ? { receiptId } : {}),
    ...(isTime(told.viewedAt) ? { viewedAt: told.viewedAt } : {}),
    ...(typeof told.isOptedOut === 'boolean' ? { isOptedOut: told.isOptedOut } : {}),
  };
}

/** Serializes choices for a cookie, without the TCF string, which is too long. */
export function writeChoices({ tcf: _, ...choices }: PrivacyChoices): string {
  return Buffer.from(JSON.stringify(choices)).toString('base64url');
}

/** Returns when an answer ends, in seconds since 1970. */
export const endOfAnswer = (chosenAt: number): number => chosenAt + ANSWER_DAYS * DAY_SECONDS;

/** Returns the choices that are valid now: answers that have ended, or lie in the future, count as none. */
export function validChoices(choices: PrivacyChoices, now: number): PrivacyChoices {
  const { chosenAt, viewedAt, isOptedOut } = choices;
  const isValid = chosenAt !== undefined && chosenAt <= now + DAY_SECONDS && endOfAnswer(chosenAt) > now;
  if (isValid) return choices;
  return {
    ...(viewedAt === undefined ? {} : { viewedAt }),
    ...(isOptedOut === undefined ? {} : { isOptedOut }),
  };
}

/** Returns the numbers of the set bits; the first bit is number 1. */
export function numbersOf(bits: string): number[] {
  return [...bits].flatMap((bit, index) => (bit === '1' ? [index + 1] : []));
}

/** Returns a bit string with the bits of those numbers set. */
export function bitsOf(numbers: readonly number[]): string {
  const set = new Set(numbers);
  return Array.from({ length: Math.max(0, ...numbers) }, (_, index) => (set.has(index + 1) ? '1' : '0')).join(
    '',
  );
}
