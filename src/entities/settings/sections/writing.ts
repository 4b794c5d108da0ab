import { msg, plural } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import { addTags } from '#src/shared/lib/text/tags.ts';
import { memberSetting } from '../model/member-setting.ts';
import { withChosen } from '../model/number-choices.ts';
import { asText, converted } from '../model/setting-field.ts';
import type { SettingsSection } from './section.ts';

/** Choices of the time in which publishing can be undone, in seconds; 0 for none. */
const UNDO_CHOICES_SECONDS = [0, 5, 10, 20, 30];

/** Length for thirty tags of usual length; the contract limits each tag. */
const TAGS_INPUT_MAX_LENGTH = 4000;

/** Tags in one line, separated by commas. */
const defaultTags = converted(
  memberSetting('writing.defaultTags'),
  (tags) => tags.join(', '),
  (line) => addTags([], line),
);

export const writingSection = {
  to: paths.writingSettings(),
  group: 'reading',
  icon: 'pencil',
  title: msg`Writing`,
  detail: msg`Defaults for new posts`,
  cards: [
    {
      title: msg`New posts`,
      rows: [
        {
          id: 'default-state',
          control: 'choice',
          field: memberSetting('writing.defaultState'),
          label: msg`Main button of the editor`,
          hint: msg`You can choose differently for each post.`,
          words: msg`publish queue draft editor default`,
          choices: [
            ['published', msg`Post now`],
            ['queue', msg`Add to queue`],
            ['draft', msg`Save as a draft`],
          ],
        },
        {
          id: 'default-tags',
          control: 'line',
          field: defaultTags,
          label: msg`Default tags`,
          hint: msg`Separate them with commas.`,
          words: msg`default hashtags new posts`,
          most: TAGS_INPUT_MAX_LENGTH,
        },
        {
          id: 'remind-alt-text',
          control: 'switch',
          field: memberSetting('writing.remindAltText'),
          label: msg`Remind me to describe pictures`,
          hint: msg`Reminds you before a picture without a description is posted.`,
          words: msg`alt text alternative accessibility image`,
        },
        {
          id: 'undo-seconds',
          control: 'choice',
          field: asText(memberSetting('writing.undoSeconds')),
          label: msg`Time to undo a post`,
          hint: msg`For this long after posting you can turn a post back into a draft.`,
          words: msg`undo unpublish seconds mistake`,
          choices: ({ writing }, i18n) =>
            withChosen(UNDO_CHOICES_SECONDS, writing.undoSeconds).map((seconds) => [
              String(seconds),
              i18n._(
                seconds === 0 ? msg`Never` : msg`${plural(seconds, { one: '# second', other: '# seconds' })}`,
              ),
            ]),
        },
      ],
    },
  ],
  searchable: [],
} as const satisfies SettingsSection;
