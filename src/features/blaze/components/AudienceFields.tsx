import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useState } from 'react';
import { LOCALES } from '#src/domain/language/locales.ts';
import { TAG_SEPARATOR } from '#src/domain/text/tags.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { addTags } from '#src/shared/lib/text/tags.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { wallTimeOf } from '#src/shared/lib/time/wall-time.ts';
import { FieldError } from '#src/shared/ui/FormField.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import styles from './BlazeForm.module.css';

/** Number of tags of an audience (contract, CampaignRequest). */
const MAX_TAGS = 10;
/** Length of a tag in characters (contract, CampaignRequest). */
const MAX_TAG_LENGTH = 140;
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
  const [typed, setTyped] = useState('');
  const { tags, language, start } = audience;
  const add = (text: string): void => {
    setTyped('');
    const short = addTags(tags, text).map((tag) => Array.from(tag).slice(0, MAX_TAG_LENGTH).join(''));
    onChange({ tags: short.slice(0, MAX_TAGS) });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    add(typed);
  };
  const chosen = (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <TagChip key={tag} tag={tag} onRemove={() => onChange({ tags: tags.filter((one) => one !== tag) })} />
      ))}
      {tags.length < MAX_TAGS ? (
        <input
          className={styles.tag}
          aria-label={t`Add a tag whose readers see it`}
          placeholder={tags.length === 0 ? t`anything, or #add a tag` : t`#add a tag`}
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
