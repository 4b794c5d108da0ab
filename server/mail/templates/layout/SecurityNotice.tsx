import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { Card } from './Card.tsx';
import { CopyAddress } from './CopyAddress.tsx';
import { Moments } from './Moments.tsx';
import { useMail } from './mail-parts-context.ts';
import { type ChangeOrigin, OriginFacts } from './OriginFacts.tsx';
import { Paragraph, Strong, Title } from './Text.tsx';

/** Link that undoes a change, and the time until which it works. */
export interface UndoLink {
  link: string;
  until: number;
}

interface SecurityNoticeProps {
  title: string;
  /** First sentences: what happened. */
  children: ReactNode;
  origin: ChangeOrigin;
  /** Name of the changed thing, above the origin. */
  what?: string | undefined;
  /** The way back of a change that can be undone. */
  undo?: UndoLink;
  /** The way back of another change: a page that asks for a new password. */
  help?: string;
}

/** A mail about a change of the account: what, where and when, and the way back. */
export function SecurityNotice({ title, children, origin, what, undo, help }: SecurityNoticeProps) {
  const { t } = useLingui();
  const { clock } = useMail();
  return (
    <Card>
      <Title>{title}</Title>
      <Paragraph>{children}</Paragraph>
      <OriginFacts origin={origin} what={what} />
      {undo && (
        <>
          <Moments
            moments={[
              {
                title: t`Now, if it was not you`,
                isNow: true,
                detail: (
                  <>
                    <ActionButton href={undo.link} label={t`Take it back`} above={8} />
                    <Paragraph size="detail" tone="muted" above={10}>
                      {t`The change is undone, everybody is logged out, and you choose a new password.`}
                    </Paragraph>
                  </>
                ),
              },
              { title: t`${clock.moment(undo.until)}: the button stops working` },
            ]}
          />
          <Paragraph tone="muted" above={28}>{t`It was you? There is nothing to do.`}</Paragraph>
          <CopyAddress href={undo.link} />
        </>
      )}
      {help && (
        <>
          <Paragraph above={20}>
            <Strong>{t`If it was not you,`}</Strong>{' '}
            {t`choose a new password now. That logs out everybody else, on every device.`}
          </Paragraph>
          <ActionButton href={help} label={t`Choose a new password`} above={20} />
          <Paragraph tone="muted" above={20}>{t`It was you? There is nothing to do.`}</Paragraph>
        </>
      )}
    </Card>
  );
}
