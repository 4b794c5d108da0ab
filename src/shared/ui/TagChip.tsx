import { useLingui } from '@lingui/react/macro';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './TagChip.module.css';

type TagChipProps = {
  /** The tag without its hash sign. */
  tag: string;
  /** Renders a link. */
  href?: string;
  /** `chip` is standalone; `inline` is the unobtrusive form under a post. */
  look?: 'chip' | 'inline';
  /** Marks it as selected (a followed tag, an active filter). */
  selected?: boolean;
  /** Adds a remove button. */
  onRemove?: () => void;
  /** Renders the tag as a button. */
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

/** A tag as link, toggle or removable chip. */
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
