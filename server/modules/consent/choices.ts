/** Privacy choices; those never made are missing. */
export interface PrivacyChoices {
  /** One bit per purpose, in order. */
  purposes?: string;
  specialFeatures?: string;
  /** One bit per vendor, in order. */
  vendors?: string;
  /** The posted TCF v2 string; null after choices without one. Stored for members only. */
  tcf?: string | null;
  /** Time of those choices, in seconds since 1970. */
  chosenAt?: number;
  /** Time when the banner was first shown, in seconds since 1970. */
  viewedAt?: number;
  /** True when personal data must not be sold. */
  isOptedOut?: boolean;
}

const isBits = (value: unknown): value is string => typeof value === 'string' && /^[01]{0,24}$/.test(value);
const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 1e11;

/** Parses choices from a cookie, which may have been tampered with: invalid values are left out. */
export function readChoices(text: string | undefined): PrivacyChoices {
  let told: Partial<Record<keyof PrivacyChoices, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text ?? '', 'base64url').toString());
    if (typeof parsed === 'object' && parsed !== null) told = parsed;
  } catch {
    return {};
  }
  return {
    ...(isBits(told.purposes) ? { purposes: told.purposes } : {}),
    ...(isBits(told.specialFeatures) ? { specialFeatures: told.specialFeatures.slice(0, 12) } : {}),
    ...(isTime(told.chosenAt) ? { chosenAt: told.chosenAt } : {}),
    ...(isTime(told.viewedAt) ? { viewedAt: told.viewedAt } : {}),
    ...(typeof told.isOptedOut === 'boolean' ? { isOptedOut: told.isOptedOut } : {}),
  };
}

/** Serializes choices for a cookie, without the TCF string, which is too long. */
export function writeChoices({ tcf: _, vendors: __, ...choices }: PrivacyChoices): string {
  return Buffer.from(JSON.stringify(choices)).toString('base64url');
}
