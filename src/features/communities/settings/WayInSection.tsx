import { Trans, useLingui } from '@lingui/react/macro';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { questionsIn, type SettingsField } from '../model/community-settings.ts';
import { OrderedRows } from './OrderedRows.tsx';
import styles from './Settings.module.css';
import type { SettingsFormState } from './use-settings-form.ts';
import wayStyles from './WayIn.module.css';

/** Maximum number of questions of a community (EditCommunityRequest). */
const MAX_QUESTIONS = 5;

type SectionProps = { form: SettingsFormState };

type Option = { value: string; label: string; detail: string; isDisabled?: boolean };

type ChoiceProps = SectionProps & {
  name: 'privacy' | 'join_type';
  legend: string;
  options: readonly Option[];
};

function Choice({ form, name, legend, options }: ChoiceProps) {
  const { value: chosen, error } = form.field(name);
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(({ value, label, detail, isDisabled }) => (
        <label key={value} className={wayStyles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            disabled={isDisabled}
            aria-invalid={error ? true : undefined}
            onChange={() => {
              form.change(name, value);
              // A private community takes no requests: its members invite.
              if (name === 'privacy' && value === 'private') form.change('join_type', 'invite');
            }}
          />
          <i aria-hidden="true" />
          <span>
            <b>{label}</b>
            <small>{detail}</small>
          </span>
        </label>
      ))}
      {error ? <ActionError>{error}</ActionError> : null}
    </fieldset>
  );
}

type SwitchProps = SectionProps & {
  name: SettingsField;
  label: string;
  on?: string;
  off?: string;
  hint?: string;
  className?: string | undefined;
};

function Switch({ form, name, label, on = 'true', off = 'false', hint, className }: SwitchProps) {
  return (
    <Checkbox
      look="switch"
      className={className}
      label={label}
      hint={hint}
      checked={form.values[name] === on}
      onChange={({ currentTarget: { checked } }) => form.change(name, checked ? on : off)}
    />
  );
}

function Questions({ form }: SectionProps) {
  const { t } = useLingui();
  const questions = questionsIn(form.values.custom_qa);
  const change = (next: typeof questions): void => form.change('custom_qa', JSON.stringify(next));
  const edit = (index: number, part: Partial<(typeof questions)[number]>): void =>
    change(questions.map((other, at) => (at === index ? { ...other, ...part } : other)));
  return (
    <div className={styles.card}>
      <Switch
        form={form}
        name="require_custom_qa"
        label={t`Ask questions first`}
        hint={t`Whoever wants to join answers them.`}
      />
      {form.values.require_custom_qa === 'true' ? (
        <>
          <OrderedRows
            label={t`Questions`}
            items={questions}
            keyOf={(_, index) => String(index)}
            nameOf={(_, index) => t`question ${index + 1}`}
            onOrder={change}
            onRemove={(index) => change(questions.filter((_, other) => other !== index))}
          >
            {({ question, answer }, index) => (
              <span className={styles.pair}>
                <TextField
                  label={t`Question ${index + 1}`}
                  autoComplete="off"
                  maxLength={280}
                  dir="auto"
                  value={question}
                  onChange={({ currentTarget: { value } }) => edit(index, { question: value })}
                />
                <TextField
                  label={t`Accepted answer to question ${index + 1}`}
                  autoComplete="off"
                  maxLength={280}
                  dir="auto"
                  value={answer}
                  hint={t`Empty: any answer will do. Capitals and accents do not matter.`}
                  onChange={({ currentTarget: { value } }) => edit(index, { answer: value })}
                />
              </span>
            )}
          </OrderedRows>
          <div className={styles.offer}>
            <Button
              className={styles.tall}
              icon="plus"
              aria-disabled={questions.length >= MAX_QUESTIONS || undefined}
              onClick={() =>
                questions.length < MAX_QUESTIONS
                  ? change([...questions, { question: '', answer: '' }])
                  : undefined
              }
            >{t`Add a question`}</Button>
          </div>
        </>
      ) : null}
    </div>
  );
}

/** Draws the way in: the street, the gate with its curtain, who asks, and the seats. */
function Drawing({ form }: SectionProps) {
  const { primaryBlog } = useViewer();
  const { privacy, join_type } = form.values;
  return (
    <div className={wayStyles.way} data-visibility={privacy} data-join={join_type} aria-hidden="true">
      <span className={wayStyles.street}>
        <span className={wayStyles.bead} />
        <span className={wayStyles.bead} />
      </span>
      <span className={wayStyles.gate}>
        <i />
      </span>
      <span className={wayStyles.sill} />
      <span className={wayStyles.asking}>
        {primaryBlog && join_type !== 'free' ? <BlogAvatar blog={primaryBlog} size={36} /> : null}
      </span>
      <span className={wayStyles.seats}>
        <span className={`${wayStyles.bead} ${wayStyles.free}`} />
        <span className={wayStyles.bead} />
        <span className={wayStyles.bead} />
      </span>
    </div>
  );
}

/** Fields for who sees a community, how people join it, and what moderators and members may do. */
export function WayInSection({ form }: SectionProps) {
  const { t } = useLingui();
  const { privacy, join_type } = form.values;
  const isPrivate = privacy === 'private';
  return (
    <section className={styles.section} aria-labelledby="settings-way-in">
      <h2 id="settings-way-in">
        <Trans>The way in</Trans>
      </h2>
      <Drawing form={form} />
      <p className={wayStyles.say} aria-live="polite">
        {isPrivate ? (
          <Trans>Only members see what is in here; others meet a curtain with its title.</Trans>
        ) : (
          <Trans>Anyone can look in and read.</Trans>
        )}{' '}
        {join_type === 'free' ? (
          <Trans>Whoever likes it sits down at once.</Trans>
        ) : join_type === 'request' ? (
          <Trans>Whoever likes it asks, and one of you says yes.</Trans>
        ) : (
          <Trans>Only those with an invitation sit down.</Trans>
        )}
      </p>
      <div className={wayStyles.groups}>
        <Choice
          form={form}
          name="privacy"
          legend={t`Visibility`}
          options={[
            { value: 'public', label: t`Public`, detail: t`Posts can be found and reblogged` },
            { value: 'private', label: t`Private`, detail: t`For members only, everywhere` },
          ]}
        />
        <Choice
          form={form}
          name="join_type"
          legend={t`Joining`}
          options={[
            { value: 'free', label: t`Anyone`, detail: t`At once`, isDisabled: isPrivate },
            { value: 'request', label: t`By request`, detail: t`One of you says yes`, isDisabled: isPrivate },
            { value: 'invite', label: t`By invitation`, detail: t`From you, or by the link` },
          ]}
        />
        <fieldset>
          <legend>{t`Inviting`}</legend>
          <Switch
            form={form}
            className={wayStyles.switch}
            name="invite_links_enabled"
            label={t`Invitation link`}
            hint={t`Off ends it at once`}
          />
          <Switch
            form={form}
            className={wayStyles.switch}
            name="mods_can_invite"
            label={t`Moderators may invite`}
          />
          <Switch
            form={form}
            className={wayStyles.switch}
            name="audit_log_visibility"
            on="members"
            off="moderators"
            label={t`Members read the audit log`}
            hint={t`Without names`}
          />
        </fieldset>
      </div>
      <Questions form={form} />
    </section>
  );
}
