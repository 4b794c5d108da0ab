import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { PostType } from '#generated/zod/postType.zod.ts';
import { useTypeNames } from '#src/entities/post/collections/use-type-names.ts';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { blogsBeginningWith, findBlog } from '../data/feed-rules.ts';
import styles from './RuleEditor.module.css';

/** Milliseconds without typing before names are suggested. */
const DEBOUNCE_MS = 250;

/** Maximum lengths of the contract. */
const MAX_LENGTHS = { blogs: 33, tags: 140, words: 140 } as const;

type AddPartProps = {
  kind: 'blogs' | 'tags' | 'words';
  label: string;
  /** Adds a part; with a blog its face. */
  onAdd: (value: string, blog?: BlogRef) => void;
  onClose: () => void;
};

/** Field in the sentence for one more blog, tag or word. Enter adds, Escape leaves. */
export function AddPart({ kind, label, onAdd, onClose }: AddPartProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isSeeking, setSeeking] = useState(false);
  const text = typed.trim().replace(kind === 'words' ? '' : /^[#@]+/, '');
  const beginning = useDebouncedValue(kind === 'blogs' ? text : '', DEBOUNCE_MS);
  const { data: suggested } = useQuery(blogsBeginningWith(beginning));
  const add = async (): Promise<void> => {
    if (text === '') return;
    if (kind !== 'blogs') {
      onAdd(text);
      return;
    }
    setSeeking(true);
    try {
      const blog = await findBlog(queryClient, text);
      if (blog) onAdd(blog.uuid, blog);
      else setError(t`There is no blog with this name.`);
    } catch {
      setError(t`The blog could not be looked up. Try again.`);
    } finally {
      setSeeking(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The sentence stands in forms, which Enter would send.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') void add();
    else onClose();
  };
  return (
    <div className={styles.field}>
      <TextField
        autoFocus
        label={label}
        value={typed}
        error={error}
        maxLength={MAX_LENGTHS[kind]}
        list={kind === 'blogs' ? listId : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setError(undefined);
        }}
      />
      {kind === 'blogs' ? (
        <datalist id={listId}>
          {suggested?.map(({ uuid, name }) => (
            <option key={uuid} value={name} />
          ))}
        </datalist>
      ) : null}
      <div className={styles.buttons}>
        <Button size="small" loading={isSeeking} disabled={text === ''} onClick={() => void add()}>
          <Trans>Add</Trans>
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}

const TYPES = ['text', 'photo', 'quote', 'link', 'chat', 'audio', 'video', 'answer'] as const;

type AddTypeProps = { onAdd: (type: PostType) => void; onClose: () => void };

/** Choice of a kind of posts in the sentence. */
export function AddType({ onAdd, onClose }: AddTypeProps) {
  const { t } = useLingui();
  const names = useTypeNames();
  const [type, setType] = useState<PostType>('photo');
  return (
    <div className={styles.field}>
      <Select
        aria-label={t`Only posts of this kind`}
        value={type}
        onChange={({ target }) => setType(TYPES.find((one) => one === target.value) ?? 'photo')}
      >
        {TYPES.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => onAdd(type)}>
          <Trans>Add</Trans>
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
