/** Title and description of a labs feature, in one language. */
export interface LabsTexts {
  title: string;
  description: string;
}

/** A feature that the site can switch. */
export interface LabsSource {
  name: string;
  /** True when it may be unstable. */
  isExperimental: boolean;
  /** Texts in English and, where translated, in other languages by their language code. */
  words: { en: LabsTexts; [language: string]: LabsTexts };
}

/**
 * All features that the site can switch, in display order; the only place that lists them. Which of them members choose
 * in the labs depends on their audience (migration 158). Members' choices stay stored when one is removed.
 */
export const LABS_FLAGS: readonly LabsSource[] = [
  {
    // Everybody has it until those who run the site decide otherwise (migration 154), as premium, memberships and the
    // login wall (migration 158).
    name: 'communities',
    isExperimental: false,
    words: {
      en: {
        title: 'Communities',
        description: 'Places that people run together, with boards, members and moderators.',
      },
      de: {
        title: 'Communitys',
        description: 'Orte, die Leute gemeinsam führen, mit Foren, Mitgliedern und Moderation.',
      },
    },
  },
  {
    name: 'collections',
    isExperimental: false,
    words: {
      en: {
        title: 'Collections',
        description: 'Keep posts together, by yourself or with others, in an order of your own.',
      },
      de: {
        title: 'Sammlungen',
        description: 'Beiträge zusammen aufheben, allein oder mit anderen, in eigener Reihenfolge.',
      },
    },
  },
  {
    name: 'patio',
    isExperimental: false,
    words: {
      en: {
        title: 'Patio',
        description: 'Up to twelve timelines side by side, each scrolling by itself.',
      },
      de: {
        title: 'Veranda',
        description: 'Bis zu zwölf Zeitleisten nebeneinander, jede für sich gescrollt.',
      },
    },
  },
  {
    name: 'premium',
    isExperimental: false,
    words: {
      en: { title: 'Premium', description: 'No ads, for money, by the month or the year.' },
      de: { title: 'Premium', description: 'Keine Werbung, für Geld, im Monat oder im Jahr.' },
    },
  },
  {
    name: 'memberships',
    isExperimental: false,
    words: {
      en: { title: 'Memberships', description: 'Readers pay a blog each month, for posts of their own.' },
      de: {
        title: 'Mitgliedschaften',
        description: 'Leute zahlen einem Blog jeden Monat etwas, für eigene Beiträge.',
      },
    },
  },
  {
    name: 'loginWall',
    isExperimental: false,
    words: {
      en: { title: 'Login wall', description: 'Asks visitors in over the page they are reading.' },
      de: {
        title: 'Anmeldeschranke',
        description: 'Bittet Besucher über der Seite herein, die sie gerade lesen.',
      },
    },
  },
  {
    name: 'loginWallDismissible',
    isExperimental: false,
    words: {
      en: {
        title: 'Login wall that remembers a no',
        description: 'Asks nobody again for a week who chose to keep reading.',
      },
      de: {
        title: 'Anmeldeschranke, die sich ein Nein merkt',
        description: 'Fragt eine Woche lang nicht wieder, wer weiterlesen wollte.',
      },
    },
  },
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

/** SQL values list of all names as rows `l (name, place)`. */
export const FLAG_ROWS = `(values ${LABS_FLAGS.map(({ name }, place) => `('${name}', ${place})`).join(', ')}) l (name, place)`;

/**
 * Returns SQL that is true when the user `u` of a statement has a feature: the site's setting, else the user's own
 * choice (migration 083).
 */
export function hasFlag(u: string, flag: string): string {
  return `has_flag(${flag}, ${u}.id, ${u}.role, ${u}.settings)`;
}

/** SQL for the names of the features that a row of `users` has, in display order. */
export const HAS_FLAGS = `(select coalesce(jsonb_agg(l.name order by l.place), '[]') from ${FLAG_ROWS}
  where ${hasFlag('users', 'l.name')})`;
