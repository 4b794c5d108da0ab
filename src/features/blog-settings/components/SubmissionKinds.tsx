import { useLingui } from '@lingui/react/macro';
import type { SubmissionType } from '#generated/zod/submissionType.zod.ts';
import { blogSetting } from '#src/entities/settings/blog-setting-cards.ts';
import { SettingState } from '#src/entities/settings/SettingState.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { FieldGroup } from '#src/shared/ui/FieldGroup.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { useBlogSetting } from '../data/blog-settings.ts';
import { useBlogSettingsContext } from './blog-settings-context.ts';
import styles from './SubmissionKinds.module.css';

const submissionTypes = blogSetting('submissionTypes');

/**
 * Choice of the post types that may be submitted. At least one stays selected, because the switch above turns
 * submissions off.
 */
export function SubmissionKinds() {
  const { t } = useLingui();
  const { blog, settings } = useBlogSettingsContext();
  const { set, state, error } = useBlogSetting(blog, submissionTypes);
  const taken = settings.submissionTypes;
  const kinds: readonly (readonly [SubmissionType, string])[] = [
    ['text', t`Text`],
    ['photo', t`Photos`],
    ['quote', t`Quotes`],
    ['link', t`Links`],
    ['chat', t`Chats`],
    ['audio', t`Sound`],
    ['video', t`Videos`],
  ];
  const turn = (kind: SubmissionType, isTaken: boolean): void => {
    void set(kinds.map(([one]) => one).filter((one) => (one === kind ? isTaken : taken.includes(one))));
  };
  return (
    <div className={styles.kinds}>
      <FieldGroup name={t`What may be submitted`}>
        <div className={styles.boxes}>
          {kinds.map(([kind, label]) => (
            <Checkbox
              key={kind}
              label={label}
              checked={taken.includes(kind)}
              disabled={taken.length === 1 && taken[0] === kind}
              onChange={({ target }) => turn(kind, target.checked)}
            />
          ))}
        </div>
      </FieldGroup>
      <SettingState state={state} />
      {error ? <ActionError>{error}</ActionError> : null}
    </div>
  );
}
