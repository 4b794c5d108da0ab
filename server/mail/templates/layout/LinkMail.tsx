import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { Card } from './Card.tsx';
import { CopyAddress } from './CopyAddress.tsx';
import { Moments } from './Moments.tsx';
import { useMail } from './mail-parts-context.ts';
import type { ChangeOrigin } from './OriginFacts.tsx';
import { Paragraph, Title } from './Text.tsx';

/** A link that works once, for a while. Times are milliseconds since 1970. */
export interface LinkProps {
  link: string;
  expiresAt: number;
  /** The request for the link; undefined when the site sent it by itself. */
  origin?: ChangeOrigin;
}

interface LinkMailProps extends LinkProps {
  title: string;
  /** First sentences: what the link does. */
  children: ReactNode;
  action: string;
  /** Says what happens when nobody follows the link. */
  otherwise: ReactNode;
}

/** A link that ends within this time names the hour alone. */
const SOON_MS = 3 * 3_600_000;

/** A mail with a link that works once: when it was asked for, the button, and when it ends. */
export function LinkMail({ title, children, link, expiresAt, origin, action, otherwise }: LinkMailProps) {
  const { t } = useLingui();
  const { clock } = useMail();
  const isSoon = origin !== undefined && expiresAt - origin.at < SOON_MS;
  const place = origin && [origin.client, origin.network].filter((part) => part !== undefined).join(', ');
  return (
    <Card>
      <Title>{title}</Title>
      <Paragraph>{children}</Paragraph>
      <Moments
        moments={[
          ...(origin ? [{ title: t`${clock.time(origin.at)}, somebody asked for it`, detail: place }] : []),
          { title: t`Now`, isNow: true, detail: <ActionButton href={link} label={action} above={8} /> },
          {
            title: isSoon
              ? t`${clock.time(expiresAt)}: it stops working`
              : t`${clock.moment(expiresAt)}: it stops working`,
          },
        ]}
      />
      <Paragraph tone="muted" above={28}>
        {otherwise}
      </Paragraph>
      <CopyAddress href={link} />
    </Card>
  );
}
