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
        summary: 'What a post can contain: text, pictures, a poll and more.',
        paragraphs: [
          'Press the pencil anywhere on the site. Write, drop pictures in, add a link, a quote or a poll, in the order you like.',
          'Tags below the post help others find it. A post has up to thirty tags of up to 140 characters each.',
          'What you write is kept on your device until it is published, so you lose nothing when the connection breaks.',
        ],
      },
      de: {
        title: 'Dein erster Beitrag',
        summary: 'Was ein Beitrag enthalten kann: Text, Bilder, eine Umfrage und mehr.',
        paragraphs: [
          'Drück irgendwo auf der Seite auf den Stift. Schreib, zieh Bilder hinein, füg einen Link, ein Zitat oder eine Umfrage hinzu, in der Reihenfolge, die du magst.',
          'Tags unter dem Beitrag helfen anderen, ihn zu finden. Ein Beitrag hat bis zu dreißig Tags mit je bis zu 140 Zeichen.',
          'Was du schreibst, bleibt auf deinem Gerät, bis es veröffentlicht ist: Du verlierst nichts, wenn die Verbindung abbricht.',
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
        summary: 'Share a post on your blog, with or without a comment.',
        paragraphs: [
          'A reblog puts somebody’s post on your blog and keeps what was written before: the trail. Your comment comes last.',
          'Likes, reblogs and replies of a post and of all its reblogs are counted together, as notes.',
        ],
      },
      de: {
        title: 'Reblogs und ihr Verlauf',
        summary: 'Teile einen Beitrag auf deinem Blog, mit oder ohne Kommentar.',
        paragraphs: [
          'Ein Reblog setzt den Beitrag von jemandem auf deinen Blog und behält, was vorher geschrieben wurde: den Verlauf. Dein Kommentar kommt zuletzt.',
          'Likes, Reblogs und Antworten eines Beitrags und all seiner Reblogs werden zusammen gezählt, als Anmerkungen.',
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
        summary: 'Publish posts automatically, at the times you choose.',
        paragraphs: [
          'A queued post waits its turn and is published at the times you chose; drag posts to change their order, or shuffle them.',
          'A scheduled post is published at the time you choose, however many posts wait in the queue.',
        ],
      },
      de: {
        title: 'Warteschlange und Zeitplan',
        summary: 'Beiträge automatisch veröffentlichen, zu den Zeiten, die du wählst.',
        paragraphs: [
          'Ein Beitrag in der Warteschlange wartet, bis er an der Reihe ist, und erscheint zu den Zeiten, die du gewählt hast; zieh Beiträge, um ihre Reihenfolge zu ändern, oder misch sie.',
          'Ein geplanter Beitrag erscheint zu der Zeit, die du wählst, wie viele Beiträge auch in der Warteschlange warten.',
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
          'Choose a month, a kind of post or a tag; the address changes with your choice, so you can share it.',
        ],
      },
      de: {
        title: 'Das Archiv eines Blogs',
        summary: 'Finde einen Beitrag nach Jahr, Monat, Art oder Tag.',
        paragraphs: [
          'Jeder Blog hat ein Archiv: einen Kalender, der zeigt, in welchen Monaten viel geschrieben wurde, und seine Beiträge als kleine Kacheln.',
          'Wähl einen Monat, eine Art von Beitrag oder einen Tag; die Adresse ändert sich mit deiner Wahl, du kannst sie also teilen.',
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
        summary: 'What somebody you blocked can see, and what not.',
        paragraphs: [
          'Somebody you block no longer finds your blogs: not in lists, not in search, not by address. They are not notified.',
          'Their posts disappear from your lists as well. You can unblock them at any time.',
        ],
      },
      de: {
        title: 'Jemanden blockieren',
        summary: 'Was jemand sieht, den du blockiert hast, und was nicht.',
        paragraphs: [
          'Wen du blockierst, findet deine Blogs nicht mehr: nicht in Listen, nicht in der Suche, nicht unter der Adresse. Wir teilen es niemandem mit.',
          'Auch die Beiträge verschwinden aus deinen Listen. Du kannst die Blockierung jederzeit aufheben.',
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
          'Say what matters in the picture, as you would on the telephone. People who cannot see it hear your sentence instead, and search finds it.',
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
