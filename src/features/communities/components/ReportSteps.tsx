import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useCloseLayer, useLayer } from '#src/shared/navigation/layer-context.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import styles from './Report.module.css';

type StepProps = { community: Pick<Community, 'name' | 'title'> };

/** Says what happens with a report that was sent. The children say what the moderators may decide. */
export function ReportSent({ community: { name, title }, children }: StepProps & { children: ReactNode }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { layer } = useLayer();
  const close = useCloseLayer();
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Thank you. It is with the moderators of {title}.</Trans>
      </h1>
      <ol className={styles.next}>
        <li>
          <Trans>One of them looks at it. They see why it was reported, not by whom.</Trans>
        </li>
        <li>{children}</li>
        <li>
          <Trans>You hear what they decided, among your notifications.</Trans>
        </li>
      </ol>
      {layer === 'base' ? (
        <ButtonLink href={paths.community(name)} variant="primary" size="large" block>
          {t`Go to the community`}
        </ButtonLink>
      ) : (
        <Button variant="primary" size="large" block onClick={close}>{t`Done`}</Button>
      )}
    </>
  );
}

/** The thing that was named is gone, or never was. */
export function NothingToReport({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      art="tangle"
      title={t`There is nothing here to report`}
      action={<ButtonLink href={paths.community(name)}>{t`Go to the community`}</ButtonLink>}
    >
      <Trans>It was deleted or taken down in the meantime.</Trans>
    </EmptyState>
  );
}

/** Asks somebody who is no member to join before they report. */
export function JoinToReport({ community: { name, title } }: StepProps) {
  const { t } = useLingui();
  return (
    <>
      <h1>
        <Trans>Members report to the moderators</Trans>
      </h1>
      <p>
        <Trans>Join {title} first; then the moderators can answer you.</Trans>
      </p>
      <AppLink
        to={paths.joinCommunity(name)}
        layer="modal"
        className={buttonClass({ variant: 'primary', size: 'large' })}
      >{t`Join`}</AppLink>
    </>
  );
}
