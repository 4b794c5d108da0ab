import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const writingSection: SettingsSection = {
  to: paths.writingSettings(),
  group: 'reading',
  icon: 'pencil',
  title: msg`Writing`,
  detail: msg`Defaults for new posts`,
  searchable: [
    {
      id: 'default-state',
      title: msg`Main button of the editor`,
      words: msg`publish queue draft editor default`,
    },
    { id: 'default-tags', title: msg`Default tags`, words: msg`default hashtags new posts` },
    {
      id: 'remind-alt-text',
      title: msg`Remind me to describe pictures`,
      words: msg`alt text alternative accessibility image`,
    },
    { id: 'undo-seconds', title: msg`Time to undo a post`, words: msg`undo unpublish seconds mistake` },
  ],
};
