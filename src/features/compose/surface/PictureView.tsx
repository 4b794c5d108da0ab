import { useLingui } from '@lingui/react/macro';
import { type NodeViewProps, NodeViewWrapper, useEditorState } from '@tiptap/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { PictureProblem } from '#src/entities/media/PictureProblem.tsx';
import type { Upload } from '#src/entities/media/uploads.ts';
import { cx } from '#src/shared/ui/cx.ts';
import type { ImageBlock } from '../model/types.ts';
import { AltChip } from './AltChip.tsx';
import { useComposerTools, useUpload } from './composer-context.ts';
import { PictureControls } from './PictureControls.tsx';
import styles from './PictureView.module.css';
import { addressOf } from './picture-source.ts';

function ratioOf(block: ImageBlock | null): number | undefined {
  const [largest] = block?.media ?? [];
  return largest ? largest.width / largest.height : undefined;
}

/**
 * Distributes the width of a row by aspect ratio, so that all images have the same height. The width is set on the
 * wrapper element that the editor puts around each image.
 */
function useRowWidthShare(ratio: number | undefined) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const cell = own.current?.closest<HTMLElement>('.react-renderer');
    if (cell) cell.style.flex = `${ratio ?? 1} 1 0`;
  }, [ratio]);
  return own;
}

function Progress({ upload }: { upload: Upload | undefined }) {
  const { t } = useLingui();
  if (upload?.state !== 'uploading') return null;
  return (
    <div className={styles.progress}>
      <progress max={100} value={upload.percent} aria-label={t`Uploading picture`} />
      <span aria-hidden="true">{upload.percent} %</span>
    </div>
  );
}

/** Node view of an image with its buttons. It can be dragged by itself or by its handle. */
export function PictureView({ node, editor, selected }: NodeViewProps) {
  const { t } = useLingui();
  const { localId, altText } = node.attrs as { localId: string; altText: string };
  const block = node.attrs.block as ImageBlock | null;
  const { uploads } = useComposerTools();
  const upload = useUpload(localId);
  const isEditable = useEditorState({ editor, selector: ({ editor: current }) => current.isEditable });
  const source = upload?.previewUrl ?? addressOf(block);
  const isLost = !block && !upload;
  const [seen, setSeen] = useState<number>();
  // URL of a file that cannot be displayed as an image, for example one chosen by mistake.
  const [unseen, setUnseen] = useState<string>();
  const ratio = ratioOf(block) ?? seen;
  const own = useRowWidthShare(ratio);

  return (
    <NodeViewWrapper
      ref={own}
      className={cx(styles.picture, selected && styles.selected)}
      data-picture={localId}
    >
      <div className={styles.frame} style={{ aspectRatio: ratio }}>
        {source && source !== unseen ? (
          <img
            src={source}
            alt={altText || t`Picture without a description`}
            draggable={false}
            onError={() => setUnseen(source)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalHeight > 0) setSeen(naturalWidth / naturalHeight);
            }}
          />
        ) : (
          <div className={styles.gone} />
        )}
        <Progress upload={upload} />
        <AltChip localId={localId} altText={altText} disabled={!isEditable} />
        {isEditable ? <PictureControls editor={editor} localId={localId} /> : null}
      </div>
      {upload?.state === 'failed' || isLost ? (
        <PictureProblem
          uploads={uploads}
          localId={localId}
          error={upload?.state === 'failed' ? upload.error : undefined}
        />
      ) : null}
    </NodeViewWrapper>
  );
}
