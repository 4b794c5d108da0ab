import { Trans, useLingui } from '@lingui/react/macro';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { BlockGrip } from './BlockGrip.tsx';
import { useComposerTools } from './composer-context.ts';
import styles from './PaywallView.module.css';

/** Node view of the line below which the post is for supporters; says so where the blog cannot be supported. */
export function PaywallView({ selected, deleteNode, editor, getPos }: NodeViewProps) {
  const { t } = useLingui();
  const { paywallBlog, cannotHavePaywall } = useComposerTools();
  return (
    <NodeViewWrapper
      className={cx(styles.wall, selected && styles.selected)}
      data-drag-handle=""
      contentEditable={false}
    >
      <div className={styles.line}>
        <BlockGrip editor={editor} getPos={getPos} />
        <span className={styles.words}>
          <Icon name="lock" size={16} />
          <Trans>From here for those who support {paywallBlog}</Trans>
        </span>
        <IconButton
          size="small"
          icon="close"
          label={t`Remove the line of the part for supporters`}
          onClick={() => {
            // Checked at the press: the view is not drawn again when a refused post can be changed again.
            if (!editor.isEditable) return;
            deleteNode();
            editor.commands.focus();
          }}
        />
      </div>
      {cannotHavePaywall ? (
        <p className={styles.warning}>
          <Trans>
            {paywallBlog} takes no supporters, so that nobody could read on. Remove the line, or open a plan
            in the settings of the blog.
          </Trans>
        </p>
      ) : null}
    </NodeViewWrapper>
  );
}
