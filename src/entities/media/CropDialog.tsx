import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { CENTRED, viewOf } from '#src/entities/blog/banner-view.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { ActError } from '#src/shared/ui/FormField.tsx';
import styles from './CropDialog.module.css';
import { PanStage } from './PanStage.tsx';
import { Sliders } from './Sliders.tsx';
import { squareOf } from './square.ts';

type CropDialogProps = {
  file: File;
  shape: 'circle' | 'square';
  onClose: () => void;
  onCut: (file: File) => void;
};

/** Side of an avatar as it is sent, in pixels. */
const SIDE = 512;

/** The part of a picture as a file of its own; undefined where the browser cannot draw it. */
async function cut(picture: HTMLImageElement, part: ReturnType<typeof squareOf>): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const { left, top, side } = part;
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? new File([blob], 'avatar.png', { type: 'image/png' }) : undefined;
}

/** Cuts a square out of a picture: dragged under the frame, or by the sliders. */
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
    const made = picture && (await cut(picture, squareOf(focus, size)));
    if (!made) return setBroken(true);
    onCut(made);
    close();
  };
  return (
    <Dialog size="small" title={t`Which part of it?`} onClose={onClose}>
      {(close) => (
        <div className={styles.crop}>
          <div className={styles.frame}>
            {url ? (
              <img
                src={url}
                alt=""
                className={styles.picture}
                style={viewOf(focus)}
                onLoad={({ currentTarget }) => setPicture(currentTarget)}
                onError={() => setBroken(true)}
              />
            ) : null}
            <span className={styles.mask} data-shape={shape} />
            <PanStage picture={size} focus={focus} onMove={setFocus} hint={t`Drag it`} />
          </div>
          <Sliders focus={focus} onMove={setFocus} />
          {broken ? <ActError>{t`This picture cannot be opened here. Try another one.`}</ActError> : null}
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
            <Button
              variant="primary"
              aria-disabled={!picture || broken}
              onClick={() => {
                if (picture && !broken) void use(close);
              }}
            >
              {t`Use it`}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
