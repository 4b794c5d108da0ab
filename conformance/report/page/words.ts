import type { Verdict } from '../../model.ts';

export const SIGNS: Record<Verdict, string> = {
  right: '✓',
  wrong: '✗',
  'not-offered': '–',
  'not-provoked': '·',
};
export const WORDS: Record<Verdict, string> = {
  right: 'seen, right',
  wrong: 'seen, wrong',
  'not-offered': 'not offered',
  'not-provoked': 'not provoked',
};
