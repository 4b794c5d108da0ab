import type { components } from '#generated/types/api.d.ts';

export type CaptchaChallenge = components['schemas']['CaptchaChallenge'];

/** The forms that may ask for one. A solution is good for the form it was made for. */
export type CaptchaAction = 'login' | 'registration' | 'magic_link' | 'password_reset' | 'support' | 'ask';

/** The ways to ask, as `CAPTCHA` names them. */
export const CAPTCHA_KINDS = ['off', 'proof-of-work'] as const;
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number];

/** Tells people from programs that try a form by the thousand. One way to do it; `CAPTCHA` names which. */
export interface Captcha {
  /** Whether forms ask for one at all. */
  isOn: boolean;
  /** A new one to solve. */
  challenge(action: CaptchaAction): Promise<CaptchaChallenge>;
  /** Whether a solution is right, for that form, in time, and used for the first time. */
  isSolved(action: CaptchaAction, token: string): Promise<boolean>;
}
