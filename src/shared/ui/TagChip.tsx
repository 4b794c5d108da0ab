import { useLingui } from '@lingui/react/macro';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './TagChip.module.css';

type TagChipProps = {
  /** The tag without its hash sign. */
  tag: string;
  /** Makes it a link. */
  href?: string;
  /** `chip` stands alone; `inline` is the quiet form under a post. */
  look?: 'chip' | 'inline';
  /** Shows it as chosen (a followed tag, an active filter). */
  selected?: boolean;
  /** Adds a remove button. */
  onRemove?: () => void;
  /** Makes the tag itself a button. */
  onSelect?: () => void;
};

function TagBody({
  tag,
  href,
  selected,
  onSelect,
}: Pick<TagChipProps, 'tag' | 'href' | 'selected' | 'onSelect'>) {
  const text = (
    <>
      <span className={styles.hash}>#</span>
      {tag}
    </>
  );
  if (href) {
    return (
      <Link href={href} className={styles.body} rel="tag">
        {text}
      </Link>
    );
  }
  if (onSelect) {
    return (
      <button type="button" className={styles.body} aria-pressed={selected ?? false} onClick={onSelect}>
        {text}
      </button>
    );
  }
  return <span className={styles.body}>{text}</span>;
}

/** A tag. */
export function TagChip({ look = 'chip', selected, onRemove, ...body }: TagChipProps) {
  const { t } = useLingui();
  const { tag } = body;
  return (
    <span className={cx(styles.tag, styles[look], selected && styles.selected)}>
      <TagBody {...body} selected={selected} />
      {onRemove ? (
        <button type="button" className={styles.remove} aria-label={t`Remove tag ${tag}`} onClick={onRemove}>
          <Icon name="close" size={14} />
        </button>
      ) : null}
    </span>
  );
}
