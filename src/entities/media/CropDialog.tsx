import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { CENTRED, focusStyle } from '#src/entities/blog/banner-view.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import styles from './CropDialog.module.css';
import { cropSquareOf } from './crop-square.ts';
import { FocusSliders } from './FocusSliders.tsx';
import { PanStage } from './PanStage.tsx';

type CropDialogProps = {
  file: File;
  shape: 'circle' | 'square';
  onClose: () => void;
  onCut: (file: File) => void;
};

/** Side length of an uploaded avatar, in pixels. */
const AVATAR_SIDE_PX = 512;

/** Draws the crop to a canvas and returns it as a file; undefined when the browser cannot draw it. */
async function cropToFile(
  picture: HTMLImageElement,
  part: ReturnType<typeof cropSquareOf>,
): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIDE_PX;
  canvas.height = AVATAR_SIDE_PX;
  const { left, top, side } = part;
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, AVATAR_SIDE_PX, AVATAR_SIDE_PX);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? new File([blob], 'avatar.png', { type: 'image/png' }) : undefined;
}

/** Lets the member crop a square out of a picture by dragging or with sliders. */
export function CropDialog({ file, shape, onClose, onCut }: CropDialogProps) {
  const { t } = useLingui();
  const [url, setUrl] = useState<string>();
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [focus, setFocus] = useState(CENTRED);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const size = { width: picture?.naturalWidth ?? 1, height: picture?.naturalHeight ?? 1 };
  const use = async (close: () => void): Promise<void> => {
    const made = picture && (await cropToFile(picture, cropSquareOf(focus, size)));
    if (!made) return setBroken(true);
    onCut(made);
    close();
  };
  return (
    <Dialog size="small" title={t`Crop the picture`} onClose={onClose}>
      {(close) => (
        <div className={styles.crop}>
          <div className={styles.frame}>
            {url ? (
              <img
                src={url}
                alt=""
                className={styles.picture}
                style={focusStyle(focus)}
                onLoad={({ currentTarget }) => setPicture(currentTarget)}
                onError={() => setBroken(true)}
              />
            ) : null}
            <span className={styles.mask} data-shape={shape} />
            <PanStage picture={size} focus={focus} onMove={setFocus} hint={t`Drag the picture`} />
          </div>
          <FocusSliders focus={focus} onMove={setFocus} />
          {broken ? (
            <ActionError>{t`This picture cannot be opened here. Try another one.`}</ActionError>
          ) : null}
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
            <Button
              variant="primary"
              aria-disabled={!picture || broken}
              onClick={() => {
                if (picture && !broken) void use(close);
              }}
            >
              {t`Use this picture`}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
