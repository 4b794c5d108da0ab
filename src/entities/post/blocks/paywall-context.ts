import { createContext, use } from 'react';

/** Place where the parts for supporters of the content around can be read. */
export interface PaywallPlace {
  /** Name of the blog that wrote them. */
  blogName: string;
  /** Address of the post, in a trail: a reblog never has these parts. Unset on the post itself. */
  postHref?: string | undefined;
}

export const PaywallContext = createContext<PaywallPlace | undefined>(undefined);

/** Returns where the parts for supporters can be read; undefined outside posts. */
export const usePaywallPlace = (): PaywallPlace | undefined => use(PaywallContext);
