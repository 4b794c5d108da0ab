import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { ExploreTabs } from '#src/entities/explore/ExploreTabs.tsx';
import { paths } from '#src/paths/paths.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { OVERVIEW_TAG_COUNT, SENTENCE_TAG_COUNT } from '../data/trending.ts';
import { tagsOrderOf } from '../model/tags-order.ts';
import styles from '../pages/TagPage.module.css';
import { FollowedTags } from './FollowedTags.tsx';
import { TagSentence } from './TagSentence.tsx';
import { TrendingTags } from './TrendingTags.tsx';

/** Overview of tags, what people write about first: shown by `/tagged` without a tag. */
export function TagOverview() {
  const { t } = useLingui();
  const { search } = useLocation();
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Tags`}
        description={t`What people on Skein talk about these days.`}
        canonical={paths.tagged()}
      />
      <ExploreTabs current="tags" />
      <VisuallyHidden as="h1">{t`Tags`}</VisuallyHidden>
      <TagSentence />
      <FollowedTags order={tagsOrderOf(new URLSearchParams(search))} />
      <TrendingTags limit={OVERVIEW_TAG_COUNT} look="page" after={SENTENCE_TAG_COUNT} />
    </div>
  );
}
