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

/** What a member chose of them, by name; what they never touched is off. */
export type LabsChoices = Readonly<Record<string, boolean>>;

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

/** Whether a feature is there to be tried at all. */
export function isLabOffered(name: string): boolean {
  return LABS_FLAGS.some((flag) => flag.name === name);
}

/** Whether somebody who chose this has the feature. */
export function hasLab(choices: LabsChoices | null, name: string): boolean {
  return choices?.[name] === true && isLabOffered(name);
}

/** The names of the features that are on for somebody who chose this. */
export function labsOn(choices: LabsChoices | null): string[] {
  return LABS_FLAGS.map(({ name }) => name).filter((name) => hasLab(choices, name));
}
