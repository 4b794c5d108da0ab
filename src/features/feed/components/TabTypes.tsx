import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { PostType } from '#generated/zod/postType.zod.ts';
import { LISTED_TYPES } from '#src/entities/post/model/listed-types.ts';
import { usePostTypeNames } from '#src/entities/post/parts/use-post-type-names.ts';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { FieldGroup } from '#src/shared/ui/FieldGroup.tsx';
import styles from './TabTypes.module.css';

type TabTypesProps = {
  /** The chosen types; empty means all of them. */
  types: readonly PostType[];
  onChange: (types: readonly PostType[]) => void;
};

/** Chooses the post types a tab shows. */
export function TabTypes({ types, onChange }: TabTypesProps) {
  const { t } = useLingui();
  const names = usePostTypeNames();
  const hintId = useId();
  const toggle = (type: PostType): void =>
    onChange(types.includes(type) ? types.filter((one) => one !== type) : [...types, type]);
  return (
    <FieldGroup name={t`Only these types`}>
      <div className={styles.types}>
        {LISTED_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={names[type]}
            aria-describedby={hintId}
            checked={types.includes(type)}
            onChange={() => toggle(type)}
          />
        ))}
      </div>
      <p id={hintId} className={styles.hint}>
        {t`If you choose none, all types are shown.`}
      </p>
    </FieldGroup>
  );
}
