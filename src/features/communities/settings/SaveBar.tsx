import { Trans, useLingui } from '@lingui/react/macro';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import type { MergedSettings, SettingsField } from '../model/community-settings.ts';
import styles from './Settings.module.css';

/** Returns the name of each setting, as part of a list. */
function useFieldNames(): Record<SettingsField, string> {
  const { t } = useLingui();
  return {
    title: t`title`,
    description: t`description`,
    handle: t`handle`,
    tags: t`tags`,
    about: t`about`,
    avatar_url: t`picture`,
    header_url: t`header image`,
    avatar_alt_text: t`alt text of the picture`,
    header_alt_text: t`alt text of the header image`,
    colours: t`colours`,
    prompt: t`words in the composer`,
    reactions: t`reactions`,
    categories: t`categories`,
    language: t`language`,
    location: t`location`,
    population_cap: t`most members`,
    privacy: t`visibility`,
    join_type: t`joining`,
    require_custom_qa: t`whether questions are asked`,
    custom_qa: t`questions`,
    guidelines: t`house rules`,
    invite_links_enabled: t`invitation link`,
    mods_can_invite: t`who may invite`,
    audit_log_visibility: t`who reads the audit log`,
    banned_can_read: t`whether banned people may read`,
    has_content_label: t`mature content`,
  };
}

type SaveBarProps = {
  changed: readonly SettingsField[];
  merged: MergedSettings | undefined;
  messages: readonly string[];
  busy: boolean;
  onCancel: () => void;
  /** Takes what somebody else saved in a field, in place of what was typed. */
  onTake: (field: SettingsField) => void;
};

/** Says what is not saved yet, and what somebody else changed meanwhile. */
export function SaveBar({ changed, merged, messages, busy, onCancel, onTake }: SaveBarProps) {
  const { t, i18n } = useLingui();
  const names = useFieldNames();
  const join = (fields: readonly SettingsField[]): string =>
    listFormat(i18n.locale).format(fields.map((field) => names[field]));
  const isChanged = changed.length > 0;
  const clashes = merged?.clashes.filter((field) => changed.includes(field)) ?? [];
  const list = join(changed);
  const theirs = join(merged?.theirs ?? []);
  return (
    <section
      className={styles.save}
      data-changed={isChanged || merged ? true : undefined}
      aria-label={t`Unsaved changes`}
    >
      {merged ? (
        <p role="status">
          <Trans>
            <b>Somebody else changed:</b> {theirs}.
          </Trans>{' '}
          {isChanged ? <Trans>What you typed is kept. Look at it and save again.</Trans> : null}
        </p>
      ) : (
        <FormMessages messages={messages} />
      )}
      {clashes.length > 0 ? (
        <div className={styles.clashes}>
          {clashes.map((field) => {
            const name = names[field];
            return (
              <Button key={field} size="small" className={styles.tall} onClick={() => onTake(field)}>
                {t`Take theirs: ${name}`}
              </Button>
            );
          })}
        </div>
      ) : null}
      <div className={styles.saveLine}>
        <p>
          {isChanged ? (
            <Trans>
              <b>Not saved yet:</b> {list}
            </Trans>
          ) : (
            <Trans>Nothing changed yet</Trans>
          )}
        </p>
        <Button
          variant="quiet"
          className={styles.tall}
          aria-disabled={!isChanged || undefined}
          onClick={() => (isChanged ? onCancel() : undefined)}
        >{t`Cancel`}</Button>
        <Button
          type="submit"
          className={styles.tall}
          aria-disabled={!isChanged || undefined}
          loading={busy}
          onClick={(event) => (isChanged ? undefined : event.preventDefault())}
        >{t`Save`}</Button>
      </div>
    </section>
  );
}
