import { msg } from '@lingui/core/macro';
import { LABELS, postLabelNames } from '#src/entities/post/model/labels.ts';
import { paths } from '#src/paths/paths.ts';
import { SETTINGS_PAGES } from '#src/paths/settings-paths.ts';
import { memberSetting } from '../model/member-setting.ts';
import type { SettingsSection } from './section.ts';

export const filtersSection = {
  to: paths.settings('filters'),
  group: 'reading',
  icon: 'eye-off',
  title: msg`Filters and blocks`,
  detail: msg`Filtered tags and words, labels, hidden posts, muted and blocked blogs`,
  cards: [
    {
      title: msg`Labelled posts`,
      words: msg`mature adult nsfw content warning violence drugs`,
      rows: [
        ...LABELS.map((label, index) => ({
          id: index === 0 ? 'labels' : `label-${label}`,
          control: 'choice' as const,
          field: memberSetting(`contentLabels.${label}`),
          label: postLabelNames[label],
          choices: [
            ['show', msg`Show them`],
            ['blur', msg`Cover them`],
            ['hide', msg`Hide them`],
          ] as const,
        })),
        {
          id: 'undescribed',
          control: 'switch',
          field: memberSetting('contentLabels.hideUndescribed'),
          label: msg`Cover pictures without a description`,
          hint: msg`Posts with a label are covered until you choose to see them.`,
          words: msg`alt text accessibility`,
        },
      ],
    },
  ],
  searchable: [],
  covers: SETTINGS_PAGES.map(paths.settings),
} as const satisfies SettingsSection;
