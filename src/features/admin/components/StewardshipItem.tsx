import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getSetStewardshipOutcomeMutationOptions } from '#generated/hooks/communities/communities.ts';
import type { StewardshipRequest } from '#generated/zod/stewardshipRequest.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { relativeTime } from '#src/shared/lib/time/relative-time.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { useRefreshQueues } from '../data/admin.ts';
import styles from './Staff.module.css';

type Outcome = 'granted' | 'declined';

/** Form that hands the community over, or declines with a message to the member. */
function AnswerForm({ request: { id, blog } }: { request: StewardshipRequest }) {
  const { t } = useLingui();
  const again = useRefreshQueues();
  const { name } = blog;
  const [message, setMessage] = useState('');
  const [chosen, setChosen] = useState<Outcome>();
  const { write, busy, error } = useWrite(getSetStewardshipOutcomeMutationOptions, { onSuccess: again });
  const decide = (outcome: Outcome): void => {
    setChosen(outcome);
    const said = message.trim();
    void write({ requestId: id, data: { outcome, ...(said ? { message: said } : {}) } });
  };
  return (
    <div className={styles.form}>
      <TextArea
        label={t`Message to the member`}
        hint={t`They read it in the community when you decline. You can leave it empty.`}
        rows={2}
        maxLength={1000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="primary"
          loading={busy && chosen === 'granted'}
          onClick={() => decide('granted')}
        >{t`Make ${name} admin`}</Button>
        <Button
          size="small"
          variant="secondary"
          loading={busy && chosen === 'declined'}
          onClick={() => decide('declined')}
        >{t`Decline`}</Button>
      </div>
      {error ? (
        <ActionError>{errorMessage(error, t`Your change was not saved. Try again.`)}</ActionError>
      ) : null}
    </div>
  );
}

/** A member who asks for a community: what they did there, what they say, and the answer. */
export function StewardshipItem({ request }: { request: StewardshipRequest }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const { community, blog, role, joinedTs, postCount, message, requestedTs, attendedTs } = request;
  const since = (time: number): string => relativeTime(time, siteNow() / 1000, dateLocale);
  const [joined, attended] = [since(joinedTs), since(attendedTs)];
  const roles = { admin: t`admin`, moderator: t`moderator`, member: t`member` };
  return (
    <article className={styles.item} aria-label={`${community.title}: ${blog.name}`}>
      <header className={styles.head}>
        <h2 className={styles.title} dir="auto">
          <AppLink to={paths.community(community.name)}>{community.title}</AppLink>
        </h2>
        <p className={styles.detail}>{since(requestedTs)}</p>
      </header>
      <p className={styles.detail}>
        <Plural value={community.memberCount} one="# member" other="# members" /> ·{' '}
        {community.visibility === 'private' ? t`private` : t`public`} ·{' '}
        <Trans>looked after last {attended}</Trans>
      </p>
      <div className={styles.quoted}>
        <p className={styles.detail}>
          <AppLink to={paths.blog(blog.name)}>{blog.name}</AppLink> · {roles[role]} ·{' '}
          <Trans>joined {joined}</Trans> ·{' '}
          <Plural value={postCount} _0="no posts there" one="# post there" other="# posts there" />
        </p>
        {message ? (
          <p className={styles.words} dir="auto">
            {message}
          </p>
        ) : null}
      </div>
      <AnswerForm request={request} />
    </article>
  );
}
