import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import styles from './PictureView.module.css';

/** Pictures side by side. */
export function PictureRowView({ node }: NodeViewProps) {
  return (
    <NodeViewWrapper className={styles.row} data-count={node.childCount}>
      <NodeViewContent className={styles.cells} />
    </NodeViewWrapper>
  );
}
