import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import styles from './PictureView.module.css';

/** Pictures side by side. */
export const PictureRowView = ({ node }: NodeViewProps) => (
  <NodeViewWrapper className={styles.row} data-count={node.childCount}>
    <NodeViewContent className={styles.cells} />
  </NodeViewWrapper>
);
