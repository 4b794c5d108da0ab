import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { PICTURE_TYPES, PICTURES_PER_POST_MAX } from '#src/entities/media/picture-check.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import type { AskPicturesState } from '../data/ask-pictures.ts';
import { AskPicture } from './AskPicture.tsx';
import styles from './AskPictures.module.css';

type AskPicturesProps = {
  state: AskPicturesState;
  /** True when a failed image prevented the ask from being sent. */
  isHeld: boolean;
};

/** The images of an ask, where the blog accepts them: chosen here, or dropped and pasted anywhere in the form. */
export function AskPictures({ state, isHeld }: AskPicturesProps) {
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  const { pictures, hasTooMany, failed, choose } = state;
  return (
    <div className={styles.pictures}>
      {pictures.length > 0 ? (
        <ul className={styles.list} aria-label={t`Pictures of your question`}>
          {pictures.map((picture, index) => (
            <AskPicture key={picture.localId} picture={picture} number={index + 1} state={state} />
          ))}
        </ul>
      ) : null}
      <div>
        <Button size="small" icon="image" onClick={() => chooser.current?.click()}>
          {t`Add pictures`}
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          choose([...(event.currentTarget.files ?? [])]);
          // Resets the input so that the same file can be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
      {hasTooMany ? (
        <ActionError>{t`A question holds at most ${PICTURES_PER_POST_MAX} pictures.`}</ActionError>
      ) : null}
      {isHeld && failed > 0 ? (
        <ActionError>{t`A picture of your question is not uploaded. Try again, or remove it.`}</ActionError>
      ) : null}
    </div>
  );
}
