import type { components } from '#generated/types/api.d.ts';

type Topic = components['schemas']['HelpArticle']['topic'];
/** Texts of an article in one language; its paragraphs form its body. */
export interface HelpWords {
  title: string;
  summary: string;
  paragraphs: readonly string[];
}
/** An article of the help centre, in English and, where translated, in other languages by their language code. */
export interface HelpSource {
  slug: string;
  topic: Topic;
  related: readonly string[];
  /** Date of the last change. */
  updated: string;
  words: { en: HelpWords; [language: string]: HelpWords };
}

/** The articles of the help centre, in display order. */
export const helpArticles: readonly HelpSource[] = [
  {
    slug: 'your-first-post',
    topic: 'getting-started',
    related: ['queue', 'describe-pictures'],
    updated: '2026-11-02',
    words: {
      en: {
        title: 'Your first post',
        summary: 'Words, pictures, a poll: what a post can be.',
        paragraphs: [
          'Press the pencil anywhere on the site. Write, drop pictures in, add a link, a quote or a poll: a post is a stack of pieces in the order you like.',
          'Tags at the foot help others find it. Up to thirty of them fit, and each has up to 140 characters.',
          'What you write is kept on your device until it is published, so a lost connection loses nothing.',
        ],
      },
      de: {
        title: 'Dein erster Beitrag',
        summary: 'Worte, Bilder, eine Umfrage: was ein Beitrag sein kann.',
        paragraphs: [
          'Drück irgendwo auf der Seite auf den Stift. Schreib, zieh Bilder hinein, füg einen Link, ein Zitat oder eine Umfrage hinzu: Ein Beitrag ist ein Stapel von Stücken in der Reihenfolge, die du magst.',
          'Schlagwörter am Ende helfen anderen, ihn zu finden. Bis zu dreißig passen hin, jedes mit bis zu 140 Zeichen.',
          'Was du schreibst, bleibt auf deinem Gerät, bis es veröffentlicht ist: Eine verlorene Verbindung verliert nichts.',
        ],
      },
    },
  },
  {
    slug: 'reblogs',
    topic: 'getting-started',
    related: ['your-first-post'],
    updated: '2026-11-02',
    words: {
      en: {
        title: 'Reblogs and their trails',
        summary: 'Pass a post on, with or without words of your own.',
        paragraphs: [
          'A reblog puts somebody’s post on your blog and keeps everything that was said before: the trail. Your words come last.',
          'Likes, reblogs and replies of all of them are counted together, as notes of the first post.',
        ],
      },
      de: {
        title: 'Reblogs und ihre Fäden',
        summary: 'Gib einen Beitrag weiter, mit oder ohne eigene Worte.',
        paragraphs: [
          'Ein Reblog setzt den Beitrag von jemandem auf deinen Blog und behält alles, was vorher gesagt wurde: den Faden. Deine Worte kommen zuletzt.',
          'Likes, Reblogs und Antworten von allen werden zusammen gezählt, als Anmerkungen des ersten Beitrags.',
        ],
      },
    },
  },
  {
    slug: 'queue',
    topic: 'posting',
    related: ['your-first-post'],
    updated: '2026-10-20',
    words: {
      en: {
        title: 'Queue and schedule',
        summary: 'Posts that publish themselves while you sleep.',
        paragraphs: [
          'A queued post waits its turn and is published at the pace you chose; drag posts to change their order, or shuffle them.',
          'A scheduled post is published at the moment you name, whatever waits in the queue.',
        ],
      },
      de: {
        title: 'Warteschlange und Zeitplan',
        summary: 'Beiträge, die sich veröffentlichen, während du schläfst.',
        paragraphs: [
          'Ein Beitrag in der Warteschlange wartet, bis er an der Reihe ist, und erscheint im Takt, den du gewählt hast; zieh Beiträge, um ihre Reihenfolge zu ändern, oder misch sie.',
          'Ein geplanter Beitrag erscheint zu dem Zeitpunkt, den du nennst, was auch immer in der Warteschlange wartet.',
        ],
      },
    },
  },
  {
    slug: 'archive',
    topic: 'blogs',
    related: ['reblogs'],
    updated: '2026-11-20',
    words: {
      en: {
        title: 'The archive of a blog',
        summary: 'Find a post by its year, its month, its kind or its tag.',
        paragraphs: [
          'Every blog has an archive: a calendar that shows in which months much was posted, and its posts as small tiles.',
          'Choose a month, a kind of post or a tag; the address changes with your choice and can be passed on.',
        ],
      },
      de: {
        title: 'Das Archiv eines Blogs',
        summary: 'Finde einen Beitrag nach Jahr, Monat, Art oder Schlagwort.',
        paragraphs: [
          'Jeder Blog hat ein Archiv: einen Kalender, der zeigt, in welchen Monaten viel geschrieben wurde, und seine Beiträge als kleine Kacheln.',
          'Wähl einen Monat, eine Art von Beitrag oder ein Schlagwort; die Adresse ändert sich mit deiner Wahl und lässt sich weitergeben.',
        ],
      },
    },
  },
  {
    slug: 'block-somebody',
    topic: 'safety',
    related: ['archive'],
    updated: '2026-09-12',
    words: {
      en: {
        title: 'Block somebody',
        summary: 'What they see, and what they do not.',
        paragraphs: [
          'Who you block no longer finds your blogs: not in lists, not in search, not by address. They are not told.',
          'Their posts disappear from your lists as well. You can take a block back at any time.',
        ],
      },
      de: {
        title: 'Jemanden blockieren',
        summary: 'Was sie sehen und was nicht.',
        paragraphs: [
          'Wen du blockierst, findet deine Blogs nicht mehr: nicht in Listen, nicht in der Suche, nicht unter der Adresse. Es wird nicht mitgeteilt.',
          'Auch die Beiträge verschwinden aus deinen Listen. Du kannst eine Blockierung jederzeit zurücknehmen.',
        ],
      },
    },
  },
  {
    slug: 'describe-pictures',
    topic: 'accessibility',
    related: ['your-first-post'],
    updated: '2026-08-24',
    words: {
      en: {
        title: 'Describe your pictures',
        summary: 'A sentence is enough, and it stays with every reblog.',
        paragraphs: [
          'Say what matters in the picture, as you would on the telephone. Who cannot see it hears your sentence instead, and search finds it.',
        ],
      },
      de: {
        title: 'Beschreib deine Bilder',
        summary: 'Ein Satz genügt, und er bleibt bei jedem Reblog dabei.',
        paragraphs: [
          'Sag, worauf es im Bild ankommt, wie am Telefon. Wer es nicht sehen kann, hört stattdessen deinen Satz, und die Suche findet ihn.',
        ],
      },
    },
  },
];
