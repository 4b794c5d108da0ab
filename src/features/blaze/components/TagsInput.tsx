import { type KeyboardEvent, useState } from 'react';
import { TAG_SEPARATOR } from '#src/domain/text/tags.ts';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { addTags } from '#src/shared/lib/text/tags.ts';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import styles from './BlazeForm.module.css';

/** Length of a tag in characters (contract, CampaignRequest and PromotionRequest). */
const MAX_TAG_LENGTH = 140;

type TagsInputProps = {
  tags: readonly string[];
  /** Number of tags that fit. */
  max: number;
  /** Accessible name of the field for another one. */
  label: string;
  placeholder: string;
  onChange: (tags: string[]) => void;
};

/** Tags as chips, with a field for another one. */
export function TagsInput({ tags, max, label, placeholder, onChange }: TagsInputProps) {
  const [typed, setTyped] = useState('');
  const add = (text: string): void => {
    setTyped('');
    const short = addTags([...tags], text).map((tag) => Array.from(tag).slice(0, MAX_TAG_LENGTH).join(''));
    onChange(short.slice(0, max));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    add(typed);
  };
  return (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <TagChip key={tag} tag={tag} onRemove={() => onChange(tags.filter((one) => one !== tag))} />
      ))}
      {tags.length < max ? (
        <input
          className={styles.tag}
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => {
            if (TAG_SEPARATOR.test(target.value.replace(/^#+/, ''))) add(target.value);
            else setTyped(target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => typed.trim() !== '' && add(typed)}
        />
      ) : null}
    </span>
  );
}
