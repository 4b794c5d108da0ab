import { useLingui } from '@lingui/react/macro';
import { LabelPicker } from '#src/entities/post/labels/LabelChoice.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { FieldGroup } from '#src/shared/ui/FieldGroup.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { isWrongSource, type PostOptions } from '../model/post-options.ts';
import styles from './PostOptionsSheet.module.css';

/** Maximum lengths of the fields (contract: CreatePostRequest). */
const SLUG_MAX_LENGTH = 140;
const SOURCE_MAX_LENGTH = 2048;

type PostOptionsSheetProps = {
  more: PostOptions;
  onChange: (more: PostOptions) => void;
  onClose: () => void;
};

/** Sheet of rarely used options. They are saved with the draft, so closing the sheet loses nothing. */
export function PostOptionsSheet({ more, onChange, onClose }: PostOptionsSheetProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`More options`} onClose={onClose}>
      {(close) => (
        <div className={styles.sheet}>
          <FieldGroup name={t`Others`}>
            <Checkbox
              label={t`Others may reblog it`}
              checked={more.reblog === 'everyone'}
              onChange={(event) =>
                onChange({ ...more, reblog: event.currentTarget.checked ? 'everyone' : 'noone' })
              }
            />
            <Checkbox
              label={t`This post is a paid partnership`}
              hint={t`Readers see this next to the post.`}
              checked={more.isCommercial}
              onChange={(event) => onChange({ ...more, isCommercial: event.currentTarget.checked })}
            />
          </FieldGroup>
          <LabelPicker value={more} onChange={(labels) => onChange({ ...more, ...labels })} />
          <TextField
            type="url"
            inputMode="url"
            label={t`Source`}
            hint={t`The page of the work you show, if it is not yours.`}
            placeholder="https://"
            maxLength={SOURCE_MAX_LENGTH}
            value={more.sourceUrl}
            error={
              isWrongSource(more)
                ? t`This is not a web address. It should look like https://example.com.`
                : undefined
            }
            onChange={(event) => onChange({ ...more, sourceUrl: event.currentTarget.value })}
          />
          <TextField
            label={t`Words in the web address`}
            hint={t`Leave empty to use the beginning of your text.`}
            maxLength={SLUG_MAX_LENGTH}
            autoCapitalize="none"
            spellCheck={false}
            value={more.slug}
            onChange={(event) => onChange({ ...more, slug: event.currentTarget.value })}
          />
          <TextField
            type="datetime-local"
            label={t`Date shown on the post`}
            hint={t`The date shown on the post, for something older than today. It does not change when the post is published.`}
            value={more.date}
            onChange={(event) => onChange({ ...more, date: event.currentTarget.value })}
          />
          <div className={styles.foot}>
            <Button variant="primary" onClick={close}>{t`Done`}</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
