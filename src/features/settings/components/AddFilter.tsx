import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  getAddFilteredContentMutationOptions,
  getAddFilteredTagsMutationOptions,
} from '#generated/hooks/filters/filters.ts';
import { limits } from '#generated/limits.ts';
import { addFilteredContentBodyFilteredContentItemMax as TEXT_MAX } from '#generated/zod/addFilteredContentBody.zod.ts';
import type { FilterScope } from '#generated/zod/filterScope.zod.ts';
import { SettingSelect } from '#src/entities/settings/SettingSelect.tsx';
import { useUndo } from '#src/entities/settings/use-undo.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './AddFilter.module.css';

type FilterAction = 'warn' | 'hide';
type FilterDuration = 'day' | 'week' | 'forever';
type FilterPlace = 'everywhere' | 'lists' | 'dashboard' | 'discovery' | 'blogs';

/** Durations in seconds; 0 means without end. */
const DURATION_SECONDS: Record<FilterDuration, number> = { day: 86_400, week: 604_800, forever: 0 };

/** Request values of the places; none means everywhere. */
const SCOPES_OF_PLACE: Record<FilterPlace, { scopes?: FilterScope[] }> = {
  everywhere: {},
  lists: { scopes: ['dashboard', 'discovery', 'communities', 'activity'] },
  dashboard: { scopes: ['dashboard'] },
  discovery: { scopes: ['discovery'] },
  blogs: { scopes: ['blogs'] },
};

/** Form that filters a tag (with a leading `#`) or a text, with treatment, duration and place. */
export function AddFilter() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [action, setAction] = useState<FilterAction>('warn');
  const [time, setTime] = useState<FilterDuration>('forever');
  const [place, setPlace] = useState<FilterPlace>('everywhere');
  const [isTried, setTried] = useState(false);
  const tags = useUndo(getAddFilteredTagsMutationOptions);
  const texts = useUndo(getAddFilteredContentMutationOptions);
  const value = typed.trim();
  const isTag = value.startsWith('#');
  const name = isTag ? value.replace(/^#+\s*/, '') : value;
  const [count, most] = [name.length, isTag ? limits.tagLength : TEXT_MAX];
  const isFitting = name !== '' && count <= most;
  const failure = tags.error ?? texts.error;
  const send = async (): Promise<void> => {
    setTried(!isFitting);
    if (!isFitting) return;
    const how = { action, expires_in: DURATION_SECONDS[time], ...SCOPES_OF_PLACE[place] };
    texts.clearError();
    tags.clearError();
    const isDone = isTag
      ? await tags.write({ data: { filtered_tags: [name], ...how } })
      : await texts.write({ data: { filtered_content: [name], ...how } });
    // Text typed during the request is kept as the next filter.
    if (isDone) setTyped((now) => (now.trim() === value ? '' : now));
  };
  const unfit =
    name === ''
      ? t`Type a tag or a text.`
      : t`This has ${count} characters. At most ${most} are possible: shorten it.`;
  const refused = failure ? errorMessage(failure, t`The filter was not added.`) : undefined;
  const problem = isTried && !isFitting ? unfit : refused;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={t`Filter a tag or a text`}
        placeholder={t`#spoilers, or any words`}
        value={typed}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setTried(false);
        }}
        {...(problem ? { error: problem } : {})}
      />
      <Button type="submit" variant="primary" loading={tags.busy || texts.busy} className={styles.submit}>
        {t`Add filter`}
      </Button>
      <div className={styles.how}>
        <SettingSelect
          label={t`What happens to its posts`}
          value={action}
          choices={{ warn: t`Cover its posts`, hide: t`Hide its posts` }}
          onChange={setAction}
        />
        <SettingSelect
          label={t`How long`}
          value={time}
          choices={{ day: t`For a day`, week: t`For a week`, forever: t`For ever` }}
          onChange={setTime}
        />
        <SettingSelect
          label={t`Where`}
          value={place}
          choices={{
            everywhere: t`Everywhere`,
            lists: t`Everywhere except on blog pages`,
            dashboard: t`Only on the dashboard`,
            discovery: t`Only in explore, tags and search`,
            blogs: t`Only on blog pages`,
          }}
          onChange={setPlace}
        />
      </div>
    </form>
  );
}
