import { useLingui } from '@lingui/react/macro';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { FieldError } from '#src/shared/ui/FormField.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { displayAddress, hostOf } from '../model/embed-of.ts';
import type { LinkBlock } from '../model/types.ts';
import { BlockGrip } from './BlockGrip.tsx';
import { cardToText } from './insert-card.ts';
import styles from './LinkEdit.module.css';
import { addressOf } from './picture-source.ts';
import { usePageMetadata } from './use-page-metadata.ts';

/** Link card with the metadata of its page, once it has loaded. */
export function LinkEdit({ node, editor, selected, deleteNode, getPos }: NodeViewProps) {
  const { t } = useLingui();
  const block = node.attrs.block as LinkBlock;
  const { error, isAsking } = usePageMetadata({
    editor,
    block,
    isFresh: node.attrs.isFresh,
    position: getPos,
  });
  const picture = addressOf(block.poster?.[0] ? { type: 'image', media: block.poster } : null);
  const title = block.title ?? block.siteName ?? hostOf(block.url);

  return (
    <NodeViewWrapper className={styles.place} contentEditable={false}>
      <div
        className={cx(styles.card, selected && styles.selected)}
        data-drag-handle=""
        data-asking={isAsking || undefined}
        aria-busy={isAsking}
      >
        {picture ? (
          <img src={picture} alt="" draggable={false} className={styles.picture} />
        ) : (
          <span className={styles.mark}>
            <Icon name="link" size={22} />
          </span>
        )}
        <span className={styles.words}>
          <strong className={styles.title} dir="auto">
            {title}
          </strong>
          {block.description ? (
            <span className={styles.description} dir="auto">
              {block.description}
            </span>
          ) : null}
          <span className={styles.address}>
            {isAsking ? t`Loading the link preview…` : displayAddress(block.url)}
          </span>
        </span>
        {editor.isEditable ? (
          <span className={styles.actions}>
            <BlockGrip editor={editor} getPos={getPos} />
            <IconButton
              size="small"
              icon="close"
              label={t`Remove ${title}`}
              onClick={() => {
                deleteNode();
                editor.commands.focus();
              }}
            />
            <IconButton
              size="small"
              icon="text"
              label={t`Show ${title} as a plain link`}
              onClick={() => {
                const position = getPos();
                if (position !== undefined) cardToText(editor.view, position);
                editor.commands.focus();
              }}
            />
          </span>
        ) : null}
      </div>
      {error ? (
        <div role="status">
          <FieldError>
            {errorMessage(error, t`The link preview could not be loaded. The link works all the same.`)}
          </FieldError>
        </div>
      ) : null}
    </NodeViewWrapper>
  );
}
