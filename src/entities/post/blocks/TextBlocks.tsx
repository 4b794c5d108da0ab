import type { TextBlock } from '#generated/zod/textBlock.zod.ts';
import type { ListItemNode, ListNode } from '#src/domain/post/lists.ts';
import { FormattedText } from './FormattedText.tsx';
import styles from './text.module.css';

type TextBlockViewProps = {
  block: TextBlock;
  /**
   * True when a main heading precedes the block, so that a smaller heading is one level deeper and no level is skipped.
   */
  underHeading?: boolean;
};

/** Renders one text block: paragraph, heading, quote and the like. Lists and chats are grouped before. */
export function TextBlockView({ block, underHeading = false }: TextBlockViewProps) {
  const Lesser = underHeading ? 'h3' : 'h2';
  if (block.text.trim() === '') return null;
  const text = <FormattedText text={block.text} formatting={block.formatting} />;
  switch (block.subtype) {
    case 'heading1':
      return (
        <h2 className={styles.heading1} dir="auto">
          {text}
        </h2>
      );
    case 'heading2':
      return (
        <Lesser className={styles.heading2} dir="auto">
          {text}
        </Lesser>
      );
    case 'quote':
      return (
        <blockquote className={styles.quote} dir="auto">
          {text}
        </blockquote>
      );
    case 'quirky':
      return (
        <p className={styles.quirky} dir="auto">
          {text}
        </p>
      );
    case 'indented':
      return (
        <blockquote
          className={styles.indented}
          style={{ marginInlineStart: `${(block.indentLevel ?? 0) * 1.25}em` }}
          dir="auto"
        >
          {text}
        </blockquote>
      );
    default:
      return (
        <p className={styles.paragraph} dir="auto">
          {text}
        </p>
      );
  }
}

/** Renders the title of a post. */
export function TitleView({ text }: { text: string }) {
  return (
    <h2 className={styles.title} dir="auto">
      {text}
    </h2>
  );
}

function Items({ items }: { items: ListItemNode[] }) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: list items have no identity but their place
    <li key={index} dir="auto">
      <FormattedText text={item.text} formatting={item.formatting} />
      <ListsView lists={item.lists} />
    </li>
  ));
}

/** Renders nested lists. */
export function ListsView({ lists }: { lists: ListNode[] }) {
  return lists.map((list, index) => {
    const List = list.ordered ? 'ol' : 'ul';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lists have no identity but their place
      <List key={index} className={list.ordered ? styles.ordered : styles.unordered}>
        <Items items={list.items} />
      </List>
    );
  });
}

const SPEAKER = /^([^:\n]{1,60}:)(.*)$/s;

function ChatLine({ line }: { line: TextBlock }) {
  const [, speaker] = SPEAKER.exec(line.text) ?? [];
  if (!speaker || line.formatting?.length)
    return <FormattedText text={line.text} formatting={line.formatting} />;
  return (
    <>
      <b className={styles.speaker}>{speaker}</b>
      {line.text.slice(speaker.length)}
    </>
  );
}

/** Renders a chat line by line; the text before the first colon is the speaker. */
export function ChatView({ lines }: { lines: TextBlock[] }) {
  return (
    <ul className={styles.chat}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chat lines have no identity but their place
        <li key={index} dir="auto">
          <ChatLine line={line} />
        </li>
      ))}
    </ul>
  );
}
