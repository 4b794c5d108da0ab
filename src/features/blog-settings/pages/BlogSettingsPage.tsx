import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { BlogSettingCards } from '../components/BlogSettingCards.tsx';
import { BlogSettingsFrame } from '../components/BlogSettingsFrame.tsx';
import { BlogSettingsContext } from '../components/blog-settings-context.ts';
import { DeleteCard } from '../components/DeleteCard.tsx';
import { NameCard } from '../components/NameCard.tsx';
import { blogSettingsQuery } from '../data/blog-settings.ts';

function Settings({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(blogSettingsQuery(blog.name));
  if (!data && error)
    return (
      <ErrorState
        title={t`The settings could not be loaded`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error, t`Nothing was changed.`)}
      </ErrorState>
    );
  if (!data) return <PostSkeleton media={false} />;
  return (
    <BlogSettingsContext value={{ blog: blog.name, settings: data }}>
      <BlogSettingCards />
      <NameCard blog={blog.name} renamedTs={data.nameChangeTs} />
      <DeleteCard blog={blog} />
    </BlogSettingsContext>
  );
}

/** Page of a blog's settings (spec 000 §2.7: /settings/blog/{blogName}); each change is saved on its own. */
export default function BlogSettingsPage() {
  const { t } = useLingui();
  return (
    <BlogSettingsFrame part="settings" title={t`Settings of a blog`} forAdmins>
      {(blog) => <Settings key={blog.uuid} blog={blog} />}
    </BlogSettingsFrame>
  );
}
