import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { rulesIn, type TypedRule } from '../model/community-settings.ts';
import { MAX_RULES } from '../model/new-community.ts';
import { OrderedRows } from './OrderedRows.tsx';
import styles from './Settings.module.css';
import type { SettingsFormState } from './use-settings-form.ts';

/** The house rules in their order. A rule keeps its id when its text or place changes. */
export function RulesSection({ form }: { form: SettingsFormState }) {
  const { t } = useLingui();
  const { value, error } = form.field('guidelines');
  const rules = rulesIn(value);
  const change = (next: TypedRule[]): void => form.change('guidelines', JSON.stringify(next));
  return (
    <section className={styles.section} aria-labelledby="settings-rules">
      <h2 id="settings-rules">
        <Trans>House rules</Trans>
      </h2>
      <div className={styles.card}>
        <OrderedRows
          label={t`House rules`}
          items={rules}
          keyOf={({ id }, index) => id ?? `new ${index}`}
          nameOf={(_, index) => t`rule ${index + 1}`}
          onOrder={change}
          onRemove={(index) => change(rules.filter((_, other) => other !== index))}
        >
          {(rule, index) => (
            <TextArea
              label={t`Rule ${index + 1}`}
              rows={1}
              maxLength={500}
              dir="auto"
              value={rule.text}
              onChange={({ currentTarget: { value: text } }) =>
                change(rules.map((other, at) => (at === index ? { ...other, text } : other)))
              }
            />
          )}
        </OrderedRows>
        {error ? <ActionError>{error}</ActionError> : null}
        <div className={styles.offer}>
          <Button
            className={styles.tall}
            icon="plus"
            aria-disabled={rules.length >= MAX_RULES || undefined}
            onClick={() => (rules.length < MAX_RULES ? change([...rules, { text: '' }]) : undefined)}
          >{t`Add a rule`}</Button>
        </div>
        <TextArea
          {...form.field('about')}
          label={t`About`}
          dir="auto"
          hint={t`The long text of its page. Up to 5,000 characters.`}
        />
      </div>
    </section>
  );
}
