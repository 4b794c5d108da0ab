import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const displaySection: SettingsSection = {
  to: paths.displaySettings(),
  group: 'reading',
  icon: 'palette',
  title: msg`Display`,
  detail: msg`Language, time zone, colours, text size, animations`,
  searchable: [
    { id: 'language', title: msg`Language`, words: msg`translation English German` },
    { id: 'time-zone', title: msg`Time zone`, words: msg`clock hours time` },
    { id: 'palette', title: msg`Palette`, words: msg`colours theme dark mode night` },
    { id: 'text-size', title: msg`Size of text`, words: msg`font bigger smaller zoom` },
    { id: 'motion', title: msg`Reduce motion`, words: msg`animation reduced motion` },
    { id: 'autoplay', title: msg`Autoplay videos`, words: msg`autoplay data saving` },
    { id: 'links', title: msg`Underline links`, words: msg`accessibility` },
    {
      id: 'plain-colours',
      title: msg`Plain text`,
      words: msg`colours fonts readable handwriting accessibility`,
    },
    { id: 'times', title: msg`Show the time of posts`, words: msg`timestamps date hours` },
    { id: 'tips', title: msg`First tips`, words: msg`guide tour help introduction` },
  ],
};
