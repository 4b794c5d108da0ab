import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { limits } from '#generated/limits.ts';
import { PictureProblem } from '#src/entities/media/PictureProblem.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import type { AskPicturesState, AskPicture as Picture } from '../data/ask-pictures.ts';
import styles from './AskPictures.module.css';

type AskPictureProps = { picture: Picture; number: number; state: AskPicturesState };

/** An image of an ask: thumbnail, alt text field, upload progress and remove button. */
export function AskPicture({ picture, number, state }: AskPictureProps) {
  const { t } = useLingui();
  const { uploads, say, keepWords, remove } = state;
  const { localId, altText } = picture;
  const upload = useSyncExternalStore(
    uploads.subscribe,
    () => uploads.get(localId),
    () => undefined,
  );
  // URL of a file that cannot be displayed as an image, for example one chosen by mistake.
  const [unseen, setUnseen] = useState<string>();
  const source = upload?.previewUrl;
  const percent = upload?.state === 'uploading' ? upload.percent : 0;
  return (
    <li className={styles.picture}>
      <div className={styles.line}>
        <div className={styles.thumb}>
          {source && source !== unseen ? (
            <img src={source} alt="" onError={() => setUnseen(source)} />
          ) : (
            <Icon name="image" size={24} />
          )}
          {percent > 0 ? (
            <progress
              className={styles.progress}
              max={100}
              value={percent}
              aria-label={t`Uploading picture ${number}`}
            />
          ) : null}
        </div>
        <div className={styles.words}>
          <TextField
            label={t`What does picture ${number} show?`}
            placeholder={t`For people who cannot see it`}
            maxLength={limits.altTextLength}
            value={altText}
            onChange={(event) => say(localId, event.currentTarget.value)}
            onBlur={() => keepWords(picture)}
          />
        </div>
        <IconButton icon="close" label={t`Remove picture ${number}`} onClick={() => remove(picture)} />
      </div>
      {upload?.state === 'failed' ? (
        <PictureProblem uploads={uploads} localId={localId} error={upload.error} />
      ) : null}
    </li>
  );
}
