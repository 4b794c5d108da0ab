import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  getAppealDecisionMutationOptions,
  getGetModerationDecisionQueryKey,
} from '#generated/hooks/communities/communities.ts';
import type { AppealDecision201 } from '#generated/zod/appealDecision201.zod.ts';
import { AppealDecisionBody, appealDecisionBodyTextMax } from '#generated/zod/appealDecisionBody.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import type { ModerationDecision } from '#generated/zod/moderationDecision.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { ContentBlocks } from '#src/entities/post/blocks/ContentBlocks.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { readUnsentText, storeUnsentText } from '#src/shared/lib/storage/unsent-text.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { CommunityPicture } from '../components/CommunityPicture.tsx';
import { DecisionLetter } from './DecisionLetter.tsx';
import styles from './DecisionView.module.css';

type DecisionViewProps = {
  community: string;
  /** Picture of the community; undefined while it may not be read. */
  picture?: Community['avatarImage'] | undefined;
  decision: ModerationDecision;
};

const schema = z.pick(AppealDecisionBody, { text: true });

const normalizeAppeal = ({ text }: { text: string }) => ({ text: text.trim() });

/** One field: what the moderators missed. The words are kept in the browser until they are sent. */
function AppealForm({ community, decision }: DecisionViewProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [own] = useViewer().blogs;
  const draftKey = { writer: own?.uuid, kind: 'appeal', target: decision.id } as const;
  const keep = (words: string): void =>
    storeUnsentText(draftKey, words, {
      address: paths.moderationDecision(community, decision.id),
      to: community,
    });
  const form = useContractForm({
    schema,
    initial: { text: readUnsentText(draftKey) },
    normalize: normalizeAppeal,
    fieldErrorText: { text: { missing: t`Say first what they missed.` } },
    request: (data) => ({ community, decisionId: decision.id, data }),
    call: getAppealDecisionMutationOptions,
    write: {
      onSuccess: (_: AppealDecision201) => {
        keep('');
        return queryClient.invalidateQueries({
          queryKey: getGetModerationDecisionQueryKey(community, decision.id),
        });
      },
    },
    errorText: { unknown: t`Your appeal was not sent. Try again.` },
  });
  const field = form.field('text');
  return (
    <ContractForm form={form} className={styles.form}>
      <TextArea
        {...field}
        onChange={(event) => {
          field.onChange(event);
          keep(event.currentTarget.value);
        }}
        label={t`What did we miss?`}
        hint={t`Somebody else than the one who decided reads it, where there is one. You can appeal once.`}
        rows={4}
        maxLength={appealDecisionBodyTextMax}
      />
      <FormMessages messages={form.messages} />
      <Button
        type="submit"
        variant="primary"
        loading={form.busy}
        className={styles.send}
      >{t`Send it`}</Button>
    </ContractForm>
  );
}

/** The thing as its author wrote it. */
function Thing({ decision: { post, comment } }: { decision: ModerationDecision }) {
  const content = comment?.content ?? post?.content;
  if (!content || content.length === 0) return null;
  const blog = comment?.blog ?? post?.blog;
  const createdTs = comment?.createdTs ?? post?.timestamp ?? 0;
  return (
    <div className={styles.thing}>
      {blog ? (
        <p className={styles.author}>
          <BlogAvatar blog={blog} size={28} />
          <b translate="no">{blog.name}</b> <RelativeTime timestamp={createdTs} />
        </p>
      ) : null}
      <ContentBlocks
        content={content}
        layout={comment ? [] : (post?.layout ?? [])}
        id={comment ? `comment:${comment.id}` : (post?.id ?? '')}
        postedAt={createdTs}
        whole
      />
    </div>
  );
}

/** The way from the decision to the answer, on one thread that ends when it ends. */
function Trail({ community, picture = [], decision }: DecisionViewProps) {
  const { t } = useLingui();
  const { appeal, blog } = decision;
  if (!appeal) return null;
  return (
    <ol className={styles.trail}>
      <li>
        <span className={styles.bead}>{blog ? <BlogAvatar blog={blog} size={32} /> : null}</span>
        <b translate="no">{blog?.name ?? t`You`}</b> <RelativeTime timestamp={appeal.sentTs} />
        <p dir="auto">{appeal.text}</p>
      </li>
      <li>
        <span className={styles.bead}>
          <CommunityPicture community={{ name: community, avatarImage: picture }} size={32} />
        </span>
        {appeal.state === 'open' ? (
          <p>{t`The moderators have not answered yet.`}</p>
        ) : (
          <>
            <b>{t`The moderators`}</b>{' '}
            {appeal.decidedTs ? <RelativeTime timestamp={appeal.decidedTs} /> : null}
            <p>{appeal.state === 'accepted' ? t`You were right. It is undone.` : t`The decision stands.`}</p>
            {appeal.message ? <p dir="auto">{appeal.message}</p> : null}
          </>
        )}
      </li>
    </ol>
  );
}

function useTitle({ appeal, kind }: ModerationDecision): string {
  const { t } = useLingui();
  if (appeal?.state === 'accepted')
    return kind === 'member' ? t`It is lifted. We were wrong.` : t`It is back up. We were wrong.`;
  if (appeal?.state === 'rejected') return t`The decision stands`;
  if (appeal) return t`Your appeal is with the moderators`;
  return t`What the moderators decided`;
}

/** Renders a decision for whom it is about: the letter, the thing, the appeal and its outcome. */
export function DecisionView({ community, picture, decision }: DecisionViewProps) {
  const { t } = useLingui();
  const title = useTitle(decision);
  const { postId, appeal, canAppeal, decidedTs } = decision;
  return (
    <article className={styles.card}>
      <PageHead title={title} noIndex />
      {decision.appeal ? <h2>{title}</h2> : null}
      <DecisionLetter decision={decision} />
      <p className={styles.when}>
        <Trans>
          The moderators, <RelativeTime timestamp={decidedTs} />. Only you and they can see this.
        </Trans>
      </p>
      <Thing decision={decision} />
      {canAppeal ? <AppealForm community={community} decision={decision} /> : null}
      <Trail community={community} picture={picture} decision={decision} />
      {appeal?.state === 'accepted' && postId ? (
        <Link href={paths.communityPost(community, postId)}>{t`See it in the community`}</Link>
      ) : null}
    </article>
  );
}
