import { useLingui } from '@lingui/react/macro';
import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import styles from './PictureView.module.css';

/** Node view of images side by side or of a carousel, which shows all images here while readers swipe. */
export function PictureRowView({ node }: NodeViewProps) {
  const { t } = useLingui();
  const count = node.childCount;
  const isCarousel = node.attrs.mode === 'carousel' && count > 1;
  return (
    <NodeViewWrapper
      className={styles.row}
      data-count={count}
      data-mode={isCarousel ? 'carousel' : undefined}
    >
      <NodeViewContent className={styles.cells} />
      {isCarousel ? (
        <p className={styles.mode} contentEditable={false}>{t`${count} pictures, shown one at a time`}</p>
      ) : null}
    </NodeViewWrapper>
  );
}
