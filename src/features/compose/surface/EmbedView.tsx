import { useLingui } from '@lingui/react/macro';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import type { ReactNode } from 'react';
import { cx } from '#src/shared/ui/cx.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { displayAddress } from '../model/embed-of.ts';
import type { ContentBlock } from '../model/types.ts';
import { BlockGrip } from './BlockGrip.tsx';
import { BlockMark } from './BlockMark.tsx';
import { BlogCard } from './BlogCard.tsx';
import styles from './EmbedView.module.css';
import { LinkEdit } from './LinkEdit.tsx';
import { PollView } from './PollView.tsx';

const ICONS: Partial<Record<ContentBlock['type'], IconName>> = {
  audio: 'audio',
  video: 'video',
  carousel: 'image',
};

function useCardTexts(block: ContentBlock): { title: string; detail: string } {
  const { t } = useLingui();
  switch (block.type) {
    case 'audio':
      return {
        title: block.title ?? t`Audio`,
        detail: [block.artist, displayAddress(block.url ?? '')].filter(Boolean).join(' · '),
      };
    case 'video':
      return { title: t`Video`, detail: displayAddress(block.url ?? '') };
    default:
      return { title: t`Part of this post`, detail: t`This cannot be changed here and stays as it is.` };
  }
}

type CardProps = {
  block: ContentBlock;
  isSelected: boolean;
  onRemove: (() => void) | undefined;
  grip: ReactNode;
};

function PlainCard({ block, isSelected, onRemove, grip }: CardProps) {
  const { t } = useLingui();
  const { title, detail } = useCardTexts(block);
  return (
    <NodeViewWrapper
      className={cx(styles.card, isSelected && styles.selected)}
      data-drag-handle=""
      contentEditable={false}
    >
      {grip}
      <BlockMark icon={ICONS[block.type] ?? 'info'} />
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.detail}>{detail}</span>
      </span>
      {onRemove ? (
        <IconButton size="small" icon="close" label={t`Remove ${title}`} onClick={onRemove} />
      ) : null}
    </NodeViewWrapper>
  );
}

/** Node view of a card: a link, a player, a blog, a poll, or a block that is sent unchanged. */
export function EmbedView(props: NodeViewProps) {
  const { node, selected, deleteNode, editor, getPos } = props;
  const block = node.attrs.block as ContentBlock;
  if (block.type === 'poll') return <PollView {...props} />;
  if (block.type === 'link') return <LinkEdit {...props} />;
  const remove = (): void => {
    deleteNode();
    editor.commands.focus();
  };
  const card = {
    isSelected: selected,
    onRemove: editor.isEditable ? remove : undefined,
    grip: <BlockGrip editor={editor} getPos={getPos} />,
  };
  return block.type === 'blog' ? <BlogCard block={block} {...card} /> : <PlainCard block={block} {...card} />;
}
