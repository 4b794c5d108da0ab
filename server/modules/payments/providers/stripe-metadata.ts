/** Metadata by which payments of Stripe lead back to ours. */
export const PAYMENT_KEY = 'payment_id';
