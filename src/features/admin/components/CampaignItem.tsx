import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getAnswerCampaignReviewMutationOptions } from '#generated/hooks/blaze/blaze.ts';
import type { Campaign } from '#generated/zod/campaign.zod.ts';
import type { RejectReason } from '#generated/zod/rejectReason.zod.ts';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { SettingSelect } from '#src/entities/settings/SettingSelect.tsx';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { useRefreshQueues } from '../data/admin.ts';
import styles from './Staff.module.css';

/** Length of the words to a buyer (contract, answerCampaignReview). */
const MESSAGE_MAX_LENGTH = 300;

/** Accepts a campaign, or rejects it with a reason and words to its buyer. */
function ReviewForm({ campaign: { id } }: { campaign: Campaign }) {
  const { t } = useLingui();
  const again = useRefreshQueues();
  const [reason, setReason] = useState<RejectReason>('content');
  const [message, setMessage] = useState('');
  const [isAccepted, setAccepted] = useState(true);
  const { write, busy, error } = useWrite(getAnswerCampaignReviewMutationOptions, { onSuccess: again });
  const decide = (accepts: boolean): void => {
    setAccepted(accepts);
    const said = message.trim();
    const rejection = { reason, ...(said ? { message: said } : {}) };
    void write({ campaignId: id, data: { is_accepted: accepts, ...(accepts ? {} : rejection) } });
  };
  return (
    <div className={styles.form}>
      <SettingSelect
        label={t`Why not`}
        value={reason}
        choices={{
          content: t`Not for everybody`,
          quality: t`Hard to make out`,
          other: t`Something else`,
        }}
        onChange={setReason}
      />
      <TextArea
        label={t`Message to the buyer`}
        hint={t`It is shown with a no. All of the money goes back.`}
        rows={2}
        maxLength={MESSAGE_MAX_LENGTH}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button size="small" variant="primary" loading={busy && isAccepted} onClick={() => decide(true)}>
          {t`Let it burn`}
        </Button>
        <Button size="small" variant="secondary" loading={busy && !isAccepted} onClick={() => decide(false)}>
          {t`Say no`}
        </Button>
      </div>
      {error ? (
        <ActionError>{errorMessage(error, t`Your change was not saved. Try again.`)}</ActionError>
      ) : null}
    </div>
  );
}

/** A blazed post that waits: the post, its buyer, whom it is for, and the decision. */
export function CampaignItem({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const { post, buyer, blogName, impressionsGoal, days, tags, language, createdTs, startTs } = campaign;
  const [picture] = post?.thumb?.slice(-1) ?? [];
  const people = fullCount(impressionsGoal, locale);
  const summary = post?.summary ?? t`A post that is gone`;
  return (
    <article className={styles.item} aria-label={summary}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Trans>{people} people</Trans>, <Plural value={days} one="in a day" other="in # days" />
        </h2>
        <p className={styles.detail}>
          <RelativeTime timestamp={createdTs} />
        </p>
      </header>
      <div className={styles.quoted}>
        <p className={styles.detail}>
          {buyer ? (
            <Trans>
              Paid by <BlogName name={buyer.name} />
            </Trans>
          ) : (
            <Trans>Paid by somebody who left</Trans>
          )}
        </p>
        {picture ? <img className={styles.picture} src={picture.url} alt="" loading="lazy" /> : null}
        <p className={styles.words} dir="auto">
          {summary}
        </p>
        {post ? (
          <p className={styles.detail}>
            <AppLink
              to={paths.post(post.blogName, post.id)}
            >{t`The post of ${blogName ?? post.blogName}`}</AppLink>
          </p>
        ) : null}
      </div>
      <p className={styles.detail}>
        {tags.length > 0 ? tags.map((tag) => `#${tag}`).join(', ') : t`For anybody`}
        {language ? ` · ${language}` : ''}
        {startTs === undefined ? null : (
          <>
            {' · '}
            <Trans>
              wanted <RelativeTime timestamp={startTs} />
            </Trans>
          </>
        )}
      </p>
      <ReviewForm campaign={campaign} />
    </article>
  );
}
