/** A gift of the demo world. Times are in days before the world's present. */
export interface DemoGift {
  from: string;
  to: string;
  product: string;
  message: string;
  isAnonymous?: boolean;
  status: 'delivered' | 'claimed' | 'declined' | 'expired' | 'refunded';
  givenDays: number;
  endedDays?: number;
}

/** Gifts in every state, between those whom one can log in as. */
export const DEMO_GIFTS: readonly DemoGift[] = [
  {
    from: 'tamsin',
    to: 'marlow',
    product: 'badge-moth',
    message: 'For the flask you left at the third ridge. I have drunk it.',
    status: 'delivered',
    givenDays: 1,
  },
  {
    from: 'odile',
    to: 'marlow',
    product: 'hat-paper-crown',
    message: 'Happy blog day.',
    status: 'claimed',
    givenDays: 21,
    endedDays: 20,
  },
  {
    from: 'tamsin',
    to: 'marlow',
    product: 'badge-two-geese',
    message: '',
    isAnonymous: true,
    status: 'expired',
    givenDays: 92,
    endedDays: 62,
  },
  {
    from: 'marlow',
    to: 'tamsin',
    product: 'badge-rain',
    message: 'So that nothing stands before Saturn.',
    status: 'claimed',
    givenDays: 9,
    endedDays: 8,
  },
  {
    from: 'marlow',
    to: 'odile',
    product: 'badge-key',
    message: 'To the cellar.',
    status: 'declined',
    givenDays: 40,
    endedDays: 38,
  },
  {
    from: 'marlow',
    to: 'odile',
    product: 'badge-loaf',
    message: 'Still warm.',
    status: 'delivered',
    givenDays: 2,
  },
  {
    from: 'marlow',
    to: 'tamsin',
    product: 'badge-frog',
    message: 'For the pond. No, wait.',
    status: 'refunded',
    givenDays: 50,
    endedDays: 50,
  },
  {
    from: 'odile',
    to: 'tamsin',
    product: 'premium-month-gift',
    message: 'A month without anyone selling you telescopes.',
    status: 'declined',
    givenDays: 70,
    endedDays: 69,
  },
];
