import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Porch } from '#generated/zod/porch.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { cachePorchTheme, porchQuery } from '../data/porch.ts';
import { BarePorch } from '../porch/BarePorch.tsx';
import { Evening } from '../porch/Evening.tsx';
import { Lanterns } from '../porch/Lanterns.tsx';
import { PatioTabs } from '../porch/PatioTabs.tsx';
import { PorchHead } from '../porch/PorchHead.tsx';
import { PorchWall } from '../porch/PorchWall.tsx';
import { useGuestWords } from '../porch/use-guest-words.ts';
import styles from './PorchPage.module.css';

const ArrangePorch = lazyPart(() => import('../porch/ArrangePorch.tsx'), 'ArrangePorch');

type OwnPorchProps = { porch: Porch; onStart: (porch: Porch) => void };

function OwnPorch({ porch, onStart }: OwnPorchProps) {
  const { t } = useLingui();
  const guests = useGuestWords();
  const isBare = porch.widgets.length === 0 && porch.lanterns.length === 0;
  return (
    <div className={styles.page}>
      <PageHead title={t`Patio`} noIndex />
      <Evening>
        <Lanterns lanterns={porch.lanterns} lights={porch.lights} addPath={paths.arrangePorch()} />
      </Evening>
      <PatioTabs current="porch" />
      {isBare ? (
        <BarePorch porch={porch} onStart={onStart} />
      ) : (
        <>
          <PorchHead porch={porch}>
            <ButtonLink href={paths.arrangePorch()}>{t`Arrange`}</ButtonLink>
          </PorchHead>
          <PorchWall porch={porch} />
          <ThreadEnd>
            {guests[porch.visibility].says}{' '}
            <AppLink to={paths.arrangePorch()}>
              <Trans>Change</Trans>
            </AppLink>
          </ThreadEnd>
        </>
      )}
    </div>
  );
}

/** The porch of the member: a page of their own with lanterns and widgets, which `?arrange=1` arranges. */
export default function PorchPage() {
  const { data, error } = useQuery(porchQuery());
  const queryClient = useQueryClient();
  const isArranging = new URLSearchParams(useLocation().search).get('arrange') === '1';
  const [begun, setBegun] = useState<Porch>();
  const porch = data?.response.porch;
  useEffect(() => {
    if (porch) cachePorchTheme(queryClient, porch);
  }, [queryClient, porch]);
  if (!porch) {
    if (error) throw error;
    return <PostSkeleton />;
  }
  if (isArranging || begun) return <ArrangePorch porch={begun ?? porch} onDone={() => setBegun(undefined)} />;
  return <OwnPorch porch={porch} onStart={setBegun} />;
}
