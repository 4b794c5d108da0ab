import { useLingui } from '@lingui/react/macro';
import { FieldGroup } from '#src/shared/ui/FieldGroup.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import type { NewCommunityFormState } from './NameStep.tsx';
import styles from './NewCommunity.module.css';

type ChoiceProps = {
  form: NewCommunityFormState;
  field: 'privacy' | 'join_type';
  name: string;
  options: ReadonlyArray<{ value: string; label: string; detail?: string }>;
};

/** Renders one of the choices about the way in. */
function Choice({ form, field, name, options }: ChoiceProps) {
  const { value: chosen, error } = form.field(field);
  return (
    <FieldGroup name={name}>
      {options.map(({ value, label, detail }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={field}
            value={value}
            checked={chosen === value}
            aria-invalid={error ? true : undefined}
            onChange={() => form.change(field, value)}
          />
          <span>
            <b>{label}</b>
            {detail ? <small>{detail}</small> : null}
          </span>
        </label>
      ))}
      {error ? <ActionError>{error}</ActionError> : null}
    </FieldGroup>
  );
}

/** Third step: who can read and join, tags and rules. */
export function WayInStep({ form }: { form: NewCommunityFormState }) {
  const { t } = useLingui();
  return (
    <div className={styles.fields}>
      <Choice
        form={form}
        field="privacy"
        name={t`Who can read`}
        options={[
          { value: 'public', label: t`Everyone`, detail: t`It can be found.` },
          { value: 'private', label: t`Members only`, detail: t`It shows nowhere else, and not in search.` },
        ]}
      />
      <Choice
        form={form}
        field="join_type"
        name={t`Who can write`}
        options={[
          { value: 'free', label: t`Whoever joins` },
          { value: 'request', label: t`Whoever you let in`, detail: t`They ask first, and you answer.` },
          { value: 'invite', label: t`Whoever you invite` },
        ]}
      />
      <TextField
        {...form.field('tags')}
        label={t`Tags`}
        autoComplete="off"
        dir="auto"
        hint={t`Up to ten, separated by commas.`}
      />
      <TextArea
        {...form.field('guidelines')}
        label={t`House rules`}
        dir="auto"
        hint={t`One rule per line.`}
      />
    </div>
  );
}
