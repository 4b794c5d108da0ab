/** A post that the staff labelled or took down, with its appeal. Hours are before the world's time. */
export interface FlagSource {
  /** The key of the post. */
  post: string;
  reason: 'adult_content' | 'violence' | 'spam' | 'copyright' | 'other';
  outcome: 'label' | 'remove';
  message: string;
  flaggedHours: number;
  appeal: string;
  appealedHours: number;
  /** Left out while the appeal is pending; a granted one leaves no trace on the post. */
  granted?: { answer: string; hours: number };
}

/** One appeal that was granted, and a pending one. */
export const flagSources: readonly FlagSource[] = [
  {
    post: 'marlow-dunes',
    reason: 'adult_content',
    outcome: 'label',
    message: 'Somebody took the nearest dune for a shoulder.',
    flaggedHours: 14 * 24,
    appeal: 'It is sand. The only person in it is my sister, and she wears two coats.',
    appealedHours: 13 * 24,
    granted: { answer: 'You are right, it is sand. Give our regards to your sister.', hours: 12 * 24 },
  },
  {
    post: 'panels-tea',
    reason: 'other',
    outcome: 'label',
    message: 'Readers found the steam suggestive.',
    flaggedHours: 30,
    appeal: 'It is a cup of tea. There is nothing in it but tea.',
    appealedHours: 4,
  },
];
