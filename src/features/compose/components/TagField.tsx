import { useLingui } from '@lingui/react/macro';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import styles from './TagInput.module.css';
import { TagInput, type TagInputProps } from './TagInput.tsx';

type TagFieldProps = TagInputProps & {
  /** The tags to choose from; any tag is allowed when left out or empty. */
  only?: readonly string[] | undefined;
};

/** Tags of a post: typed freely, or chosen from those the receiving blog accepts. */
export function TagField({ only = [], ...field }: TagFieldProps) {
  const { t } = useLingui();
  const { tags, disabled, onChange } = field;
  if (only.length === 0) return <TagInput {...field} />;
  // Includes tags that are already chosen, so that they can be removed.
  const turn = (tag: string): void => {
    if (disabled) return;
    onChange({ tags: tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag] });
  };
  return (
    <ul className={styles.choice} aria-label={t`Tags to choose from`}>
      {[...only, ...tags.filter((tag) => !only.includes(tag))].map((tag) => (
        <li key={tag}>
          <TagChip tag={tag} selected={tags.includes(tag)} onSelect={() => turn(tag)} />
        </li>
      ))}
    </ul>
  );
}
