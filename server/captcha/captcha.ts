import type { components } from '#generated/types/api.d.ts';

export type CaptchaChallenge = components['schemas']['CaptchaChallenge'];

/** Forms that may ask for a captcha. A solution is valid for the form it was created for. */
export type CaptchaAction = 'login' | 'registration' | 'magic_link' | 'password_reset' | 'support' | 'ask';

/** Values of the setting `CAPTCHA`. */
export const CAPTCHA_KINDS = ['off', 'proof-of-work'] as const;
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number];

/** Interface of captchas, which slow programs that submit a form by the thousand. */
export interface Captcha {
  /** True when forms ask for a captcha. */
  isOn: boolean;
  /** Creates a challenge. */
  challenge(action: CaptchaAction): Promise<CaptchaChallenge>;
  /** Returns true when a solution is correct, for that form, in time, and used for the first time. */
  isSolved(action: CaptchaAction, token: string): Promise<boolean>;
}
