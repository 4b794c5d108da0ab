import { Trans, useLingui } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import styles from './NothingWaits.module.css';
import type { QueueType } from './queue-types.ts';

/** Renders the empty queue: a darned hole. */
export function NothingWaits({ community, type }: { community: Community; type: QueueType }) {
  const { t } = useLingui();
  return (
    <section className={styles.nothing}>
      <svg viewBox="0 0 260 130" aria-hidden="true">
        <path strokeDasharray="7 9" d="M130 8c42 0 68 22 68 55s-26 56-68 56-68-24-68-56 26-55 68-55Z" />
        <path className={styles.warp} d="M90 36v54M106 28v70M122 24v78M138 24v78M154 28v70M170 36v54" />
        <path
          strokeWidth="7"
          d="M82 46h8m16 0h16m16 0h16m16 0h8M98 62h8m16 0h16m16 0h16M82 78h8m16 0h16m16 0h16m16 0h8"
        />
        <path d="M178 78c30 6 42 34 24 36s-12-34 54-10" />
      </svg>
      <h2>{t`Nothing waits`}</h2>
      <p>
        {type === 'all' ? (
          <Trans>Everything that was reported, held or asked for is settled.</Trans>
        ) : (
          <Trans>Nothing of this kind. The other parts of the queue may have something.</Trans>
        )}
      </p>
      {type === 'all' ? (
        <ButtonLink href={paths.community(community.name)}>{t`Go to the community`}</ButtonLink>
      ) : (
        <ButtonLink href={paths.moderationQueue(community.name)}>{t`Show everything`}</ButtonLink>
      )}
    </section>
  );
}
