import { Plural, useLingui } from '@lingui/react/macro';
import type { ContractFormState } from '#src/shared/forms/use-contract-form.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { handleOf, MAX_DESCRIPTION_LENGTH, type NewCommunityValues } from '../model/new-community.ts';
import { HandleField } from './HandleField.tsx';
import styles from './NewCommunity.module.css';

/** Form of a new community, as its steps use it. */
export type NewCommunityFormState = Pick<
  ContractFormState<NewCommunityValues>,
  'values' | 'field' | 'change'
>;

type NameStepProps = {
  form: NewCommunityFormState;
  /** Handles that the server offered in its refusal. */
  offered: readonly string[];
  isTitleMissing: boolean;
};

/** First step: title, handle and a sentence. The handle follows the title until it is changed itself. */
export function NameStep({ form, offered, isTitleMissing }: NameStepProps) {
  const { t } = useLingui();
  const { title, handle, description } = form.values;
  const left = MAX_DESCRIPTION_LENGTH - description.length;
  return (
    <div className={styles.fields}>
      <TextField
        {...form.field('title')}
        label={t`Title`}
        autoComplete="off"
        maxLength={80}
        dir="auto"
        error={
          form.field('title').error ??
          (isTitleMissing && !title.trim() ? t`Give the community a name.` : undefined)
        }
        hint={t`You can change this any time.`}
        onChange={({ currentTarget: { value } }) => {
          form.change('title', value);
          if (handle === handleOf(title)) form.change('handle', handleOf(value));
        }}
      />
      <HandleField
        field={form.field('handle')}
        offered={offered}
        onChoose={(name) => form.change('handle', name)}
      />
      <TextField
        {...form.field('description')}
        label={t`In one sentence`}
        autoComplete="off"
        dir="auto"
        hint={<Plural value={left} one="# character left" other="# characters left" />}
      />
    </div>
  );
}
