import { useLingui } from '@lingui/react/macro';
import type { ContentLabelCategory } from '#generated/zod/contentLabelCategory.zod.ts';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { FieldGroup } from '#src/shared/ui/FieldGroup.tsx';
import { LABELS, postLabelNames } from '../model/labels.ts';
import styles from './labels.module.css';

/** Content labels chosen for a post. */
export interface ChosenLabels {
  isLabelled: boolean;
  categories: readonly ContentLabelCategory[];
}

type LabelChoiceProps = {
  value: ChosenLabels;
  /** Categories set by the site, which the author cannot remove. */
  locked?: readonly ContentLabelCategory[];
  onChange: (value: { isLabelled: boolean; categories: ContentLabelCategory[] }) => void;
};

/** Lets the author choose content labels (spec 001 §3). */
export function LabelPicker({ value: { isLabelled, categories }, locked = [], onChange }: LabelChoiceProps) {
  const { t, i18n } = useLingui();
  const isLocked = locked.length > 0;
  return (
    <FieldGroup name={t`Content label`}>
      <Checkbox
        label={t`Cover this post`}
        hint={t`Readers see the post only after they choose to.`}
        checked={isLabelled}
        disabled={isLocked}
        onChange={(event) =>
          onChange({ isLabelled: event.currentTarget.checked, categories: [...categories] })
        }
      />
      {isLabelled ? (
        <div className={styles.labels}>
          {LABELS.map((label) => (
            <Checkbox
              key={label}
              label={i18n._(postLabelNames[label])}
              hint={locked.includes(label) ? t`Added by Skein. You cannot remove it.` : undefined}
              checked={categories.includes(label)}
              disabled={locked.includes(label)}
              onChange={(event) => {
                const chosen = new Set(categories);
                if (event.currentTarget.checked) chosen.add(label);
                else chosen.delete(label);
                onChange({ isLabelled, categories: LABELS.filter((one) => chosen.has(one)) });
              }}
            />
          ))}
        </div>
      ) : null}
    </FieldGroup>
  );
}
