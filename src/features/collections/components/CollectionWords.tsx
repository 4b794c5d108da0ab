import { useLingui } from '@lingui/react/macro';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { PicturePickerButton } from '#src/entities/media/PicturePickerButton.tsx';
import { useUpload } from '#src/entities/media/use-upload.ts';
import { Strung } from '#src/entities/post/collections/Strung.tsx';
import type { FormField } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError, FieldError } from '#src/shared/ui/FormField.tsx';
import { useFieldIds } from '#src/shared/ui/field-ids.ts';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import type { CollectionValues } from '../model/collection-form.ts';
import styles from './CollectionWords.module.css';

type CollectionWordsProps = {
  field: (name: keyof CollectionValues) => FormField;
  change: (name: keyof CollectionValues, value: string) => void;
  /** Posts that make the cover while no picture is chosen. */
  previews: CollectionRef['previews'];
};

function Cover({ field, change, previews }: CollectionWordsProps) {
  const { t } = useLingui();
  const { upload, busy, error } = useUpload(({ url }) => change('cover_url', url));
  const { value, error: refusal } = field('cover_url');
  const cover = value ? [{ url: value, width: 1200, height: 400 }] : [];
  return (
    <div className={styles.cover}>
      <Strung collection={{ cover, ...(previews ? { previews } : {}) }} sizes="(width < 740px) 90vw, 640px" />
      <div className={styles.tools}>
        <PicturePickerButton
          label={t`Choose cover`}
          busy={busy}
          busyLabel={t`Uploading`}
          onPick={(file) => void upload(file)}
        />
        {value ? (
          <Button size="small" onClick={() => change('cover_url', '')}>{t`Make it from the posts`}</Button>
        ) : null}
      </div>
      {error || refusal ? <ActionError>{error ?? refusal}</ActionError> : null}
    </div>
  );
}

/** Cover, name and description of a collection as they stand on its page, with their words open. */
export function CollectionWords(props: CollectionWordsProps) {
  const { t } = useLingui();
  const title = props.field('title');
  const description = props.field('description');
  const titleIds = useFieldIds(undefined, title.error);
  const descriptionIds = useFieldIds(undefined, description.error);
  return (
    <div className={styles.words}>
      <Cover {...props} />
      <label htmlFor={titleIds.inputId}>
        <VisuallyHidden>{t`Name`}</VisuallyHidden>
      </label>
      <input
        {...titleIds.control}
        name={title.name}
        value={title.value}
        onChange={title.onChange}
        className={styles.title}
        placeholder={t`Name of the collection`}
        maxLength={80}
        autoComplete="off"
        dir="auto"
      />
      {title.error ? <FieldError id={titleIds.errorId ?? ''}>{title.error}</FieldError> : null}
      <label htmlFor={descriptionIds.inputId}>
        <VisuallyHidden>{t`Description`}</VisuallyHidden>
      </label>
      <textarea
        {...descriptionIds.control}
        name={description.name}
        value={description.value}
        onChange={description.onChange}
        className={styles.description}
        placeholder={t`A sentence about it`}
        rows={2}
        maxLength={240}
        dir="auto"
      />
      {description.error ? (
        <FieldError id={descriptionIds.errorId ?? ''}>{description.error}</FieldError>
      ) : null}
    </div>
  );
}
