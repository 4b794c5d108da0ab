import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import type { SettingsSection } from './section.ts';

export const labsSection: SettingsSection = {
  to: paths.labs(),
  group: 'reading',
  icon: 'flask',
  title: msg`Labs`,
  detail: msg`Features you can try before they are finished`,
  searchable: [
    { id: 'labs', title: msg`Features to try`, words: msg`experiments beta new early test dense compact` },
  ],
};
