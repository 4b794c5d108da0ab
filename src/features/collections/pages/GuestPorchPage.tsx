import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { blogPorchQuery, cachePorchTheme } from '../data/porch.ts';
import { Evening } from '../porch/Evening.tsx';
import { Lanterns } from '../porch/Lanterns.tsx';
import { PorchHead } from '../porch/PorchHead.tsx';
import { PorchWall } from '../porch/PorchWall.tsx';
import styles from './PorchPage.module.css';

/** The porch of a blog's owner as a guest finds it, without what the guest may not see. */
export default function GuestPorchPage() {
  const { t } = useLingui();
  const { blogname = '' } = useParams();
  const { isLoggedIn } = useViewer();
  const queryClient = useQueryClient();
  const { data, error } = useQuery(blogPorchQuery(blogname));
  const porch = data?.response.porch;
  useEffect(() => {
    if (porch) cachePorchTheme(queryClient, porch, blogname);
  }, [queryClient, porch, blogname]);
  if (!porch) {
    if (error) throw error;
    return <PostSkeleton />;
  }
  return (
    <div className={styles.page}>
      <PageHead
        title={t`The patio of ${blogname}`}
        description={porch.greeting}
        canonical={paths.blogPorch(blogname)}
        noIndex={porch.visibility !== 'everyone'}
      />
      <Evening>
        <Lanterns lanterns={porch.lanterns} lights={porch.lights} />
      </Evening>
      <PorchHead porch={porch}>
        {isLoggedIn ? <ButtonLink href={paths.porch()}>{t`Your patio`}</ButtonLink> : null}
      </PorchHead>
      <PorchWall porch={porch} />
      <ThreadEnd>
        <Trans>Mind the step.</Trans>
      </ThreadEnd>
    </div>
  );
}
