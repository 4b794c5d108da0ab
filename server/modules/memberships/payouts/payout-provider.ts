import type { Money } from '#server/modules/payments/money/money.ts';

/** An account that money is paid out to. */
export type PayoutAccount = { provider: string; account: string; isReady: boolean };

/** A blog whose account is set up; `account` is the one that the provider has for it. */
export type OnboardingBlog = { blogId: string; account: string | undefined };

/** Money that is sent to an account, once for each payout id. */
export type Transfer = Money & { payoutId: string; account: string };

/** Interface of a company that pays out to blogs. Every call may be repeated and takes effect once. */
export interface PayoutProvider {
  readonly name: string;
  /**
   * Starts or goes on with the set-up of the account of a blog.
   *
   * @param returnUrl path of this site to come back to
   * @returns the account and the address of the form
   */
  startOnboarding(blog: OnboardingBlog, returnUrl: string): Promise<{ account: PayoutAccount; url: string }>;
  /** Returns true when money can be sent to an account. */
  isReady(account: string): Promise<boolean>;
  /** Sends money to an account, once for each payout id. */
  transfer(transfer: Transfer): Promise<void>;
}
