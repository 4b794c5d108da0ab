import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { foldedTag } from '#src/domain/text/tags.ts';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';
import { addTags } from '#src/shared/lib/text/tags.ts';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import type { BulkChange } from '../data/bulk.ts';
import styles from './Bulk.module.css';
import { BulkDialog, type BulkDialogInput } from './BulkDialog.tsx';

type TagChange = 'add_tags' | 'remove_tags' | 'replace_tag';

/** Debounce before the affected posts are counted, in milliseconds. */
const COUNT_DEBOUNCE_MS = 300;

/** Maximum number of tags offered for removal from the selected posts, the most used first. */
const MAX_OFFERED_TAGS = 40;

function tagsOf({ posts }: BulkDialogInput): string[] {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const tag of posts.flatMap((post) => post.tags)) {
    const known = counts.get(foldedTag(tag));
    counts.set(foldedTag(tag), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 });
  }
  const byUse = [...counts.values()].toSorted((one, other) => other.count - one.count);
  return byUse.slice(0, MAX_OFFERED_TAGS).map(({ tag }) => tag);
}

function changeOf(way: TagChange, typed: string, picked: readonly string[]): BulkChange | undefined {
  const words = addTags([], typed);
  if (way === 'add_tags') return words.length > 0 ? { action: way, tags: words } : undefined;
  if (way === 'remove_tags') return picked.length > 0 ? { action: way, tags: [...picked] } : undefined;
  const [tag] = picked;
  const [replacement, more] = words;
  return tag && replacement && more === undefined ? { action: way, tag, replacement } : undefined;
}

/** Dialog that adds tags to many posts, removes them, or replaces one by another. */
export function BulkTags(question: BulkDialogInput) {
  const { t } = useLingui();
  const group = useId();
  const [way, setWay] = useState<TagChange>('add_tags');
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<readonly string[]>([]);
  const settled = useDebouncedValue(typed, COUNT_DEBOUNCE_MS);
  const known = tagsOf(question);
  const words: Record<TagChange, { label: string; verb: string }> = {
    add_tags: { label: t`Add`, verb: t`Add the tags` },
    remove_tags: { label: t`Remove`, verb: t`Remove the tags` },
    replace_tag: { label: t`Replace`, verb: t`Replace the tag` },
  };
  const ways = (Object.keys(words) as TagChange[]).filter((one) => one === 'add_tags' || known.length > 0);
  const pick = (tag: string): void => {
    const isPicked = picked.includes(tag);
    if (way === 'replace_tag') setPicked(isPicked ? [] : [tag]);
    else setPicked(isPicked ? picked.filter((one) => one !== tag) : [...picked, tag]);
  };
  return (
    <BulkDialog
      {...question}
      title={t`Tags of the chosen posts`}
      verb={words[way].verb}
      change={typed === settled ? changeOf(way, settled, picked) : undefined}
    >
      <fieldset className={styles.ways}>
        <legend className={styles.hidden}>{t`What to do with tags`}</legend>
        {ways.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={group}
              checked={way === one}
              onChange={() => {
                setWay(one);
                setPicked([]);
              }}
            />
            {words[one].label}
          </label>
        ))}
      </fieldset>
      {way === 'add_tags' ? null : (
        <fieldset className={styles.chips} aria-label={t`Their tags`}>
          {known.map((tag) => (
            <TagChip key={tag} tag={tag} selected={picked.includes(tag)} onSelect={() => pick(tag)} />
          ))}
        </fieldset>
      )}
      {way === 'remove_tags' ? null : (
        <TextField
          label={way === 'add_tags' ? t`Tags to add` : t`The tag that takes its place`}
          hint={way === 'add_tags' ? t`Separate tags with commas.` : undefined}
          value={typed}
          maxLength={1000}
          autoComplete="off"
          autoCapitalize="none"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
    </BulkDialog>
  );
}
