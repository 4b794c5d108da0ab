import { Trans, useLingui } from '@lingui/react/macro';
import { type NodeViewProps, NodeViewWrapper, useEditorState } from '@tiptap/react';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { BlockGrip } from './BlockGrip.tsx';
import { useComposerTools } from './composer-context.ts';
import styles from './PaywallView.module.css';

/** Returns true when a poll stands below the line at a position: it cannot be nested, so that it stays open to everybody. */
function hasPollBelow({ state: { doc } }: NodeViewProps['editor'], line: number | undefined): boolean {
  let isThere = false;
  doc.forEach((node, position) => {
    const block: unknown = node.type.name === 'embed' ? node.attrs.block : undefined;
    if (line !== undefined && position > line && isPoll(block)) isThere = true;
  });
  return isThere;
}

function isPoll(block: unknown): boolean {
  return typeof block === 'object' && block !== null && 'type' in block && block.type === 'poll';
}

/** Node view of the line below which the post is for supporters; says so where the blog cannot be supported. */
export function PaywallView({ selected, deleteNode, editor, getPos }: NodeViewProps) {
  const { t } = useLingui();
  const { paywallBlog, cannotHavePaywall } = useComposerTools();
  const showsPoll = useEditorState({ editor, selector: (now) => hasPollBelow(now.editor, getPos()) });
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
      {showsPoll ? (
        <p className={styles.warning}>
          <Trans>
            The poll below stays open: everybody sees it and can vote, because a poll cannot be for supporters
            alone.
          </Trans>
        </p>
      ) : null}
    </NodeViewWrapper>
  );
}
