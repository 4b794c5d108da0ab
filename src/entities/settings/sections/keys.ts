import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const keysSection: SettingsSection = {
  to: paths.keySettings(),
  group: 'reading',
  icon: 'list',
  title: msg`Keyboard shortcuts`,
  detail: msg`Which key does what, and whether single keys do anything`,
  searchable: [
    { id: 'single-keys', title: msg`Use single keys`, words: msg`keys shortcuts hotkeys letters off` },
    { id: 'keys', title: msg`Choose other keys`, words: msg`keys remap shortcuts hotkeys change` },
  ],
};
