import { useLingui } from '@lingui/react/macro';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { cx } from '#src/shared/ui/cx.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { BlockGrip } from './BlockGrip.tsx';
import styles from './EmbedView.module.css';

/** Node view of the fold: readers expand the rest of the post. */
export function ReadMoreView({ selected, deleteNode, editor, getPos }: NodeViewProps) {
  const { t } = useLingui();
  return (
    <NodeViewWrapper
      className={cx(styles.fold, selected && styles.selected)}
      data-drag-handle=""
      contentEditable={false}
    >
      <BlockGrip editor={editor} getPos={getPos} />
      <span className={styles.foldText}>{t`Keep reading`}</span>
      {editor.isEditable ? (
        <IconButton
          size="small"
          icon="close"
          label={t`Remove “Keep reading”`}
          onClick={() => {
            deleteNode();
            editor.commands.focus();
          }}
        />
      ) : null}
    </NodeViewWrapper>
  );
}
