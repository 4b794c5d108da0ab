import { useLingui } from '@lingui/react/macro';
import type { LinkedInvitation } from '#generated/zod/linkedInvitation.zod.ts';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './HowToJoinChoice.module.css';

export type HowToJoin = 'keep' | 'follow';

type HowToJoinChoiceProps = {
  role: LinkedInvitation['role'];
  value: HowToJoin;
  onChange: (value: HowToJoin) => void;
};

/** Radios for a member: keep the collection together with the others, or only follow it. */
export function HowToJoinChoice({ role, value, onChange }: HowToJoinChoiceProps) {
  const { t } = useLingui();
  const ways = [
    {
      way: 'keep' as const,
      label: t`Keep it together`,
      text:
        role === 'editor'
          ? t`As editor you keep posts, write notes and arrange. You can leave any time.`
          : t`As contributor you keep posts and write notes. You can leave any time.`,
    },
    { way: 'follow' as const, label: t`Only follow`, text: t`It becomes a tab on your dashboard.` },
  ];
  return (
    <fieldset className={styles.ways}>
      <legend>
        <VisuallyHidden>{t`How to join`}</VisuallyHidden>
      </legend>
      {ways.map(({ way, label, text }) => (
        <label key={way} className={styles.way}>
          <input
            type="radio"
            name="how-to-join"
            value={way}
            checked={value === way}
            onChange={() => onChange(way)}
          />
          <span>
            <b>{label}</b>
            <small>{text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
