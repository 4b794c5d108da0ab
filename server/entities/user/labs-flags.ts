/** What a feature to try is called and does, in one language. */
export interface LabsWords {
  title: string;
  description: string;
}

/** A feature that members may try before it belongs to the site. */
export interface LabsSource {
  name: string;
  /** Whether it may break. */
  isExperimental: boolean;
  /** In English and, where somebody wrote it, in other languages by their first letters. */
  words: { en: LabsWords; [language: string]: LabsWords };
}

/**
 * All features to try, in the order of the list: the only place that knows them. What is taken out is off for everybody
 * at once; what members chose of it is kept, in case it comes back.
 */
export const LABS_FLAGS: readonly LabsSource[] = [
  {
    name: 'boops',
    isExperimental: false,
    words: {
      en: {
        title: 'Boops',
        description: 'A little tap on the nose of a blog, for those who take part as well.',
      },
      de: {
        title: 'Stupser',
        description: 'Ein kleiner Stups auf die Nase eines Blogs, für alle, die auch mitmachen.',
      },
    },
  },
  {
    name: 'closer',
    isExperimental: false,
    words: {
      en: {
        title: 'Closer together',
        description: 'Less room between posts and in them, so that more of them fit.',
      },
      de: {
        title: 'Näher beieinander',
        description: 'Weniger Platz zwischen den Beiträgen und in ihnen, damit mehr davon hinpassen.',
      },
    },
  },
];

/** The names of all of them as rows `l (name, place)` of a statement. */
export const FLAG_ROWS = `(values ${LABS_FLAGS.map(({ name }, place) => `('${name}', ${place})`).join(', ')}) l (name, place)`;

/** Whether the user `u` of a statement has a feature: what the site says of it, else what they chose (migration 083). */
export function hasFlag(u: string, flag: string): string {
  return `has_flag(${flag}, ${u}.id, ${u}.role, ${u}.settings)`;
}

/** The names of the features that a row of `users` has, in their order. */
export const HAS_FLAGS = `(select coalesce(jsonb_agg(l.name order by l.place), '[]') from ${FLAG_ROWS}
  where ${hasFlag('users', 'l.name')})`;
