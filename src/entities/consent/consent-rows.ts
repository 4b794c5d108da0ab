import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConsentPurpose } from '#generated/zod/consentPurpose.zod.ts';
import type { ConsentList } from './consent.ts';

/** A switch of the consent page: one or more purposes of the TCF that belong together. */
export interface ConsentRow {
  purposes: readonly number[];
  title: MessageDescriptor | string;
  detail: MessageDescriptor | string;
}

/** A card of the consent page. */
export interface ConsentGroup {
  id: 'counting' | 'again' | 'ads' | 'more';
  title: MessageDescriptor;
  detail?: MessageDescriptor;
  rows: readonly ConsentRow[];
}

const GROUPS: readonly ConsentGroup[] = [
  {
    id: 'counting',
    title: msg`Counting`,
    detail: msg`Only what sums need.`,
    rows: [
      {
        purposes: [8],
        title: msg`What is read, and how long`,
        detail: msg`So that whoever wrote it sees what people stayed for`,
      },
      {
        purposes: [9],
        title: msg`Where readers come from`,
        detail: msg`The country and the page before, never the street`,
      },
      {
        purposes: [10],
        title: msg`What breaks and what is slow`,
        detail: msg`One visit in ten is timed`,
      },
    ],
  },
  {
    id: 'again',
    title: msg`Knowing you again`,
    detail: msg`Off means that every visit is your first.`,
    rows: [
      {
        purposes: [1],
        title: msg`A number in this browser`,
        detail: msg`Lasts a year, means nothing elsewhere`,
      },
      {
        purposes: [5, 6, 11],
        title: msg`Posts that fit what you read`,
        detail: msg`A list of subjects, kept with your account`,
      },
    ],
  },
  {
    id: 'ads',
    title: msg`Ads`,
    detail: msg`You see as many either way. Off, they fit the page and not you.`,
    rows: [
      { purposes: [2], title: msg`Ads that fit the page`, detail: msg`Bread next to bread` },
      {
        purposes: [3, 4],
        title: msg`Ads that fit you`,
        detail: msg`From what you read in the last 30 days`,
      },
      {
        purposes: [7],
        title: msg`Whether an ad worked`,
        detail: msg`It was seen, it was pressed. Not by whom`,
      },
    ],
  },
];

/** Purposes that Global Privacy Control forbids. */
export const SOLD_PURPOSES: readonly number[] = [3, 4];

const isIn = (numbers: readonly number[], { number }: ConsentPurpose) => numbers.includes(number);

/** Returns the cards of what the site asks for; purposes without words of our own come last, in those of the list. */
export function consentGroups({ purposes }: Pick<ConsentList, 'purposes'>): ConsentGroup[] {
  const asked = GROUPS.map((group) => ({
    ...group,
    rows: group.rows
      .map((row) => ({
        ...row,
        purposes: row.purposes.filter((number) => purposes.some((purpose) => purpose.number === number)),
      }))
      .filter((row) => row.purposes.length > 0),
  }));
  const worded = GROUPS.flatMap(({ rows }) => rows.flatMap((row) => row.purposes));
  const others = purposes.filter((purpose) => !isIn(worded, purpose));
  const more: ConsentGroup = {
    id: 'more',
    title: msg`And else`,
    rows: others.map(({ number, name, description }) => ({
      purposes: [number],
      title: name,
      detail: description,
    })),
  };
  return [...asked, more].filter(({ rows }) => rows.length > 0);
}
