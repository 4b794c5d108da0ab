import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PriceLine } from '#generated/zod/priceLine.zod.ts';

interface ItemWords {
  /** Heading of its slip. */
  title: MessageDescriptor;
  /** Name of its line in a sum. */
  line: MessageDescriptor;
}

/**
 * Words for what is sold under a fixed key of the catalogue. A product of the shop needs none: the server's title is its name.
 */
const WORDS: Readonly<Record<string, ItemWords>> = {
  'premium-month': { title: msg`Premium for a month`, line: msg`Premium, one month` },
  'premium-year': { title: msg`Premium for a year`, line: msg`Premium, one year` },
  'blaze-2500': { title: msg`Blaze for 2,500 people`, line: msg`Blaze, 2,500 people` },
  'blaze-7000': { title: msg`Blaze for 7,000 people`, line: msg`Blaze, 7,000 people` },
  'blaze-20000': { title: msg`Blaze for 20,000 people`, line: msg`Blaze, 20,000 people` },
  'blaze-50000': { title: msg`Blaze for 50,000 people`, line: msg`Blaze, 50,000 people` },
};

type NamedItem = Pick<PriceLine, 'item' | 'title'>;

/** Returns functions that name what is sold: on the heading of a slip, and on a line of a sum. */
export function useItemNames(): {
  titleOf: (item: NamedItem) => string;
  lineOf: (item: NamedItem) => string;
} {
  const { i18n } = useLingui();
  const named = (key: keyof ItemWords, { item = '', title }: NamedItem): string => {
    const words = WORDS[item];
    return words ? i18n._(words[key]) : title;
  };
  return { titleOf: (item) => named('title', item), lineOf: (item) => named('line', item) };
}
