import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OnboardingTopic } from '#generated/zod/onboardingTopic.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import styles from '../components/Onboarding.module.css';
import { OnboardingFrame } from '../components/OnboardingFrame.tsx';
import { TopicTile } from '../components/TopicTile.tsx';
import { topicsQuery, useChooseTopics } from '../data/onboarding.ts';
import { storedTopics, storeTopics } from '../model/chosen-topics.ts';
import { relatedTagsOf, withToggled } from '../model/topics.ts';

/** Number of tiles visible without scrolling on most screens. */
const EAGER_TILE_COUNT = 8;
const SKELETON_KEYS = Array.from({ length: EAGER_TILE_COUNT }, (_, place) => place);

function SkipLink() {
  const { t } = useLingui();
  return <AppLink to={paths.startingBlogs()} className={styles.skip}>{t`Skip this step`}</AppLink>;
}

interface TopicSelection {
  chosen: ReadonlySet<string>;
  toggle: (tag: string) => void;
  /** Clears the stored selection after it was sent. */
  forget: () => void;
}

/** Returns the selection: the one stored in this tab, else the followed topics. */
function useTopicSelection(topics: readonly OnboardingTopic[]): TopicSelection {
  const member = useViewer().user?.userUuid ?? '';
  const [changed, setChanged] = useState<ReadonlySet<string>>();
  const followed = topics.filter(({ isFollowed }) => isFollowed).map(({ tag }) => tag);
  const chosen = changed ?? storedTopics(member) ?? new Set(followed);
  return {
    chosen,
    toggle: (tag) => {
      const next = withToggled(chosen, tag);
      setChanged(next);
      storeTopics(member, next);
    },
    forget: () => storeTopics(member, undefined),
  };
}

type TopicsProps = { topics: readonly OnboardingTopic[]; choice: TopicSelection };

/** Footer with the number of chosen topics, related tags, and the next action. */
function SelectionFooter({ topics, choice, minimum }: TopicsProps & { minimum: number }) {
  const { t } = useLingui();
  const { chosen, toggle, forget } = choice;
  const { write, busy } = useChooseTopics(t`Your topics were not saved. Please try again.`, forget);
  const missing = Math.max(0, minimum - chosen.size);
  const near = relatedTagsOf(topics, chosen);
  return (
    <>
      {near.length > 0 ? (
        <div className={styles.closeBy}>
          <h2 className={styles.closeByTitle}>{t`Related topics`}</h2>
          {near.map((tag) => (
            <TagChip key={tag} tag={tag} selected={chosen.has(tag)} onSelect={() => toggle(tag)} />
          ))}
        </div>
      ) : null}
      <div className={styles.way}>
        <p role="status" className={styles.count}>
          {missing > 0
            ? t`${plural(missing, { one: 'Choose # more', other: 'Choose # more' })}`
            : t`${plural(chosen.size, { one: '# topic chosen', other: '# topics chosen' })}`}
        </p>
        <SkipLink />
        <Button
          variant="primary"
          size="large"
          disabled={missing > 0}
          loading={busy}
          onClick={() => void write({ data: { tags: [...chosen] } })}
        >
          {t`Go on`}
        </Button>
      </div>
    </>
  );
}

function TopicTiles({ topics, choice: { chosen, toggle } }: TopicsProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.topics} aria-label={t`Topics`}>
      {topics.map((topic, place) => (
        <li key={topic.tag}>
          <TopicTile
            topic={topic}
            chosen={chosen.has(topic.tag)}
            eager={place < EAGER_TILE_COUNT}
            onToggle={() => toggle(topic.tag)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder while topics load, and message when there are none. */
function TopicsUnavailable() {
  const { t } = useLingui();
  const { isError, error, isFetching, refetch, data } = useQuery(topicsQuery());
  if (isError) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {errorMessage(error, t`The topics could not be loaded.`)}
      </ErrorState>
    );
  }
  if (data) {
    return (
      <EmptyState
        title={t`No topics yet`}
        action={<ButtonLink href={paths.startingBlogs()} variant="primary">{t`Go on`}</ButtonLink>}
      >
        {t`Topics are listed here as soon as there are posts.`}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.topics} aria-hidden="true">
      {SKELETON_KEYS.map((place) => (
        <li key={place}>
          <Bone width="100%" className={styles.bone} />
        </li>
      ))}
    </ul>
  );
}

/** Topic selection during sign-up (spec 000 §2.1): topics as pictures. Earlier choices are selected. */
export default function TopicsPage() {
  const { t } = useLingui();
  const { data } = useQuery(topicsQuery());
  const { topics, minimum } = data?.response ?? { topics: [], minimum: 0 };
  const choice = useTopicSelection(topics);
  const shown = { topics, choice };
  // The same frame is used before and after the topics load, so that the focused heading stays.
  return (
    <>
      <PageHead title={t`What do you love?`} noIndex />
      <OnboardingFrame
        step="topics"
        title={t`What do you love?`}
        lead={t`Choose a few topics. We suggest blogs and posts from them, and you can change your choice at any time.`}
        foot={
          topics.length > 0 ? (
            <SelectionFooter {...shown} minimum={minimum} />
          ) : (
            <div className={styles.way}>
              <SkipLink />
            </div>
          )
        }
      >
        {topics.length > 0 ? <TopicTiles {...shown} /> : <TopicsUnavailable />}
      </OnboardingFrame>
    </>
  );
}
