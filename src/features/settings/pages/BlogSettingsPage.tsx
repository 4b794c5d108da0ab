import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { DeleteCard } from '../components/home/DeleteCard.tsx';
import { HomeFrame } from '../components/home/HomeFrame.tsx';
import { HomeContext } from '../components/home/home-context.ts';
import { NameCard } from '../components/home/NameCard.tsx';
import { QueueCard } from '../components/home/QueueCard.tsx';
import { SeenCard } from '../components/home/SeenCard.tsx';
import { AskCard, OthersCard } from '../components/home/TalkCards.tsx';
import { WordsCard } from '../components/home/WordsCard.tsx';
import { blogSettingsQuery } from '../data/blog-settings.ts';

function Settings({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(blogSettingsQuery(blog.name));
  if (!data && error)
    return (
      <ErrorState
        title={t`The settings did not come through`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {detailOf(error, t`Nothing was changed.`)}
      </ErrorState>
    );
  if (!data) return <PostSkeleton media={false} />;
  return (
    <HomeContext value={{ blog: blog.name, settings: data }}>
      <WordsCard />
      <SeenCard />
      <AskCard />
      <OthersCard />
      <QueueCard />
      <NameCard blog={blog.name} />
      <DeleteCard blog={blog} />
    </HomeContext>
  );
}

/** What is set for one blog (spec 000 §2.7: /settings/blog/{blogName}); each change is saved by itself. */
export default function BlogSettingsPage() {
  const { t } = useLingui();
  return (
    <HomeFrame part="settings" title={t`Settings of a blog`} forAdmins>
      {(blog) => <Settings key={blog.uuid} blog={blog} />}
    </HomeFrame>
  );
}
