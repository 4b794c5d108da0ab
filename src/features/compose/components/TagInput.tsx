import { Plural, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useCallback, useId, useState } from 'react';
import type { TagSuggestion } from '#generated/zod/tagSuggestion.zod.ts';
import { TAG_SEPARATOR, withoutHashes } from '#src/domain/text/tags.ts';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { addTags } from '#src/shared/lib/text/tags.ts';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { TAG_MAX_LENGTH, tagsFit } from '../model/request.ts';
import lists from '../suggestions/SuggestionList.module.css';
import { SuggestionList } from '../suggestions/SuggestionList.tsx';
import { useCombobox } from '../suggestions/use-combobox.ts';
import { useTagSuggestions } from '../suggestions/use-tag-suggestions.ts';
import styles from './TagInput.module.css';

export type TagInputProps = {
  /** The blog whose tags are suggested first. */
  blog: string;
  tags: readonly string[];
  /** The tag that is being typed. */
  pending: string;
  disabled: boolean;
  onChange: (change: { tags?: string[]; pendingTag?: string }) => void;
};

/** Drops tags beyond the limits (contract: 140 characters each, 8,192 together). */
function withinLimits(tags: string[], before: readonly string[]): string[] {
  const cut = tags.map((tag) => Array.from(tag).slice(0, TAG_MAX_LENGTH).join(''));
  return tagsFit(cut) ? cut : [...before];
}

/** Explains why a tag is suggested. */
function TagReason({ tag: { source, count = 0 } }: { tag: TagSuggestion }) {
  const { t } = useLingui();
  const reasons = { own: t`used before`, related: t`related tag`, popular: '' };
  return (
    <span className={lists.detail}>
      {reasons[source] || (count > 0 ? <Plural value={count} one="# post" other="# posts" /> : null)}
    </span>
  );
}

/**
 * Tag input with chips. A comma, a hash sign, Enter or leaving the field completes a tag; pasted lists are split the
 * same way (spec 000 §5). Backspace in the empty field turns the last tag back into text.
 */
export function TagInput({ blog, tags, pending, disabled, onChange }: TagInputProps) {
  const { t } = useLingui();
  const id = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const suggested = useTagSuggestions({ blog, tags, typed: pending, isOpen: isOpen && !disabled });
  const rectOf = useCallback(() => input?.getBoundingClientRect() ?? null, [input]);

  const finish = (typed: string): void =>
    onChange({ tags: withinLimits(addTags(tags, typed), tags), pendingTag: '' });

  const box = useCombobox({
    field: input,
    entries: suggested,
    keyOf: ({ name }) => name,
    typed: pending,
    // Enter completes the typed text, because a new tag is as valid as a suggested one.
    startsChosen: false,
    onTake: ({ name }) => finish(name),
    onClose: () => setOpen(false),
  });

  const type = (typed: string): void => {
    setOpen(true);
    // "#cats" is a tag being typed; "cats#" and "cats," are completed.
    const isOpen = !TAG_SEPARATOR.test(withoutHashes(typed));
    if (isOpen) onChange({ pendingTag: typed });
    else finish(typed);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposingKey(event.nativeEvent) || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      finish(pending);
    } else if (event.key === 'Backspace' && pending === '' && tags.length > 0) {
      event.preventDefault();
      setOpen(true);
      onChange({ tags: tags.slice(0, -1), pendingTag: tags.at(-1) ?? '' });
    }
  };

  const remove = (tag: string): void => {
    onChange({ tags: tags.filter((known) => known !== tag) });
    input?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a larger target for pointers; the field itself takes the keyboard.
    <div
      className={styles.tags}
      onClick={(event) => {
        if (event.target === event.currentTarget) input?.focus();
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
        ref={setInput}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        {...box.fieldState}
        aria-expanded={box.fieldState['aria-expanded']}
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
        onFocus={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          if (pending.trim()) finish(pending);
        }}
      />
      <SuggestionList
        box={box}
        label={t`Tags to add`}
        rectOf={rectOf}
        within={input}
        row={(tag) => (
          <>
            <span className={lists.name} dir="auto">
              <span aria-hidden="true">#</span>
              {tag.name}
            </span>
            <TagReason tag={tag} />
          </>
        )}
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
