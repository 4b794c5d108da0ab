import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { LOCALES } from '#src/domain/language/locales.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { wallTimeOf } from '#src/shared/lib/time/wall-time.ts';
import { FieldError } from '#src/shared/ui/FormField.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import styles from './BlazeForm.module.css';
import { TagsInput } from './TagsInput.tsx';

/** Number of tags of an audience (contract, CampaignRequest). */
const MAX_TAGS = 10;
/** Longest time before a campaign begins (contract, CampaignRequest). */
const MAX_START_DELAY_MS = 30 * 86_400_000;

/** Languages by their code without a region: readers of `pt-br` are those of `pt`. */
const LANGUAGES = Object.values(LOCALES).filter(
  ({ code }) => !code.includes('-') || code === 'en-us' || code === 'zh-cn',
);

/** People that a campaign addresses, and its begin. */
export interface Audience {
  tags: string[];
  /** Code of a language; empty for any. */
  language: string;
  /** Local date and time; empty for as soon as it is accepted. */
  start: string;
}

type AudienceFieldsProps = {
  audience: Audience;
  onChange: (change: Partial<Audience>) => void;
  /** Why the server refused the time. */
  startError: string | undefined;
};

/** The audience of a campaign as one sentence. */
export function AudienceFields({ audience, onChange, startError }: AudienceFieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const isHydrated = useHydrated();
  const { tags, language, start } = audience;
  const chosen = (
    <TagsInput
      tags={tags}
      max={MAX_TAGS}
      label={t`Add a tag whose readers see it`}
      placeholder={tags.length === 0 ? t`anything, or #add a tag` : t`#add a tag`}
      onChange={(next) => onChange({ tags: next })}
    />
  );
  const languages = (
    <Select
      aria-label={t`Language that they read the site in`}
      value={language}
      onChange={({ target }) => onChange({ language: target.value })}
    >
      <option value="">{t`any language`}</option>
      {LANGUAGES.map(({ code, name }) => (
        <option key={code} value={code.split('-')[0]}>
          {name}
        </option>
      ))}
    </Select>
  );
  const begins = (
    <input
      type="datetime-local"
      className={styles.start}
      aria-label={t`Earliest begin; left empty it begins as soon as it is accepted`}
      aria-invalid={startError ? true : undefined}
      aria-describedby={startError ? `${id}-start` : undefined}
      value={start}
      min={isHydrated ? wallTimeOf(siteNow()) : undefined}
      max={isHydrated ? wallTimeOf(siteNow() + MAX_START_DELAY_MS) : undefined}
      onChange={({ target }) => onChange({ start: target.value })}
    />
  );
  return (
    <div className={styles.audience}>
      <div className={styles.sentence}>
        <Trans>
          For people who read {chosen} in {languages} from {begins} on.
        </Trans>
      </div>
      {startError ? <FieldError id={`${id}-start`}>{startError}</FieldError> : null}
    </div>
  );
}
