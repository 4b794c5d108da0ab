import { Plural, useLingui } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { cx } from '#src/shared/ui/cx.ts';
import fieldStyles from '#src/shared/ui/FormField.module.css';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { HandleField } from '../components/HandleField.tsx';
import { PictureField } from '../components/PictureField.tsx';
import { MAX_DESCRIPTION_LENGTH } from '../model/new-community.ts';
import styles from './Settings.module.css';
import type { SettingsFormState } from './use-settings-form.ts';

type SettingsHeadProps = {
  community: Community;
  form: SettingsFormState;
  /** Handles that the server offered in its refusal. */
  offered: readonly string[];
};

/** The head of a community as a form: pictures, title, sentence, handle and tags stand where its pages show them. */
export function SettingsHead({ community, form, offered }: SettingsHeadProps) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const { values, field, change } = form;
  const { handleCanChange = true, handleNextChangeTs } = community;
  const next = handleNextChangeTs
    ? dateFormat(locale, { dateStyle: 'full' }).format(handleNextChangeTs * 1000)
    : undefined;
  const left = MAX_DESCRIPTION_LENGTH - values.description.length;
  return (
    <section className={styles.card} aria-label={t`Its head`}>
      <div className={styles.cover}>
        {values.header_url ? <img src={values.header_url} alt="" /> : null}
        <div className={styles.coverTools}>
          <PictureField
            field={field('header_url')}
            shape="wide"
            isShown={false}
            labels={[t`Choose a header image`, t`Change the header image`]}
            onChange={(url) => change('header_url', url)}
          />
        </div>
      </div>
      <div className={cx(styles.fields, fieldStyles.underlined)}>
        <div className={styles.face}>
          {values.avatar_url ? (
            <img src={values.avatar_url} alt="" />
          ) : (
            <span className={styles.blank} aria-hidden="true" />
          )}
          <PictureField
            field={field('avatar_url')}
            shape="square"
            isShown={false}
            labels={[t`Choose a picture`, t`Change the picture`]}
            onChange={(url) => change('avatar_url', url)}
          />
        </div>
        <div className={styles.title}>
          <TextField {...field('title')} label={t`Title`} autoComplete="off" maxLength={80} dir="auto" />
        </div>
        <TextArea
          {...field('description')}
          label={t`Description`}
          rows={2}
          dir="auto"
          hint={<Plural value={left} one="# character left" other="# characters left" />}
        />
        <div className={styles.two}>
          <HandleField
            field={field('handle')}
            offered={offered}
            present={community.name}
            isLocked={!handleCanChange}
            hint={
              handleCanChange || !next
                ? t`Old links go on working for a year.`
                : t`Can change again on ${next}. Old links go on working for a year.`
            }
            onChoose={(handle) => change('handle', handle)}
          />
          <TextField
            {...field('tags')}
            label={t`Tags`}
            autoComplete="off"
            dir="auto"
            hint={t`Up to ten, separated by commas.`}
          />
        </div>
        {values.avatar_url ? (
          <TextField
            {...field('avatar_alt_text')}
            label={t`Alt text of the picture`}
            autoComplete="off"
            dir="auto"
          />
        ) : null}
        {values.header_url ? (
          <TextField
            {...field('header_alt_text')}
            label={t`Alt text of the header image`}
            autoComplete="off"
            dir="auto"
          />
        ) : null}
      </div>
    </section>
  );
}
