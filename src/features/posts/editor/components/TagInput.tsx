import { Plural, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef } from 'react';
import { addTags } from '#src/shared/lib/text/tags.ts';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { TAG_MAX, tagsFit } from '../model/request.ts';
import styles from './TagInput.module.css';

const SEPARATOR = /[\n\t#,]/;

type TagInputProps = {
  tags: readonly string[];
  /** The tag that is being typed. */
  pending: string;
  disabled: boolean;
  onChange: (change: { tags?: string[]; pendingTag?: string }) => void;
};

/** A tag's room is limited (contract: 140 characters each, 8,192 together). */
function withinLimits(tags: string[], before: readonly string[]): string[] {
  const cut = tags.map((tag) => Array.from(tag).slice(0, TAG_MAX).join(''));
  return tagsFit(cut) ? cut : [...before];
}

/**
 * Tags as chips. A comma, a hash sign, Enter or leaving the field finishes one; pasted lists are split the same way
 * (spec 000 §5). Backspace in the empty field takes the last one back to be changed.
 */
export function TagInput({ tags, pending, disabled, onChange }: TagInputProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const finish = (typed: string): void =>
    onChange({ tags: withinLimits(addTags(tags, typed), tags), pendingTag: '' });

  const type = (typed: string): void => {
    // "#cats" is a tag being typed; "cats#" or "cats," is one that is finished.
    const isOpen = !SEPARATOR.test(typed.replace(/^\s*#+/, ''));
    if (isOpen) onChange({ pendingTag: typed });
    else finish(typed);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      finish(pending);
    } else if (event.key === 'Backspace' && pending === '' && tags.length > 0) {
      event.preventDefault();
      onChange({ tags: tags.slice(0, -1), pendingTag: tags.at(-1) ?? '' });
    }
  };

  const remove = (tag: string): void => {
    onChange({ tags: tags.filter((known) => known !== tag) });
    input.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a larger target for pointers; the field itself takes the keyboard.
    <div
      className={styles.tags}
      onClick={(event) => {
        if (event.target === event.currentTarget) input.current?.focus();
      }}
    >
      {tags.length > 0 ? (
        <ul className={styles.list} aria-label={t`Tags`}>
          {tags.map((tag) => (
            <li key={tag}>
              <TagChip tag={tag} onRemove={disabled ? undefined : () => remove(tag)} />
            </li>
          ))}
        </ul>
      ) : null}
      <label htmlFor={id} className={styles.label}>
        <VisuallyHidden>{t`Add a tag`}</VisuallyHidden>
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        value={pending}
        disabled={disabled}
        placeholder={tags.length > 0 ? t`another tag` : t`#add tags so people find it`}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        aria-describedby={`${id}-hint`}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (pending.trim()) finish(pending);
        }}
      />
      <span id={`${id}-hint`}>
        <VisuallyHidden>{t`Separate tags with commas or Enter.`}</VisuallyHidden>
      </span>
      <span role="status">
        <VisuallyHidden>
          <Plural value={tags.length} one="# tag" other="# tags" />
        </VisuallyHidden>
      </span>
    </div>
  );
}
