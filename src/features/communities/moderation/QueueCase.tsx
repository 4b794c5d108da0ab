import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import type { ModerationItem } from '#generated/zod/moderationItem.zod.ts';
import { setAppealOutcomeBodyMessageMax } from '#generated/zod/setAppealOutcomeBody.zod.ts';
import { ClaimedNotice } from '#src/entities/moderation/ClaimedNotice.tsx';
import { KeyHint } from '#src/entities/moderation/KeyHint.tsx';
import { ReportedThing } from '#src/entities/moderation/ReportedThing.tsx';
import { paths } from '#src/paths/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu, type MenuItem } from '#src/shared/ui/Menu.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { CaseReasons, CaseTitle } from './CaseReasons.tsx';
import { ItemNotes } from './ItemNotes.tsx';
import styles from './QueueCase.module.css';
import { natureOf } from './queue-entry.ts';
import type { Settling } from './use-settling.ts';

type QueueCaseProps = {
  community: Community;
  item: ModerationItem;
  /** Colleague who has it open. */
  claimer: BlogRef | undefined;
  settling: Settling;
  isShown: boolean;
  onShow: () => void;
  onTakeOver: () => void;
};

type DecideProps = Pick<QueueCaseProps, 'community' | 'item' | 'settling'>;

/** The two answers to an entry, the kinder one first, with their keys. */
function useAnswers({ community, item, settling }: DecideProps, message = '') {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { decision } = item;
  switch (natureOf(item)) {
    case 'request':
      return {
        kind: { label: t`Let in`, onPress: () => void settling.answerRequest(item, true) },
        strict: { label: t`Not now`, onPress: () => void settling.answerRequest(item, false) },
      };
    case 'appeal': {
      const answer = (outcome: 'accepted' | 'rejected') => () =>
        decision && void settling.answerAppeal({ item, decision, outcome, message });
      return item.kind === 'member'
        ? {
            kind: { label: t`Lift it`, onPress: answer('accepted') },
            strict: { label: t`It stands`, onPress: answer('rejected') },
          }
        : {
            kind: { label: t`Put it back`, onPress: answer('accepted') },
            strict: { label: t`It stays down`, onPress: answer('rejected') },
          };
    }
    case 'waiting':
      return {
        kind: { label: t`Let it in`, onPress: () => void settling.act(item, 'approve') },
        strict: { label: t`Send back`, onPress: () => void settling.act(item, 'send_back') },
      };
    default:
      if (item.kind === 'member')
        return {
          kind: { label: t`Nothing to do`, onPress: () => void settling.act(item, 'approve') },
          strict: {
            label: t`Mute or ban`,
            onPress: () => void navigate(paths.moderatedMember(community.name, item.blog.name)),
          },
        };
      return {
        kind: { label: t`Leave it up`, onPress: () => void settling.act(item, 'approve') },
        strict: { label: t`Remove`, onPress: () => void settling.act(item, 'remove') },
      };
  }
}

/** Further acts on an entry. */
function MoreActs({ community, item, settling }: DecideProps) {
  const { t } = useLingui();
  const { kind, blog, post, comment } = item;
  const isThing = kind === 'post' || kind === 'comment';
  const isLabelled = post?.communityLabels.hasCommunityLabel ?? false;
  const items: (MenuItem | false)[] = [
    isThing &&
      natureOf(item) === 'waiting' && {
        id: 'remove',
        label: t`Remove`,
        icon: 'trash',
        onAction: () => void settling.act(item, 'remove'),
      },
    isThing &&
      post !== undefined && {
        id: 'page',
        label: t`Open its page`,
        icon: 'link',
        href: paths.moderatedThing(community.name, post.id, comment?.id),
      },
    kind === 'post' && {
      id: 'label',
      label: isLabelled ? t`Take the mature label off` : t`Label as mature`,
      icon: 'eye-off',
      onAction: () => void settling.act(item, isLabelled ? 'unlabel' : 'label'),
    },
    {
      id: 'member',
      label: t`Mute or ban ${blog.name}`,
      icon: 'mute',
      href: paths.moderatedMember(community.name, blog.name),
    },
    isThing && {
      id: 'escalate',
      label: t`Pass to the staff of Skein`,
      icon: 'flag',
      onAction: () => void settling.act(item, 'escalate'),
    },
  ];
  return (
    <Menu
      label={t`More answers`}
      placement="top end"
      items={items.filter((one) => one !== false)}
      trigger={(trigger) => <IconButton icon="more" label={t`More answers`} {...trigger} />}
    />
  );
}

/** Renders the buttons that decide an entry, of equal weight. */
function Decide(props: DecideProps) {
  const { t } = useLingui();
  const { item, settling } = props;
  const [message, setMessage] = useState('');
  const answers = useAnswers(props, message.trim());
  if (!item.canDecide)
    return (
      <p className={styles.cannot}>
        {natureOf(item) === 'appeal' ? (
          <Trans>You decided this before, so another moderator answers the appeal.</Trans>
        ) : (
          <Trans>Your role does not let you decide this.</Trans>
        )}
      </p>
    );
  return (
    <>
      {natureOf(item) === 'appeal' ? (
        <TextArea
          label={t`A sentence to ${item.blog.name}, if you like`}
          rows={2}
          maxLength={setAppealOutcomeBodyMessageMax}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      ) : null}
      <div className={styles.decide}>
        <Button
          disabled={settling.busy}
          className={styles.answer}
          data-key="l"
          onClick={answers.kind.onPress}
        >
          {answers.kind.label} <KeyHint>L</KeyHint>
        </Button>
        <Button
          disabled={settling.busy}
          className={styles.answer}
          data-key="r"
          onClick={answers.strict.onPress}
        >
          {answers.strict.label} <KeyHint>R</KeyHint>
        </Button>
        <MoreActs {...props} />
      </div>
    </>
  );
}

/** Renders what an entry is about, as its author wrote it. */
function Thing({
  community,
  item,
  isShown,
  onShow,
}: Omit<QueueCaseProps, 'claimer' | 'settling' | 'onTakeOver'>) {
  const { post, comment } = item;
  const shown = { isShown, onShow };
  const pageOf = ({ name }: BlogRef): string => paths.moderatedMember(community.name, name);
  if (comment)
    return (
      <ReportedThing
        {...shown}
        blog={comment.blog}
        authorHref={pageOf(comment.blog)}
        content={comment.content}
        id={`comment:${comment.id}`}
        createdTs={comment.createdTs}
      />
    );
  if (!post) return null;
  return (
    <ReportedThing
      {...shown}
      blog={post.blog}
      authorHref={pageOf(post.blog)}
      content={post.content}
      layout={post.layout}
      id={post.id}
      createdTs={post.timestamp}
      board={community.boards.find(({ path }) => path === post.community?.boardPath)?.title}
    />
  );
}

/** Renders an open entry: why it waits, the thing itself, the answers, and what moderators say about it. */
export function QueueCase(props: QueueCaseProps) {
  const { community, item, claimer, settling, onTakeOver } = props;
  return (
    <article className={styles.case}>
      <h3>
        <CaseTitle item={item} />
      </h3>
      <CaseReasons item={item} />
      <Thing {...props} />
      {claimer ? (
        <ClaimedNotice claimer={claimer} untilTs={item.claimedUntilTs ?? 0} onTakeOver={onTakeOver} />
      ) : (
        <Decide community={community} item={item} settling={settling} />
      )}
      <ItemNotes community={community.name} item={item} />
    </article>
  );
}
